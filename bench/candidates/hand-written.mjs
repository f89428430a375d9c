import { isExecRequest } from '../hand-written/exec.mjs';
import { isJobCreateRequest } from '../hand-written/job.mjs';
import { isWorkerRequest } from '../hand-written/worker.mjs';

export const title = 'hand-written';
export const note = 'takes the value for JSON; says no without a reason';

export const make = async () => ({ is: { worker: isWorkerRequest, job: isJobCreateRequest, exec: isExecRequest } });
