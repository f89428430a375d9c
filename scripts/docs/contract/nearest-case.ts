import type { Expectations } from '../../../src/source/expectations.js';
import type { Contract, Fixture } from '../../../src/source/tree.js';
import { type Edit, findEdit } from '../../shared/find-edit.js';

/** The valid case that a rejected one is an edit away from. */
export interface Nearest {
  readonly fixture: Fixture;
  readonly edit: Edit;
}

/**
 * The valid case that a rejected one was made from: the one that expect.json names, or else the first from which one edit
 * leads to it, where that edit puts in nothing beside the error. Undefined when there is none.
 */
export function nearestCase({ fixtures }: Contract, { name, value }: Fixture): Nearest | undefined {
  const { errors = [], near } = (fixtures.expect as Expectations)[name] ?? {};
  const candidates = fixtures.valid
    .filter((fixture) => near === undefined || fixture.name === near)
    .flatMap((fixture) => {
      const edit = findEdit(fixture.value, value);
      return edit && !errors.some(({ path }) => path.startsWith(`${edit.path}/`)) ? [{ fixture, edit }] : [];
    });
  const atFault = candidates.find(({ edit }) => errors.some(({ path }) => path === edit.path));
  return atFault ?? candidates[0];
}
