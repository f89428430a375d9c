import { contract, validate } from 'openvibe-contracts';
import { subjects } from '../lib/subjects.mjs';

export const title = 'openvibe-contracts';
export const note = 'also refuses what JSON cannot hold, such as undefined or a Date';

const bySubject = (make) => Object.fromEntries(subjects.map(({ id, name }) => [id, make(name)]));

export const make = async () => ({
  is: bySubject((name) => contract(name).is),
  validate: bySubject((name) => (value) => validate(name, value).valid),
  reject: bySubject((name) => (value) => validate(name, value).errors.length > 0),
});
