import { Problem } from '@seedbed/contract';

/** The error for an action that an archived dataset does not allow. `so`: the consequence, if it is not obvious. */
export function archivedProblem(so = ''): Problem {
  return new Problem('conflict', `The dataset is archived${so}. Restore it first: PATCH with {"archived": false}.`);
}
