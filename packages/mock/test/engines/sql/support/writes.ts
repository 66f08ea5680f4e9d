import { isTextType, type MockColumn, type MockTable } from '../../../../src/core/index.ts';
import { filterOf } from './filters.ts';
import { quotedName, type OracleRequest } from './request.ts';
import type { Random } from './random.ts';
import type { Sample, Samples } from './samples.ts';

/** A random POST, PUT, PATCH or DELETE. */
export function writeOf(random: Random, tables: readonly MockTable[], samples: Samples, fresh: () => number): OracleRequest {
  const table = random.of(tables.filter(({ primaryKey }) => primaryKey !== null));
  const rows = samples.get(table)!;
  const kind = random.next();
  const request =
    kind < 0.4
      ? insertOf(random, table, rows, fresh)
      : kind < 0.45 && table.partitions === null
        ? putOf(random, table, rows)
        : kind < 0.8
          ? updateOf(random, table, rows)
          : deleteOf(random, table, rows);
  const preferences = [
    random.of(['return=representation', 'return=representation', 'return=minimal', 'return=headers-only']),
    ...(random.chance(0.3) ? ['count=exact'] : []),
    ...(random.chance(0.1) ? ['tx=rollback'] : []),
    ...request.preferences,
  ];
  return {
    method: request.method,
    table: table.name,
    parameters: [...request.parameters, ...selectOf(random, table)],
    headers: {
      Prefer: preferences.join(', '),
      ...(request.body !== null && { 'Content-Type': 'application/json' }),
      ...(random.chance(0.05) && { Accept: 'application/vnd.pgrst.object+json' }),
    },
    body: request.body,
    ordered: request.single,
  };
}

type Change = {
  readonly method: string;
  readonly parameters: OracleRequest['parameters'];
  readonly body: unknown;
  readonly preferences: readonly string[];
  /** Whether it affects at most one row. */
  readonly single: boolean;
};

/** Columns of the answer, and now and then the row's parent. */
function selectOf(random: Random, table: MockTable): OracleRequest['parameters'] {
  if (random.chance(0.3)) return [];
  const some = random.some(table.columns, 4).map(({ name }) => quotedName(name));
  const parent = random.of([...table.parents.filter(({ declared, parent: other }) => declared && other !== table), undefined]);
  const embed =
    parent && random.chance(0.3) ? [`p:${quotedName(parent.parent.name)}!${quotedName(parent.name)}(${quotedName(parent.parent.columns[0]!.name)})`] : [];
  const parts = [...some, ...embed];
  return parts.length === 0 ? [] : [['select', parts.join(',')]];
}

function isWritable({ generated, identity }: MockColumn): boolean {
  return generated === null && identity !== 'always';
}

function keyFilters(table: MockTable, row: Sample): OracleRequest['parameters'] {
  return table.primaryKey!.columns.map(({ name }) => [quotedName(name), `eq.${row.texts[name]}`]);
}

/** A row similar to an existing one, with some members from others, or invalid ones. */
function bodyOf(random: Random, table: MockTable, rows: readonly Sample[]): Record<string, unknown> {
  const row = random.of(rows);
  const writable = table.columns.filter(isWritable);
  const body: Record<string, unknown> = {};
  for (const { name } of writable) body[name] = row.json[name];
  for (const column of random.some(writable, 1.5)) body[column.name] = memberOf(random, column, rows);
  return body;
}

const ODD: readonly unknown[] = [null, null, 0, -1, 101.555, 'abc', '', true, [], ['a'], { a: 1 }, '2024-02-30', '2031-05-01', 123_456_789_012, 'x'.repeat(70)];

function memberOf(random: Random, { name, type }: MockColumn, rows: readonly Sample[]): unknown {
  if (random.chance(0.2)) return random.of(ODD);
  if (isTextType(type) && random.chance(0.3)) return `new ${random.below(1000)}`;
  return random.of(rows).json[name];
}

function insertOf(random: Random, table: MockTable, rows: readonly Sample[], fresh: () => number): Change {
  const keys = table.primaryKey!.columns;
  const count = random.chance(0.25) ? 1 + random.below(3) : 1;
  const isNew = !random.chance(0.25);
  const list = Array.from({ length: count }, () => {
    const body = bodyOf(random, table, rows);
    for (const key of table.keys) {
      const [column] = key.columns;
      if (isNew && key.columns.length === 1 && column && isWritable(column) && !table.parents.some(({ columns }) => columns.includes(column)))
        body[column.name] = freshValue(column, fresh());
    }
    return body;
  });
  const left = random.some(table.columns.filter(isWritable), 1).map(({ name }) => name);
  if (random.chance(0.3))
    for (const body of list)
      for (const name of left) if (!keys.some((key) => key.name === name && key.identity === null && key.default === null)) delete body[name];
  // `xmax`, which tells created rows from changed ones, cannot be read through a partitioned table.
  const resolution = table.partitions === null && random.chance(0.35) ? [`resolution=${random.of(['merge-duplicates', 'ignore-duplicates'])}`] : [];
  const unique = random.of(table.keys);
  return {
    method: 'POST',
    parameters: [
      ...(resolution.length > 0 && random.chance(0.3) ? [['on_conflict', unique.parts.join(',')] as const] : []),
      ...(random.chance(0.15)
        ? [
            [
              'columns',
              random
                .some(table.columns.filter(isWritable), 6)
                .map(({ name }) => quotedName(name))
                .join(','),
            ] as const,
          ]
        : []),
    ],
    body: count === 1 && random.chance(0.7) ? list[0] : list,
    single: count === 1,
    preferences: [...resolution, ...(random.chance(0.3) ? ['missing=default'] : [])],
  };
}

function freshValue({ type }: MockColumn, number: number): unknown {
  if (type.base === 'uuid') return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  if (isTextType(type)) return type.base === 'bpchar' ? String(number % 100).padStart(2, '0') : `fresh ${number}`;
  return type.base === 'int2' ? number % 30_000 : number;
}

function putOf(random: Random, table: MockTable, rows: readonly Sample[]): Change {
  const row = random.of(rows);
  const body = bodyOf(random, table, rows);
  for (const { name } of table.primaryKey!.columns) body[name] = row.json[name];
  return { method: 'PUT', parameters: keyFilters(table, row), body, preferences: [], single: true };
}

/** One row by its key, or a few by any filter, which are then usually left unchanged. */
function targetOf(random: Random, table: MockTable, rows: readonly Sample[]): Pick<Change, 'parameters' | 'preferences' | 'single'> {
  if (random.chance(0.75)) return { parameters: keyFilters(table, random.of(rows)), preferences: [], single: true };
  const limit = random.chance(0.5) ? ['handling=strict', `max-affected=${random.below(8)}`] : [];
  return { parameters: [filterOf(random, table, rows).parameter], preferences: [...limit, ...(random.chance(0.8) ? ['tx=rollback'] : [])], single: false };
}

function updateOf(random: Random, table: MockTable, rows: readonly Sample[]): Change {
  const changed = random.some(table.columns.filter(isWritable), 2);
  const body = Object.fromEntries(changed.map((column) => [column.name, memberOf(random, column, rows)]));
  return { method: 'PATCH', body, ...targetOf(random, table, rows) };
}

function deleteOf(random: Random, table: MockTable, rows: readonly Sample[]): Change {
  return { method: 'DELETE', body: null, ...targetOf(random, table, rows) };
}
