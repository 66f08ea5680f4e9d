import { dealtDraws } from '../random/dealt.ts';
import type { Draws } from '../random/draws.ts';
import type { ColumnDraft } from './draft.ts';
import { columnDraws, type TableWork, type Work } from './work.ts';

/** The draws that decide which cells of a column are NULL: random, or with an exact rate to one row. */
export function nullDraws(work: Work, { draft }: TableWork, { name, spec }: ColumnDraft, rate: number): Draws {
  const draws = columnDraws(work, draft, name, 'null');
  return spec.nullsDealt ? dealtDraws(draws, rate) : draws;
}
