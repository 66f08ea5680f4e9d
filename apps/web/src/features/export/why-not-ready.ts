import type { ProofGate } from '../../workspace/proof-gate.ts';
import { whyNotSaved } from '../../workspace/why-not-saved.ts';
import type { LoadModel } from './use-load.ts';

type State = Pick<LoadModel, 'revision' | 'saving' | 'found' | 'emptied' | 'isReady' | 'rows'> & {
  readonly target: Pick<LoadModel['target'], 'where'>;
  readonly look: Pick<LoadModel['look'], 'isError'>;
};

/** Why the load button is disabled, shown next to it; null if it is not, or if something else explains it. */
export function whyNotReady(
  { revision, saving, target, look, found, emptied, rows, isReady }: State,
  gate: ProofGate['state'],
  mayName: boolean,
): string | null {
  if (revision === null) return whyNotSaved(saving) ?? 'Saving your edits first …';
  if (!target.where) return mayName ? 'Enter the address of a database first.' : 'There is no database to load into.';
  if (found === null) return look.isError ? 'The database does not answer: see above.' : `Looking at ${target.where} …`;
  if (found.blocked) return 'It cannot be filled as it is: see above.';
  if (rows === 0) return 'There is nothing to load: its tables have no rows here, or keep the rows they have there. Choose Append or Truncate first.';
  if (!isReady) return `Type ${emptied} above to confirm.`;
  return gate === 'unknown' ? 'Looking for the last proof …' : null;
}
