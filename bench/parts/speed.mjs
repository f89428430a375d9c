// How long one result takes.

import { amount } from '../lib/render.mjs';
import { fixtureTexts, subjects } from '../lib/subjects.mjs';
import { measureSpeed } from '../speed/measure-speed.mjs';

/** The goals are about these, so they get more of the time. */
const RIVALS = ['ajv', 'hand-written'];
const PEERS = [
  ...['ajv-first-error', 'ajv-standalone', 'schemasafe', 'typebox', 'arktype', 'valibot', 'zod'],
  ...['cfworker', 'hyperjump'],
];

const GOALS = {
  worker: { is: 0.12, validate: 0.15 },
  job: { is: 0.55, validate: 0.6 },
  exec: { is: 1.1, validate: 2.5 },
};
const HAND_WRITTEN = 1.3;
const REJECTED = 1.5;

export async function measure() {
  const times = await measureSpeed([
    { candidate: 'ours', kinds: ['is', 'validate'], processes: 3 },
    ...RIVALS.map((candidate) => ({ candidate, kinds: ['is'], processes: 3 })),
    ...PEERS.map((candidate) => ({ candidate, kinds: ['is'], processes: 1 })),
    // In processes of their own: see measureSpeed.
    ...['ours', 'ajv'].map((candidate) => ({ candidate, kinds: ['reject'], processes: 3 })),
  ]);
  return { rows: [...acceptedRows(times), ...rejectedRows(times)], tables: [await peerTable(times)], times };
}

function acceptedRows({ ours, ajv, 'hand-written': handWritten }) {
  const row = (id, title, kind, against, theirs, goal) => {
    const what = kind === 'is' ? `contract(name).is, ${title}` : `validate(name, value), ${title}`;
    return { what, ours: ours[`${kind} ${id}`], theirs: theirs[`is ${id}`], against, unit: 'ns', goal };
  };
  return [
    ...subjects.map(({ id, title }) => row(id, title, 'is', 'ajv', ajv, GOALS[id].is)),
    ...subjects.map(({ id, title }) => row(id, title, 'validate', 'ajv', ajv, GOALS[id].validate)),
    ...subjects.map(({ id, title }) => row(id, title, 'is', 'hand-written', handWritten, HAND_WRITTEN)),
  ];
}

/** The rejected fixtures of each contract, and of all three: the mean of one result. */
function rejectedRows({ ours, ajv }) {
  const counts = subjects.map((subject) => fixtureTexts(subject, 'rejected').size);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = (times) => subjects.reduce((sum, { id }, i) => sum + times[`reject ${id}`] * counts[i], 0) / total;
  const row = (what, mine, theirs, goal) => ({ what, ours: mine, theirs, against: 'ajv', unit: 'ns', goal });
  return [
    row(`${total} rejected values with messages`, mean(ours), mean(ajv), REJECTED),
    ...subjects.map(({ id, title }, i) =>
      row(`  of them ${counts[i]}, ${title}`, ours[`reject ${id}`], ajv[`reject ${id}`]),
    ),
  ];
}

async function peerTable(times) {
  const rows = [];
  for (const candidate of ['ours', ...RIVALS, ...PEERS]) {
    const { title, note } = await import(`../candidates/${candidate}.mjs`);
    const cells = subjects.map(({ id }) => {
      const ns = times[candidate][`is ${id}`];
      return `${amount(ns, 'ns')} (${(ns / times.ajv[`is ${id}`]).toFixed(2)})`;
    });
    rows.push([title, ...cells, note]);
  }
  return {
    title: 'One result on a valid value; in parentheses the ratio to ajv',
    columns: ['validator', ...subjects.map(({ title }) => title), 'not the same work'],
    rows,
  };
}
