import type { Dataset, LastProof, RefusedLoad } from '@seedbed/contract';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { acceptedWords, emptyWords, isOfNothing, provedWords, refusedPlace } from '../../workspace/proved-words.ts';
import { whyNotProvable } from '../../workspace/provable.ts';
import { staleWords, type StaleTables } from '../../workspace/stale-tables.ts';
import { trialWords } from './trial-words.ts';
import type { TrialState } from './trial.ts';

export type ProofState = 'proving' | 'proved' | 'load-refused' | 'refused' | 'changed' | 'failed' | 'unproved' | 'impossible';

/** The text of a dataset's proof mark, short and in full. */
export type ProofMark = { readonly state: ProofState; readonly short: string; readonly more: string; readonly why: string };

/**
 * The state of a dataset's proof, from what the server stored; exactly one state applies. `stale`: tables that were edited since the last
 * proof; null while unknown. Tables without an edit are still proved, or still refused: `refusedTables` are those of the last proof.
 */
export function proofMark(
  { refusedLoad, ...dataset }: Marked,
  revision: number,
  stale: StaleTables | null,
  trial: TrialState,
  now: number,
  refusedTables: readonly string[] = [],
): ProofMark {
  const isOfThis = refusedLoad && dataset.revision === revision && !stale?.names.includes(refusedLoad.table ?? '');
  const target = isOfThis ? refusedLoad.target : null;
  const mark = ownMark({ ...dataset, refusedLoad: isOfThis && target === null ? refusedLoad : null }, revision, stale, trial, now, refusedTables);
  // What only the target asks says nothing against the proof.
  if (target === null || mark.state === 'proving') return mark;
  const { table, constraint, says } = refusedLoad!;
  const refused = `refused by ${target}: ${[table && shortName(table), constraint].filter(Boolean).join('.')}`;
  return { ...mark, more: mark.more ? `${mark.more} · ${refused}` : refused, why: `${mark.why} The schema of ${target} asks for more: ${says}` };
}

type Marked = Pick<Dataset, 'source' | 'revision' | 'tables' | 'lastProof' | 'refusedLoad' | 'rows'>;

function ownMark(
  { lastProof, refusedLoad, ...dataset }: Marked,
  revision: number,
  stale: StaleTables | null,
  trial: TrialState,
  now: number,
  refusedTables: readonly string[],
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
  // A load tries every row; what it was refused for is known better than by any sample.
  if (refusedLoad) return { state: 'load-refused', short: 'load refused', more: refusedPlace(refusedLoad), why: refusedWords(refusedLoad, lastProof) };
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
  const asked = lastProof.asked ?? dataset.rows;
  const short = acceptedWords({ ...lastProof, asked });
  if (isOfNothing(lastProof)) return { state: 'unproved', short, more: 'no table has rows', why };
  const all = `${formatMany(lastProof.tables, 'table')}, ${formatMany(lastProof.rows, 'row')}`;
  return { state: 'proved', short, more: emptyWords(lastProof) || (lastProof.rows < asked ? '' : all), why };
}

/** Which tables were edited, as the other places name them: `customers and 2 tables that refer to it`, `all 4 tables` after another seed. */
function briefly(stale: StaleTables, tables: number): string {
  return stale.changed === tables && tables > 1 ? `all ${formatMany(tables, 'table')}` : staleWords(stale, 1);
}

function refusedWords({ revision, says }: RefusedLoad, proof: LastProof | null): string {
  const proved =
    proof?.ok && proof.asked !== undefined && proof.rows < proof.asked
      ? ` Its proof had tried ${formatCount(proof.rows)} of ${formatMany(proof.asked, 'row')}.`
      : '';
  return `A load of revision ${revision} was refused: ${says.replace(/\.$/, '')}.${proved}`;
}
