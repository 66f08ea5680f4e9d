import type { ColumnView, SchemaNames, TableNames, TableView } from '@seedbed/meaning/decide';
import { isOfOtherSystem } from './other-systems.ts';

/** Last words of columns that other tables use as a row's name. */
const NAME_COLUMN_WORDS: ReadonlySet<string> = new Set(['name', 'key', 'slug', 'code', 'handle', 'username', 'login', 'sku', 'path']);

/** Names of texts with their own meaning, independent of any table. */
const SELF_EXPLANATORY: ReadonlySet<string> = new Set(
  'name title label caption heading subject text body content message note comment remark description summary detail reason answer question status state stage phase type kind class level address street city email phone contact value data result action event date time'.split(
    ' ',
  ),
);

/**
 * The table whose rows a text names: `feature_name` if `features` has the key `name`, `environment` likewise, `app_name` if that is a
 * table's own key. Only for readable keys; rows with a number or a uuid are referred to by id. `ids`: the schema's foreign keys end in
 * `id`.
 */
export function naturalTarget(
  column: ColumnView,
  from: TableView,
  own: TableNames,
  names: SchemaNames,
  byNoun: ReadonlyMap<string, TableView>,
  ownKeys: ReadonlyMap<string, TableView | null>,
  ids: boolean,
): { readonly table: TableView; readonly key: ColumnView } | null {
  if (!isText(column) || column.unique || isKeyOf(column, from)) return null;
  const { words } = own.columns.get(column.name)!;
  const head = words.at(-1)!;
  const same = words.length > 1 ? ownKeys.get(column.name) : null;
  if (same && same !== from && holds(column, same.column.get(column.name)!)) return { table: same, key: same.column.get(column.name)! };
  if (NAME_COLUMN_WORDS.has(head) && words.length > 1) {
    const table = longestCalled(words.slice(0, -1), byNoun, (qualifiers) => isOfOtherSystem(column, from, own, qualifiers, byNoun));
    const key = table && table !== from ? keyCalled(table, names.tables.get(table)!, head) : null;
    if (table && key && holds(column, key)) return { table, key };
    return null;
  }
  const noun = words.join(' ');
  const table = byNoun.get(noun);
  // `address` does not mean `debtor_addresses`, and `message` has its own meaning even beside `messages`: a single word must be a table's
  // whole name, and not a word for a text.
  if (!table || table === from || SELF_EXPLANATORY.has(noun) || names.tables.get(table)!.tokens.words.join(' ') !== noun) return null;
  const key = keyCalled(table, names.tables.get(table)!, null);
  // If references end in ids (`project_id`), a bare `project` is no reference.
  const isOther = key?.name === 'id' && ids;
  return key && !isOther && holds(column, key) ? { table, key } : null;
}

/** Texts that are a primary key, by name; null if several tables have one of that name. */
export function keysByName(tables: readonly TableView[]): Map<string, TableView | null> {
  const found = new Map<string, TableView | null>();
  for (const table of tables) {
    const [key] = table.primaryKey;
    const column = table.primaryKey.length === 1 && key !== undefined ? table.column.get(key) : undefined;
    if (column && isText(column) && column.references.length === 0) found.set(column.name, found.has(column.name) ? null : table);
  }
  return found;
}

function longestCalled(
  words: readonly string[],
  byNoun: ReadonlyMap<string, TableView>,
  isOther: (qualifiers: readonly string[]) => boolean,
): TableView | null {
  for (let start = 0; start < words.length; start++) {
    const table = byNoun.get(words.slice(start).join(' '));
    if (table) return isOther(words.slice(0, start)) ? null : table;
  }
  return null;
}

/** The key with this name (`name`, or `app_name` of apps); without a given head, a text primary key. */
function keyCalled(table: TableView, names: TableNames, head: string | null): ColumnView | null {
  for (const column of table.columns) {
    if (!isText(column) || !column.notNull || !column.unique) continue;
    const { words } = names.columns.get(column.name)!;
    if (head === null ? isKeyOf(column, table) && (NAME_COLUMN_WORDS.has(words.at(-1)!) || words.at(-1) === 'id') : words.at(-1) === head) return column;
  }
  return null;
}

function isKeyOf(column: ColumnView, table: TableView): boolean {
  return table.primaryKey.length === 1 && table.primaryKey[0] === column.name;
}

function isText({ type }: ColumnView): boolean {
  return type.kind === 'base' && (type.base === 'text' || type.base === 'varchar');
}

/** A column that cannot hold every key is of something else, whatever its name. */
function holds(column: ColumnView, key: ColumnView): boolean {
  return column.type.length === undefined || (key.type.length !== undefined && column.type.length >= key.type.length);
}
