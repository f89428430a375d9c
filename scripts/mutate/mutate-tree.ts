import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ScriptError } from '../../src/source/problem.js';
import type { Contract, Tree } from '../../src/source/tree.js';
import { mutantsOf } from './mutants-of.js';
import type { Kind } from './mutation.js';
import type { MutantResult } from './run-mutants.js';
import { unitsOf } from './units.js';

/** A mutant by its contract, place and change, and how it fared. */
export interface Fate extends MutantResult {
  readonly contract: string;
  readonly kind: Kind;
  readonly pointer: string;
  readonly mutation: string;
}

/** A part of the work: some of the mutants of one contract, by their places in the list of all of them. */
export interface Task {
  readonly root: string;
  readonly contract: string;
  readonly from: number;
  readonly to: number;
}

/** What a worker has to say to a task. */
export type Answer = { readonly results: readonly MutantResult[] } | { readonly problem: string };

/** So many are compiled together: enough to share what they share, and few enough to spread the work. */
const TOGETHER = 60;

/** Validates every mutant of the contracts, on all cores, and says how far it is. */
export async function mutateTree(
  tree: Tree,
  contracts: readonly Contract[],
  onProgress: (validated: number, all: number) => void,
): Promise<Fate[]> {
  const units = unitsOf(tree);
  const work = contracts.map((contract) => ({ contract: contract.name, mutants: mutantsOf(units, contract) }));
  const tasks = work.flatMap(({ contract, mutants }) =>
    Array.from({ length: Math.ceil(mutants.length / TOGETHER) }, (_, i): Task => {
      return { root: tree.root, contract, from: i * TOGETHER, to: (i + 1) * TOGETHER };
    }),
  );
  const all = work.reduce((sum, { mutants }) => sum + mutants.length, 0);
  let validated = 0;
  const found = await runTasks(tasks, (found) => {
    validated += found;
    onProgress(validated, all);
  });
  return work.flatMap(({ contract, mutants }) => {
    const own = tasks.flatMap((task, i) => (task.contract === contract ? (found[i] ?? []) : []));
    return mutants.flatMap(({ kind, pointer, mutation }, i) => {
      const result = own[i];
      return result ? [{ contract, kind, pointer, mutation, ...result }] : [];
    });
  });
}

/** Hands the tasks to child processes one by one, and gives the results of each in the order of the tasks. */
async function runTasks(
  tasks: readonly Task[],
  onResults: (count: number) => void,
): Promise<(readonly MutantResult[])[]> {
  const results: (readonly MutantResult[])[] = [];
  const queue = tasks.entries();
  const serve = async (worker: ChildProcess): Promise<void> => {
    // Workers share the queue: each takes the next task when it is done with one.
    for (const [i, task] of queue) {
      const answer = await ask(worker, task);
      if ('problem' in answer) throw new ScriptError(answer.problem);
      results[i] = answer.results;
      onResults(answer.results.length);
    }
  };
  const workers = Array.from({ length: Math.min(availableParallelism(), tasks.length) }, startWorker);
  try {
    await Promise.all(workers.map(serve));
  } finally {
    for (const worker of workers) worker.disconnect();
  }
  return results;
}

const startWorker = (): ChildProcess =>
  fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), { execArgv: ['--import', import.meta.resolve('tsx')] });

function ask(worker: ChildProcess, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`a worker ended with code ${code}`));
    worker.once('exit', onExit);
    worker.once('message', (answer: Answer) => {
      worker.off('exit', onExit);
      resolve(answer);
    });
    worker.send(task);
  });
}
