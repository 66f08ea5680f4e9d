import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { likeness } from './likeness.ts';

/** What rows are like now: without it, sentences that need a count or a bound are not understood. */
export type Seen = {
  readonly rows: (table: BlueprintTable) => number | undefined;
  /** The first cells of a column, NULL among them. */
  readonly cells: (table: BlueprintTable, column: BlueprintColumn) => readonly (string | null)[];
};

/** Where names of a sentence are looked up. */
export type Scope = { readonly blueprint: Blueprint; readonly seen: Seen };

export type NamedTable = { readonly table: BlueprintTable; readonly score: number };
export type NamedColumn = { readonly table: BlueprintTable; readonly column: BlueprintColumn; readonly score: number };

/** Below it nothing is named. */
const LEAST = 0.45;
/** Names so near to the best are as likely as it. */
const NEAR = 0.04;

/** The tables that words name best: one, unless several are as likely. */
export function tablesNamed({ blueprint }: Scope, words: readonly string[]): NamedTable[] {
  const bare = words.at(0) === 'rows' && /^(?:of|in)$/.test(words[1] ?? '') ? words.slice(2) : words;
  return best(blueprint.tables.map((table) => ({ table, score: likeness(bare, table.name) })));
}

/** The columns that words name best, of one table or of all. */
export function columnsNamed({ blueprint }: Scope, words: readonly string[], within?: BlueprintTable): NamedColumn[] {
  const tables = within ? [within] : blueprint.tables;
  return best(tables.flatMap((table) => table.columns.map((column) => ({ table, column, score: likeness(words, column.name, table.name) }))));
}

/** The one table of words; null if there is none, or more than one. */
export function tableNamed(scope: Scope, words: readonly string[]): NamedTable | null {
  const found = tablesNamed(scope, words);
  return found.length === 1 ? found[0]! : null;
}

/** Whether a column refers to another table. */
export function isReference({ blueprint }: Scope, table: BlueprintTable, column: BlueprintColumn): boolean {
  const name = qualifiedName(table.schema, table.name);
  return blueprint.relations.some(({ from }) => from.table === name && from.columns.includes(column.name));
}

/** The best of some, and those that are as likely. */
export function best<T extends { readonly score: number }>(all: readonly T[]): T[] {
  const most = Math.max(0, ...all.map(({ score }) => score));
  return most < LEAST ? [] : all.filter(({ score }) => score >= most - NEAR);
}
