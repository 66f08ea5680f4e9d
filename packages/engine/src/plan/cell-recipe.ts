import { Problem, type Generator } from '@seedbed/contract';
import type { ColumnDraft } from './draft.ts';
import { workOf } from './finish-plan.ts';
import type { Plan } from './plan.ts';
import { columnDraws, type ColumnWork, type TableWork, type Work } from './work.ts';

/** Explains how one cell gets its value, from the compiled plan. */
export type CellRecipe = {
  /** Everything that identifies the random stream: `[generatorVersion, seed, schema, table, column, purpose]`. */
  readonly stream: readonly (string | number)[];
  /** The stream's key and this row's 64 bits, in hexadecimal. */
  readonly key: string;
  readonly draw: string;
  /**
   * `rank`: a key assigns each value once; `group`: the columns of a condition are generated together; `slot`: an
   * interval of the row's own.
   */
  readonly way: 'reference' | 'rank' | 'group' | 'slot' | 'generator' | 'database';
  readonly generator: Generator | null;
  /** For a column of a relation: the parent's row, −1 for none. */
  readonly parent: { readonly relation: string; readonly table: string; readonly row: number; readonly columns: readonly string[] } | null;
  /** Columns that it reads: of its own row, its parents and its children. */
  readonly reads: readonly { readonly table: string; readonly column: string }[];
  /** The share of NULLs, and the random bits compared with it; null if there are none. */
  readonly nulls: { readonly share: number; readonly draw: string } | null;
  /** For a group: the case (of how many) that the row is in, and the constraints that it covers. */
  readonly group: { readonly choice: number; readonly of: number; readonly columns: readonly string[]; readonly constraints: readonly string[] } | null;
  /** Unique keys that it belongs to, and how each is satisfied. */
  readonly keys: readonly { readonly name: string; readonly columns: readonly string[]; readonly how: string }[];
};

/**
 * The recipe of a cell; null if the plan's work is no longer available. Throws Problem `not-found` for unknown names.
 */
export function cellRecipe(plan: Plan, table: string, column: string, row: number): CellRecipe | null {
  const work = workOf(plan);
  const tableWork = work && [...work.tables.values()].find(({ draft }) => draft.name === plan.table(table).name);
  if (!work || !tableWork) return null;
  const draft = tableWork.draft.columns.get(column);
  if (!draft) throw new Problem('not-found', `${tableWork.draft.name} has no column ${column}.`);
  const state = tableWork.columns.get(draft)!;
  const { generatorVersion, seed } = work.blueprint;
  const { schema, name } = tableWork.draft.spec;
  const value = columnDraws(work, tableWork.draft, column, 'value');
  const share = draft.nullable ? (draft.spec.nullRate ?? 0) : 0;
  return {
    stream: [generatorVersion, seed, schema, name, column, 'value'],
    key: hex(value.key0) + hex(value.key1),
    draw: drawOf(value, row),
    way: wayOf(tableWork, draft, state),
    generator: draft.spec.generator ?? null,
    parent: parentOf(work, tableWork, draft, row),
    reads: readsOf(work, tableWork, draft, state),
    nulls: share > 0 && !draft.spec.nullsDealt ? { share, draw: drawOf(columnDraws(work, tableWork.draft, column, 'null'), row) } : null,
    group: groupOf(tableWork, draft, row),
    keys: tableWork.keys.filter((key) => key.columns.includes(column)).map(({ name: key, columns, how }) => ({ name: key, columns, how })),
  };
}

function wayOf({ governing, groups }: TableWork, draft: ColumnDraft, { rank, slot }: ColumnWork): CellRecipe['way'] {
  if (draft.spec.generated !== undefined) return 'database';
  if (governing.has(draft)) return 'reference';
  if (groups.has(draft)) return 'group';
  if (slot) return 'slot';
  return rank ? 'rank' : 'generator';
}

function parentOf(work: Work, table: TableWork, draft: ColumnDraft, row: number): CellRecipe['parent'] {
  const relation = table.governing.get(draft);
  const planned = relation && work.relations.get(relation)?.plan;
  return planned ? { relation: planned.name, table: planned.parent, row: planned.parentOf(row), columns: planned.parentColumns } : null;
}

function readsOf(work: Work, { draft: table, governing, groups }: TableWork, draft: ColumnDraft, { source }: ColumnWork): CellRecipe['reads'] {
  const group = groups.get(draft);
  const siblings = [...(source && source !== 'busy' && !governing.has(draft) ? (source.needs ?? []) : []), ...(group ? group.needs : [])];
  const derived = [...(work.derivedNeeds.get(draft) ?? [])].map((other) => ({ table: other.table.name, column: other.name }));
  const all = [...siblings.map((column) => ({ table: table.name, column })), ...derived];
  return [...new Map(all.map((one) => [`${one.table}.${one.column}`, one])).values()].filter((one) => one.table !== table.name || one.column !== draft.name);
}

function groupOf({ groups }: TableWork, draft: ColumnDraft, row: number): CellRecipe['group'] {
  const group = groups.get(draft);
  if (!group) return null;
  const of = group.spec.rows?.length ?? group.variants.length;
  return { choice: group.choiceOf(row), of, columns: group.spec.columns, constraints: group.spec.constraints ?? [] };
}

function drawOf(draws: ReturnType<typeof columnDraws>, row: number): string {
  const words = new Int32Array(2);
  draws.one(row, words);
  return hex(words[0]!) + hex(words[1]!);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
