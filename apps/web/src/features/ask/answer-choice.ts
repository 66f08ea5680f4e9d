import type { KnowledgeDifference, KnowledgeOutcome, KnowledgeTrial, RowsPage } from '@seedbed/contract';

/** Tables and columns that were unticked: `public.orders`, `public.orders.total`. Everything else is accepted. */
export type LeftOut = ReadonlySet<string>;

export type Chosen = {
  /** Names for `accept`; undefined if the whole answer is accepted. */
  readonly accept: readonly string[] | undefined;
  readonly tables: number;
  readonly columns: number;
};

/**
 * The accepted parts in the form of the API. A table with every column is named as a whole, so that its row count and
 * times are included.
 */
export function chosenOf({ tables }: Pick<KnowledgeTrial, 'tables'>, left: LeftOut): Chosen {
  const wanted = tables.flatMap(({ table, changed }) => {
    if (left.has(table)) return [];
    const columns = changed.map(({ column }) => column).filter((column) => !left.has(`${table}.${column}`));
    if (columns.length === changed.length) return [{ names: [table], columns: columns.length, whole: true }];
    return columns.length === 0 ? [] : [{ names: columns.map((column) => `${table}.${column}`), columns: columns.length, whole: false }];
  });
  const all = wanted.length === tables.length && wanted.every(({ whole }) => whole);
  return {
    accept: all ? undefined : wanted.flatMap(({ names }) => names),
    tables: wanted.length,
    columns: wanted.reduce((sum, { columns }) => sum + columns, 0),
  };
}

/** Ticks a table or a column, or unticks it. A table that is ticked takes all of its columns. */
export function toggled(left: LeftOut, name: string, isIn: boolean): LeftOut {
  const next = new Set(isIn ? [...left].filter((one) => one !== name && !one.startsWith(`${name}.`)) : [...left, name]);
  // Ticking a column ticks its table.
  if (isIn) for (const one of left) if (name.startsWith(`${one}.`)) next.delete(one);
  return next;
}

/** Ticks all tables with all of their columns, or unticks every table. */
export function toggledAll({ tables }: Pick<KnowledgeTrial, 'tables'>, isIn: boolean): LeftOut {
  return new Set(isIn ? [] : tables.map(({ table }) => table));
}

/**
 * Columns of a table to show in a comparison: those that change, preceded by those that identify the rows; by index in
 * the table.
 */
export function shownColumns({ before, changed }: Pick<KnowledgeDifference, 'before' | 'changed'>): number[] {
  const changes = new Set(changed.map(({ column }) => column));
  const places = before.columns.map(({ name }, i) => ({ i, changes: changes.has(name) }));
  const known = places.filter((place) => !place.changes).slice(0, MAX_KNOWN);
  return [...known, ...places.filter((place) => place.changes).slice(0, MAX_CHANGED)].map(({ i }) => i).toSorted((a, b) => a - b);
}

const MAX_KNOWN = 2;
const MAX_CHANGED = 24;

const MAX_VALUES = 3;

/** The first different values of a column, in a line; NULL only if there is nothing else. */
export function someValues({ columns, rows }: Pick<RowsPage, 'columns' | 'rows'>, column: string): string {
  const at = columns.findIndex(({ name }) => name === column);
  const values = new Set(rows.map((row) => row[at]).filter((value) => value !== null && value !== undefined));
  return values.size === 0 ? 'NULL' : [...values].slice(0, MAX_VALUES).join(', ');
}

/** Tables in the question that the answer does not mention. */
export function unanswered(asked: readonly string[], { outcome, tables }: Pick<KnowledgeTrial, 'outcome' | 'tables'>): string[] {
  const named = new Set([...tables, ...outcome.taken, ...outcome.lost, ...outcome.relations].map(({ table }) => table));
  return asked.filter((table) => !named.has(table));
}

/** The errors in words for the model to fix; null if everything was accepted. */
export function wordsForModel({ faults, lost, relations }: KnowledgeOutcome): string | null {
  const broken = relations.filter(({ rows, holds }) => holds < rows);
  const lines = [
    ...faults.map(({ place, message, instead }) => `- ${place}: ${message}${instead === undefined ? '' : ` Write ${instead}`}`),
    ...lost.map(({ table, column, reason }) => `- ${table}.${column} stays as it was: ${reason}`),
    ...broken.map(({ table, relation, rows, holds }) => `- ${table}: "${relation}" holds in ${holds} of ${rows} rows`),
  ];
  if (lines.length === 0) return null;
  return `These statements of your answer could not be taken. Send the whole answer again with them fixed, in the same form.\n\n${lines.join('\n')}\n`;
}
