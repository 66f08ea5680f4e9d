import type { Dice } from '../dice.ts';
import type { FuzzColumn, FuzzConstraint, FuzzTable, Preamble, Row } from '../schema.ts';
import { col, columnsIn, sql, type Sql } from '../sql.ts';
import { COLUMNS, type ColumnClass } from './names.ts';
import { KINDS, type Kind } from './values.ts';

/** A schema under construction. Rows exist as soon as a column does, so that constraints can use them. */
export type Draft = {
  readonly dice: Dice;
  readonly preamble: Preamble[];
  readonly tables: TableDraft[];
  /** Proposals: Postgres removes those that the hidden rows violate. */
  readonly constraints: FuzzConstraint[];
};

export type ColumnDraft = { -readonly [K in keyof FuzzColumn]: FuzzColumn[K] } & { readonly of: ColumnClass };
export type TableDraft = Omit<{ -readonly [K in keyof FuzzTable]: FuzzTable[K] }, 'columns' | 'rows'> & {
  columns: ColumnDraft[];
  rows: Row[];
  /** Columns that others may refer to. */
  readonly keys: (readonly string[])[];
};

export function addTable(draft: Draft, name: string, rows: number): TableDraft {
  const table: TableDraft = { name, columns: [], rows: Array.from({ length: rows }, () => ({})), keys: [] };
  draft.tables.push(table);
  return table;
}

type NewColumn = Pick<Kind, 'type' | 'of'> & Partial<Pick<FuzzColumn, 'name' | 'notNull' | 'suffix' | 'reads' | 'generated'>>;

/** Adds a column and its cells. Unless specified, it is usually NOT NULL if no cell is NULL. */
export function addColumn(draft: Draft, table: TableDraft, column: NewColumn, make: (row: Row, i: number) => string | null): ColumnDraft {
  const name = column.name ?? freshName(draft.dice, table, column.of);
  if (!column.generated) table.rows.forEach((row, i) => void (row[name] = make(row, i)));
  const full = !column.generated && table.rows.every((row) => row[name] !== null);
  const added: ColumnDraft = { ...column, name, notNull: column.notNull ?? (full && draft.dice.chance(0.65)) };
  table.columns.push(added);
  return added;
}

/** A random column of some kind; a third of the nullable ones have some NULLs. */
export function addPlain(draft: Draft, table: TableDraft, kind: Kind, nulls = draft.dice.chance(0.3)): ColumnDraft {
  const { dice } = draft;
  return addColumn(draft, table, kind, () => (nulls && dice.chance(0.35) ? null : kind.make(dice)));
}

export function kindsOf(...classes: readonly ColumnClass[]): Kind[] {
  return KINDS.filter((kind) => classes.includes(kind.of));
}

function freshName(dice: Dice, table: TableDraft, of: ColumnClass): string {
  const taken = new Set(table.columns.map((column) => column.name));
  const free = COLUMNS[of].filter((name) => !taken.has(name));
  if (free.length > 0) return dice.pick(free);
  for (let i = 2; ; i++) if (!taken.has(`${COLUMNS[of][0]}_${i}`)) return `${COLUMNS[of][0]}_${i}`;
}

function nameFor(draft: Draft, table: TableDraft, word: string): string {
  return `${table.name}_${word}_${draft.constraints.length + 1}`;
}

export function check(draft: Draft, table: TableDraft, condition: Sql): void {
  const name = nameFor(draft, table, 'check');
  draft.constraints.push({
    name,
    table: table.name,
    columns: columnsIn(condition),
    text: sql`ALTER TABLE ${table.name} ADD CONSTRAINT ${name} CHECK (${condition})`,
  });
}

/** A unique key or primary key as a constraint of the table. */
export function key(
  draft: Draft,
  table: TableDraft,
  columns: readonly string[],
  words: 'PRIMARY KEY' | 'UNIQUE' | 'UNIQUE NULLS NOT DISTINCT',
  after = '',
): void {
  const name = nameFor(draft, table, 'key');
  if (words !== 'UNIQUE NULLS NOT DISTINCT' && after === '') table.keys.push(columns);
  draft.constraints.push({
    name,
    table: table.name,
    columns,
    text: sql`ALTER TABLE ${table.name} ADD CONSTRAINT ${name} ${words} (${columns.join(', ')})${after}`,
  });
}

/** A unique index over expressions, perhaps of some rows only. */
export function uniqueIndex(draft: Draft, table: TableDraft, parts: readonly Sql[], predicate?: Sql, after = ''): void {
  const name = nameFor(draft, table, 'index');
  const list: Sql = { parts: ['', ...parts.slice(1).map(() => ', '), ''], items: parts };
  const text = predicate
    ? sql`CREATE UNIQUE INDEX ${name} ON ${table.name} (${list})${after} WHERE ${predicate}`
    : sql`CREATE UNIQUE INDEX ${name} ON ${table.name} (${list})${after}`;
  draft.constraints.push({ name, table: table.name, columns: columnsIn(text), text });
}

export function exclude(draft: Draft, table: TableDraft, elements: Sql, after: Sql | string = ''): void {
  const name = nameFor(draft, table, 'exclude');
  const text = sql`ALTER TABLE ${table.name} ADD CONSTRAINT ${name} EXCLUDE USING gist (${elements})${after}`;
  draft.constraints.push({ name, table: table.name, columns: columnsIn(text), text });
  need(draft, { name: 'btree_gist', statement: 'CREATE EXTENSION IF NOT EXISTS btree_gist' });
}

export function reference(draft: Draft, table: TableDraft, columns: readonly string[], to: string, toColumns: readonly string[], after = ''): void {
  const name = nameFor(draft, table, 'fk');
  draft.constraints.push({
    name,
    table: table.name,
    columns,
    refers: { table: to, columns: toColumns },
    text: sql`ALTER TABLE ${table.name} ADD CONSTRAINT ${name} FOREIGN KEY (${columns.join(', ')}) REFERENCES ${to} (${toColumns.join(', ')})${after}`,
  });
}

/** A trigger that raises unless `condition` (which does not involve other rows) is not false. */
export function refuseUnless(draft: Draft, table: TableDraft, condition: (prefix: string) => string, columns: readonly string[]): void {
  const name = nameFor(draft, table, 'guard');
  const body = `BEGIN IF NOT (${condition('NEW.')}) THEN RAISE EXCEPTION 'refused by ${name}'; END IF; RETURN NEW; END`;
  draft.constraints.push({
    name,
    table: table.name,
    columns,
    text: sql`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ ${body} $$; CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE ON ${table.name} FOR EACH ROW EXECUTE FUNCTION ${name}()`,
  });
}

export function need(draft: Draft, one: Preamble): void {
  if (!draft.preamble.some((other) => other.name === one.name)) draft.preamble.push(one);
}

export const column = (of: { readonly name: string }): Sql => col(of.name);
export const literal = (value: string): string => `'${value.replaceAll("'", "''")}'`;
