import { columnOf, tableOf, type MysqlColumn, type MysqlTable } from '../read/schema.ts';
import { isWord, type Token } from '../read/tokens.ts';
import { typeOf, type PostgresType } from './type-of.ts';

/** The Postgres type of a column. */
export type Kept = {
  readonly type: PostgresType;
  /** Its texts are equal if they differ only in case or accents. */ readonly folds: boolean;
  /** Whether it refers to another column, whose bounds apply to it. */ readonly refers: boolean;
};

/** The Postgres type of each column; columns without one are missing. A reference takes the type of its target. */
export function sharedTypes(tables: readonly MysqlTable[]): ReadonlyMap<MysqlColumn, Kept> {
  const kept = new Map<MysqlColumn, Kept>();
  for (const table of tables) {
    const keys = new Set(keyColumns(table));
    const lone = new Set(loneColumns(table));
    const documents = new Set(table.checks.flatMap(({ expression }) => documentsOf(expression)));
    for (const column of table.columns) {
      const name = column.name.toLowerCase();
      const type = documents.has(name) ? { name: 'jsonb' } : typeOf(column, lone.has(name));
      if (type) kept.set(column, { type, folds: keys.has(name) && isText(type) && !isExact(table, column), refers: false });
    }
  }
  // A reference may lead to a column that is itself a reference: repeats at most as often as there are tables.
  for (let changed = true, rounds = 0; changed && rounds <= tables.length; rounds++) {
    changed = false;
    for (const { column, target } of referring(tables)) {
      const [own, other] = [kept.get(column), kept.get(target)];
      if (!own || !other || (own.refers && own.type === other.type && own.folds === other.folds)) continue;
      kept.set(column, { type: other.type, folds: other.folds, refers: true });
      changed = true;
    }
  }
  return kept;
}

function* referring(tables: readonly MysqlTable[]): Generator<{ readonly column: MysqlColumn; readonly target: MysqlColumn }> {
  for (const table of tables)
    for (const key of table.foreignKeys) {
      const parent = tableOf(tables, key.table);
      const referenced = key.referenced.length > 0 ? key.referenced : (parent?.primaryKey.flatMap((part) => part.column ?? []) ?? []);
      for (const [at, name] of key.columns.entries()) {
        const column = columnOf(table, name);
        const target = parent && columnOf(parent, referenced[at] ?? '');
        if (column && target && column !== target) yield { column, target };
      }
    }
}

/** Columns of keys, in small letters. */
function keyColumns(table: MysqlTable): string[] {
  return [table.primaryKey, ...table.uniqueKeys.map(({ parts }) => parts)].flat().flatMap(({ column }) => column?.toLowerCase() ?? []);
}

/** Columns that are a key on their own, or refer, and so have more than two values. */
function loneColumns(table: MysqlTable): string[] {
  const keys = [table.primaryKey, ...table.uniqueKeys.map(({ parts }) => parts)].filter(({ length }) => length === 1);
  return [...keys.flat().flatMap(({ column }) => column ?? []), ...table.foreignKeys.flatMap(({ columns }) => columns)].map((name) => name.toLowerCase());
}

function isText({ name }: PostgresType): boolean {
  return /^(text|varchar|char)/.test(name);
}

/** Whether a column's collation distinguishes case and accents. */
function isExact(table: MysqlTable, { type }: MysqlColumn): boolean {
  const collation = type.collation ?? (type.charset === undefined ? (table.collation ?? table.charset) : type.charset) ?? '';
  return /(?:^|_)(?:bin|cs|binary)$/.test(collation);
}

/** MariaDB stores documents as texts, with the CHECK json_valid(column). */
function documentsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'group') return [];
    const [column] = token.items;
    const own = isWord(tokens[at - 1], 'JSON_VALID') && column ? [(column.kind === 'name' ? column.value : column.source).toLowerCase()] : [];
    return [...own, ...documentsOf(token.items)];
  });
}
