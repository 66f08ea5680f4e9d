import { Problem } from '@seedbed/contract';

/** The answer to what an archived dataset cannot do. `so`: what would come of it, where that is not plain. */
export function archivedProblem(so = ''): Problem {
  return new Problem('conflict', `The dataset is archived${so}. Restore it first: PATCH with {"archived": false}.`);
}
