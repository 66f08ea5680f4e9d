import type { Dataset, LastProof } from '@seedbed/contract';
import { formatCount, formatMany } from '../../lib/format.ts';
import { whyNotProvable } from '../../workspace/provable.ts';
import { staleWords, type StaleTables } from './stale-tables.ts';
import { trialWords } from './trial-words.ts';
import type { TrialState } from './trial.ts';

export type ProofState = 'proving' | 'proved' | 'refused' | 'changed' | 'failed' | 'unproved' | 'impossible';

/** The text of a dataset's proof mark, short and in full. */
export type ProofMark = { readonly state: ProofState; readonly short: string; readonly more: string; readonly why: string };

/**
 * The state of a dataset's proof, from what the server stored; exactly one state applies. `stale`: tables that were edited since the last
 * proof; null while unknown. Tables without an edit are still proved, or still refused: `refusedTables` are those of the last proof.
 */
export function proofMark(
  { lastProof, ...dataset }: Pick<Dataset, 'source' | 'tables' | 'lastProof' | 'rows'>,
  revision: number,
  stale: StaleTables | null,
  trial: TrialState,
  now: number,
  refusedTables: readonly string[] = [],
): ProofMark {
  const going = trialWords(trial, now);
  if (going)
    return {
      state: 'proving',
      short: 'proving',
      more: going.replace(/^proving/, '').trim(),
      why: 'A sample of every table is loaded into a private Postgres.',
    };
  const impossible = whyNotProvable(dataset);
  if (impossible) return { state: 'impossible', short: 'cannot be proved', more: '', why: impossible };
  if (trial.phase === 'rest' && trial.error) return { state: 'failed', short: 'not proved', more: 'the proof failed', why: 'The last proof did not finish.' };
  if (!lastProof) return { state: 'unproved', short: 'not proved', more: '', why: 'No Postgres has tried rows of this dataset yet.' };
  const still = stale ? refusedTables.filter((table) => !stale.names.includes(table)).length : 0;
  if (stale && stale.names.length > 0 && still > 0)
    return {
      state: 'refused',
      short: `${formatMany(still, 'table')} refused`,
      more: `of ${formatCount(lastProof.tables)}, and unproved changes`,
      why: `${provedWords(lastProof)} Edited since: ${staleWords(stale, Infinity)}.`,
    };
  if (stale === null ? lastProof.revision !== revision : stale.names.length > 0) {
    return {
      state: 'changed',
      short: 'unproved changes',
      more: stale ? briefly(stale, dataset.tables) : '',
      why: `Revision ${lastProof.revision} was proved. Edited since: ${stale ? staleWords(stale, Infinity) : 'not known yet'}.`,
    };
  }
  const why = provedWords(lastProof);
  const refused = lastProof.tables - lastProof.tablesAccepted;
  if (!lastProof.ok)
    return {
      state: 'refused',
      short: refused > 0 ? `${formatMany(refused, 'table')} refused` : 'not all proved',
      more: `of ${formatCount(lastProof.tables)}`,
      why,
    };
  return { state: 'proved', short: 'proved', more: triedWords(lastProof, dataset.rows), why };
}

/** Which tables were edited, as the other places name them: `customers and 2 tables that refer to it`, `all 4 tables` after another seed. */
function briefly(stale: StaleTables, tables: number): string {
  return stale.changed === tables && tables > 1 ? `all ${formatMany(tables, 'table')}` : staleWords(stale, 1);
}

/** The proved part: a proof samples large tables, and proves nothing about their other rows. */
function triedWords({ tables, rows }: LastProof, all: number): string {
  return rows < all ? `on a sample of ${formatMany(rows, 'row')}` : `${formatMany(tables, 'table')}, ${formatMany(rows, 'row')}`;
}

/** Everything that Postgres accepted, in one sentence. */
function provedWords({ tablesAccepted, tables, constraintsAccepted, constraints, rows }: Omit<LastProof, 'revision' | 'at'>): string {
  return `Postgres accepted ${formatCount(tablesAccepted)} of ${formatMany(tables, 'table')} and ${formatCount(constraintsAccepted)} of ${formatMany(constraints, 'constraint')}, with ${formatMany(rows, 'row')}.`;
}
