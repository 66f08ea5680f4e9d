import type { Dataset } from '@seedbed/contract';
import { formatCount, formatMany } from '../../lib/format.ts';
import { acceptedWords, isOfNothing } from '../../workspace/proved-words.ts';
import { whyNotProvable } from '../../workspace/provable.ts';

type ProofWords = { readonly words: string; readonly tone: 'good' | 'warn' | 'neutral'; /** The explanation, as a sentence. */ readonly says: string };

/** How the current revision of a dataset relates to its proof. */
export function proofWords(
  dataset: Pick<Dataset, 'proof' | 'lastProof' | 'refusedLoad' | 'tables' | 'rows'> & Parameters<typeof whyNotProvable>[0],
): ProofWords {
  const { proof, lastProof, refusedLoad } = dataset;
  if (refusedLoad && refusedLoad.target === null) return { words: 'load refused', tone: 'warn', says: refusedLoad.says };
  const impossible = whyNotProvable(dataset);
  if (impossible) return { words: 'cannot be proved', tone: 'neutral', says: impossible };
  if (proof) {
    const tables = formatMany(proof.tables, 'table');
    if (proof.ok && isOfNothing(proof)) return { words: 'nothing to prove', tone: 'neutral', says: 'None of its tables has rows.' };
    const empty = proof.tablesEmpty ? ` ${formatMany(proof.tablesEmpty, 'of them has', 'of them have')} no rows.` : '';
    // A proof samples large tables, and proves nothing about their other rows.
    const isSample = lastProof !== null && lastProof.rows < dataset.rows;
    if (proof.ok)
      return {
        words: acceptedWords({ ...proof, rows: isSample ? lastProof.rows : dataset.rows, asked: dataset.rows }),
        tone: 'good',
        says: isSample
          ? `Postgres refused no row of a sample of its ${tables}: ${formatCount(lastProof.rows)} of ${formatMany(dataset.rows, 'row')}.${empty}`
          : `Postgres refused no row of its ${tables}.${empty}`,
      };
    const some = proof.tablesAccepted < proof.tables;
    return {
      words: some ? `${formatCount(proof.tablesAccepted)} of ${tables} proved` : 'not wholly proved',
      tone: 'warn',
      says: some
        ? `Postgres refused rows of ${formatMany(proof.tables - proof.tablesAccepted, 'table')}.`
        : 'Not every constraint was met. Problems says which.',
    };
  }
  if (lastProof) return { words: 'unproved changes', tone: 'warn', says: 'An earlier revision was proved; this one was not.' };
  return { words: 'not proved', tone: 'neutral', says: 'No rows of it were tried in Postgres yet.' };
}
