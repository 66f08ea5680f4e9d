import { jsonOf, MockFault, readJson, rowKey, type DialectEngine, type MockColumn, type MockKey, type MockTable, type WriteRow } from '../../core/index.ts';

/** The engine for trial writes, while there is time. */
export type Trying = { readonly engine: DialectEngine; hasTime(): boolean };

/** Cells by column, as Postgres prints them. */
export type Cells = ReadonlyMap<MockColumn, string>;

const DAY_MS = 86_400_000;
/** How often to change a row's keys until the mock accepts it. */
const MAX_TRIES = 5;

/** A row that the mock would accept: a real one with new keys. The real one if none was found. As JSON. */
export async function newRowOf(trying: Trying, table: MockTable, cells: Cells): Promise<string> {
  const given = new Map([...cells].filter(([column]) => isGiven(table, column)));
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const row = tries === 0 ? given : await withOtherKeys(trying.engine, table, given, tries);
    const verdict = await tried(trying, table, 'insert', row);
    if (verdict === 'taken') return jsonText(row);
    // Others would be just as expensive.
    if (verdict === 'too costly') break;
  }
  return jsonText(given);
}

/** A change that the mock would accept: one column with its value from another row. Null if there is none. As JSON. */
export async function changesOf(trying: Trying, table: MockTable, cells: Cells, others: readonly Cells[]): Promise<string | null> {
  const linked = new Set([...table.keys, ...table.parents].flatMap(({ columns }) => columns));
  for (const column of table.columns) {
    if (linked.has(column) || !isWritable(column)) continue;
    const value = others.map((other) => other.get(column)).find((each) => each !== undefined && each !== cells.get(column));
    if (value === undefined) continue;
    const changes = new Map([[column, value]]);
    if ((await tried(trying, table, 'update', changes, cells)) === 'taken') return jsonText(changes);
  }
  return null;
}

/** Up to this number of children, finding those of one row is immediate. */
const MAX_CHILDREN = 1_000_000;

/** A row that the mock would remove: no referring row blocks it. Undefined if none was found. */
export async function removableOf(trying: Trying, table: MockTable, rows: readonly Cells[]): Promise<Cells | undefined> {
  for (const { child } of table.children) {
    const { total } = await trying.engine.run({ table: child.name, schema: child.schema, verb: 'read', count: 'planned', countOnly: true });
    if (total === null || total > MAX_CHILDREN) return undefined;
  }
  for (const row of rows) if ((await tried(trying, table, 'delete', new Map(), row)) === 'taken') return row;
  return undefined;
}

/** Tries a write, and rolls it back. */
async function tried(
  { engine, hasTime }: Trying,
  table: MockTable,
  verb: 'insert' | 'update' | 'delete',
  row: Cells,
  at?: Cells,
): Promise<'taken' | 'refused' | 'too costly'> {
  if (!hasTime()) return 'too costly';
  const key = at && rowKey(table);
  const where = key && {
    kind: 'and' as const,
    of: key.map((column) => ({ kind: 'column' as const, column: column.name, op: 'eq' as const, value: at.get(column)! })),
  };
  const rows = verb === 'delete' ? [] : [readJson(jsonText(row)) as WriteRow];
  try {
    await engine.run({ table: table.name, schema: table.schema, verb, ...(where && { where }), write: { rows, missing: 'default', rollback: true } });
    return 'taken';
  } catch (error) {
    if (error instanceof MockFault) return error.code === '57014' ? 'too costly' : 'refused';
    throw error;
  }
}

/** A column that a client would send: neither drawn nor computed by the database. */
function isGiven(table: MockTable, column: MockColumn): boolean {
  const isDrawn = column.default !== null || column.identity !== null || column.sequence !== null;
  return isWritable(column) && !(isDrawn && table.keys.some(({ columns }) => columns.includes(column)) && !isReference(table, column));
}

function isReference(table: MockTable, column: MockColumn): boolean {
  return table.parents.some(({ columns }) => columns.includes(column));
}

function isWritable({ generated, identity }: MockColumn): boolean {
  return generated === null && identity !== 'always';
}

/** Types whose values are replaced. */
const CHANGED = /^(uuid|text|varchar|bpchar|citext|int[248]|numeric|date|timestamp|timestamptz)$/;

async function withOtherKeys(engine: DialectEngine, table: MockTable, given: Cells, tries: number): Promise<Cells> {
  const row = new Map(given);
  for (const key of table.keys) {
    const columns = key.columns.filter((column) => row.has(column));
    if (columns.length === 0 || columns.length < key.columns.length) continue;
    const free = columns.find((column) => !isReference(table, column) && CHANGED.test(column.type.base));
    if (free) row.set(free, await otherValue(engine, key, free, row.get(free)!, tries));
    const reference = free ? undefined : columns.findLast((column) => isReference(table, column));
    if (reference) for (const [column, value] of await otherParent(engine, table, reference, tries)) row.set(column, value);
  }
  return row;
}

async function otherValue(engine: DialectEngine, { table }: MockKey, column: MockColumn, value: string, tries: number): Promise<string> {
  const { base, length } = column.type;
  if (base === 'uuid') return `${String(tries).padStart(8, '0')}${value.slice(8)}`;
  if (/^(text|varchar|bpchar|citext)$/.test(base)) return `new${tries}-${value}`.slice(0, length);
  if (/^(date|timestamp)/.test(base)) return value.replace(/^\d{4}-\d\d-\d\d/, (day) => new Date(Date.parse(day) + tries * DAY_MS).toISOString().slice(0, 10));
  const select = [{ kind: 'column' as const, column: column.name }];
  const order = [{ column: column.name, descending: true }];
  const largest = await engine.run({ table: table.name, schema: table.schema, verb: 'read', select, order, limit: 1 }).catch(() => null);
  return String(BigInt((largest?.rows[0]?.[0] as string | undefined)?.split('.')[0] ?? value) + BigInt(tries));
}

/** The key of some parent, for the columns that refer to it. */
async function otherParent(engine: DialectEngine, table: MockTable, column: MockColumn, tries: number): Promise<Cells> {
  const { parent, columns, parentColumns } = table.parents.find((relation) => relation.columns.includes(column))!;
  const select = parentColumns.map(({ name }) => ({ kind: 'column' as const, column: name }));
  // Skips consecutive rows: the first rows often have children.
  const offset = tries * tries * 3;
  const { rows } = await engine.run({ table: parent.name, schema: parent.schema, verb: 'read', select, limit: 1, offset });
  return new Map(columns.flatMap((one, i) => (typeof rows[0]?.[i] === 'string' ? [[one, rows[0][i]] as const] : [])));
}

/** Writes numbers with every digit. */
function jsonText(cells: Cells): string {
  const members = [...cells].map(([{ name, type }, value]) => `  ${JSON.stringify(name)}: ${jsonOf(type, value)}`);
  return members.length === 0 ? '{}' : `{\n${members.join(',\n')}\n}`;
}
