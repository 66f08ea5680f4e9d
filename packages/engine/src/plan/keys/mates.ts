import { sourceOf } from '../column-source.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import { forgetSpreads } from '../relations/ensure-spread.ts';
import type { RankRule, RelationWork, TableWork, Work } from '../work.ts';
import { setRank, sizeOf, widen } from './key-columns.ts';
import type { KeySpec } from './key-specs.ts';
import { permutedRanks, rowAt } from './rank-rules.ts';

/** Rows that refer to each other in pairs: by columns that both share, and others in which they differ. */
type Mates = { readonly relation: RelationWork; readonly shared: readonly ColumnDraft[]; readonly apart: readonly ColumnDraft[] };

/**
 * Rows that refer to the other row of their pair: `(pair, other_side)` to `(pair, side)`, with `side <> other_side`. No
 * row can be the first of a chain, because a reference to an earlier row would leave the pair, and a row may not refer
 * to itself. So rows 0 and 1 are a pair, then 2 and 3: an odd number of rows is reduced by one.
 */
export function placeMates(work: Work, table: TableWork): Mates | null {
  const mates = matesOf(work, table);
  if (!mates) return null;
  const { draft } = table;
  const pairs = Math.ceil(draft.rows / 2);
  const isWide = mates.shared.map((column) => sizeOf(work, column) >= pairs || widen(work, table, column, pairs));
  // Both rows of a pair share the value of one rank, so each column needs values by rank; one column needs as many
  // values as there are pairs.
  if (!isWide.includes(true) || mates.shared.some((column) => !sourceOf(work, column)?.at)) return null;
  if (mates.apart.some((column) => sizeOf(work, column) < 2 && !widen(work, table, column, 2))) return null;
  if (draft.rows % 2 === 1) leaveOneOut(work, draft, mates);
  for (const column of mates.shared) setRank(table, column, byPair(permutedRanks(work, table, column.name, sizeOf(work, column))), false);
  for (const column of mates.apart) setRank(table, column, twoOf(sizeOf(work, column)), false);
  mates.relation.needs.mates = true;
  forgetSpreads(work, table);
  return mates;
}

function leaveOneOut(work: Work, draft: TableDraft, { relation }: Mates): void {
  work.diagnostics.push({
    level: 'info',
    code: 'unsatisfiable',
    table: draft.name,
    pointer: `${draft.pointer}/rows`,
    message: `${draft.name} gets ${draft.rows - 1} rows, not ${draft.rows}: by ${relation.draft.name} its rows point at each other in pairs.`,
    mend: 'Ask for an even number of rows.',
    largest: draft.rows - 1,
  });
  draft.rows--;
}

function matesOf(work: Work, table: TableWork): Mates | null {
  for (const draft of table.draft.relations) {
    if (!draft.spec.mates || !draft.self || draft.nullable) continue;
    const at = draft.columns.map((_, i) => i);
    const shared = at.flatMap((i) => (draft.columns[i] === draft.parentColumns[i] ? [draft.columns[i]!] : []));
    const others = at.filter((i) => draft.columns[i] !== draft.parentColumns[i]);
    const targets = others.map((i) => draft.parentColumns[i]!);
    if (shared.length === 0 || targets.length === 0 || [...shared, ...targets].some((column) => table.governing.has(column))) continue;
    return { relation: work.relations.get(draft)!, shared, apart: targets };
  }
  return null;
}

/** How the pairs satisfy a key; null if they do not. */
export function keptByMates(work: Work, table: TableWork, { relation, shared, apart }: Mates, key: KeySpec): string | null {
  if (!shared.every((column) => key.columns.includes(column))) return null;
  const rest = key.columns.filter((column) => !shared.includes(column));
  const own = [...apart, ...relation.draft.columns.filter((column) => !shared.includes(column))];
  if (rest.some((column) => own.includes(column))) return 'two rows for each pair, which differ';
  const turning = table.draft.relations
    .map((each) => work.relations.get(each)!)
    .find((each) => each !== relation && each.draft.columns.every((column) => rest.includes(column)) && turns(each));
  if (turning) {
    turning.needs.turn = { step: 1, by: null };
    forgetSpreads(work, table);
    return `the two rows of a pair have different parents in ${turning.draft.parent.name}`;
  }
  const free = rest.find(
    (column) => !table.governing.has(column) && !table.columns.get(column)!.rank && (sizeOf(work, column) > 1 || widen(work, table, column, 2)),
  );
  if (!free) return null;
  setRank(table, free, twoOf(sizeOf(work, free)), false);
  return `the two rows of a pair differ in ${free.name}`;
}

/** Whether rows may use its parents in turn. This includes an owner, because pairs determine the order of rows. */
function turns({ draft, role, needs, pair }: RelationWork): boolean {
  return role.kind === 'lead' && draft.parent.rows > 1 && !pair && !needs.turn && !needs.oneToOne && !needs.contiguous;
}

/** The same rank for both rows of a pair. */
function byPair(rule: RankRule): RankRule {
  const pairs = new Float64Array(2048);
  return {
    fill(rows, ranks) {
      for (let i = 0; i < rows.count; i++) pairs[i] = Math.floor(rowAt(rows, i) / 2);
      rule.fill({ first: 0, count: rows.count, at: pairs.subarray(0, rows.count) }, ranks);
    },
  };
}

/** Two consecutive ranks, different for each pair. */
function twoOf(size: number): RankRule {
  return {
    fill(rows, ranks) {
      for (let i = 0; i < rows.count; i++) {
        const row = rowAt(rows, i);
        const start = (Math.imul(Math.floor(row / 2) + 1, 0x9e3779b1) >>> 0) % size;
        ranks[i] = (start + (row % 2)) % size;
      }
    },
  };
}
