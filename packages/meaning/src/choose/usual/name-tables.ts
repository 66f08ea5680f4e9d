import type { SchemaNames } from '../../read/schema-names.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';

/** As many names as a log is usually about. */
const MAX = 10;
const FEWEST = 3;

/** `table_name` of a log: tables of this very schema, where a rule would name any shop's. */
export function nameTables(drafts: readonly Draft[], view: TableView, schema: SchemaNames): void {
  for (const draft of drafts) {
    countTables(draft, view, schema);
    const { values } = draft.parameters;
    const last = draft.words.at(-1);
    const namesTables = last === 'table' || last === 'tbl' || (last === 'name' && draft.words.at(-2) === 'table') || isOfAny(draft, drafts);
    const ofAnyShop = draft.kind === 'values' && Array.isArray(values) && values.includes('orders') && values.includes('customers');
    const isUnknown = draft.kind === 'code.identifier' || draft.because.code === 'plain';
    if (!namesTables || !PLAIN_TEXT_TYPES.has(draft.column.type.base) || !(ofAnyShop || (isUnknown && isLog(view, schema)))) continue;
    const longest = draft.column.type.length ?? Infinity;
    const names = [...schema.tables.keys()].filter((table) => table !== view && table.table.name.length <= longest).map(({ table }) => table.name);
    const own = evenly(plainest([...new Set(names)]));
    if (own.length >= FEWEST) edit(draft, { kind: 'values', parameters: { values: own } });
  }
}

/** `entity` beside `entity_id`. */
function isOfAny({ words, column }: Draft, drafts: readonly Draft[]): boolean {
  return words.length === 1 && wordSet('any thing').has(words[0]!) && drafts.some((each) => each.column.name === `${column.name}_id`);
}

/** Change logs: they name objects of this schema, and not of a described one. */
function isLog(view: TableView, { tables }: SchemaNames): boolean {
  return [...tables.get(view)!.words].some((word) => wordSet('tables of records').has(word));
}

/** Tables with names of one or two words, if there are enough: things, not link tables. */
function plainest(names: readonly string[]): readonly string[] {
  const plain = names.filter((name) => name.split('_').length <= 2);
  return plain.length >= MAX ? plain : names;
}

/** `statistic.name`: how many there are of the things that this schema keeps, where a rule would count in general. */
function countTables(draft: Draft, view: TableView, schema: SchemaNames): void {
  const { values } = draft.parameters;
  if (draft.kind !== 'values' || !Array.isArray(values) || !values.includes('count.total')) return;
  const things = [...schema.tables].filter(([table]) => table !== view).map(([{ table }]) => table.name);
  const counted = evenly([...new Set(things)].filter((name) => /^[a-z]{3,}$/.test(name)));
  if (counted.length >= FEWEST)
    edit(draft, {
      parameters: { values: [...counted.map((name) => `count.${name}`), ...values.filter((value) => /\.(?:active|open|new)$/.test(String(value)))] },
    });
}

function evenly(names: readonly string[]): string[] {
  const step = Math.max(1, names.length / MAX);
  return Array.from({ length: Math.min(MAX, names.length) }, (_, i) => names[Math.floor(i * step)]!);
}
