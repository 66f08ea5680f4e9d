import { quoteIdent, quoteLiteral, type OpenClient } from '@seedbed/postgres/sql';
import type { MockColumn, MockRelation, MockSchema, MockTable } from '../../src/core/index.ts';
import type { Mock } from '../../src/server/index.ts';

/** The outcome of a run. */
export type Outcome = {
  readonly reads: number;
  readonly writes: number;
  readonly refused: number;
  readonly unsupported: readonly string[];
  readonly differences: readonly string[];
};

/** Random requests to a mock and the same as SQL to a Postgres that holds its rows, with writes between. Answers are compared as multisets. */
export async function differ(
  mock: Mock,
  schema: MockSchema,
  client: OpenClient,
  { seed, requests }: { readonly seed: number; readonly requests: number },
): Promise<Outcome> {
  const random = generator(seed);
  const tables = schema.tables.filter((table) => table.schema === 'public' && table.columns.length > 0);
  const samples = new Map<MockTable, Sample[]>();
  await client.query(`SET TimeZone = 'UTC'; SET IntervalStyle = 'postgres'`);
  for (const table of tables) samples.set(table, await sampleOf(client, table));
  const differences: string[] = [];
  const unsupported: string[] = [];
  let [reads, writes, refused] = [0, 0, 0];
  const filled = tables.filter((table) => samples.get(table)!.length > 0);
  for (let i = 0; i < requests; i++) {
    const table = random.of(filled);
    if (random.chance(0.3)) {
      const write = writeOf(random, table, samples.get(table)!);
      if (write === null) continue;
      const difference = await compareWrite(mock, client, table, write);
      if (difference === 'unsupported') unsupported.push(`${write.method} ${write.path}`);
      else writes++;
      if (difference === 'refused') refused++;
      else if (difference !== null && difference !== 'unsupported') differences.push(difference);
    } else {
      const read = readOf(random, table, samples);
      const difference = await compareRead(mock, client, read);
      if (difference === 'unsupported') unsupported.push(read.path);
      else if (difference !== null) differences.push(difference);
      reads++;
    }
  }
  return { reads, writes, refused, unsupported, differences };
}

type Random = { next(): number; chance(share: number): boolean; of<T>(list: readonly T[]): T; some<T>(list: readonly T[], most: number): T[] };

function generator(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    state = (state ^ (state << 7)) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const of = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  return { next, of, chance: (share) => next() < share, some: (list, most) => list.filter(() => next() < most / list.length) };
}

/** A row as JSON has it, and its cells as texts. */
type Sample = { readonly json: Record<string, unknown>; readonly texts: Record<string, string | null> };

async function sampleOf(client: OpenClient, table: MockTable): Promise<Sample[]> {
  const texts = table.columns.map((column) => `${quoteLiteral(column.name)}, t.${quoteIdent(column.name)}::text`).join(', ');
  const { rows } = await client.query<{ json: string; texts: Record<string, string | null> }>(
    `SELECT row_to_json(t)::text AS json, json_build_object(${texts}) AS texts FROM ${nameOf(table)} t LIMIT 60`,
  );
  return rows.map(({ json, texts: cells }) => ({ json: JSON.parse(json) as Record<string, unknown>, texts: cells }));
}

function nameOf(table: MockTable): string {
  return `${quoteIdent(table.schema)}.${quoteIdent(table.name)}`;
}

// Reading.

type Read = { readonly path: string; readonly sql: string; readonly countSql: string | null; readonly ordered: boolean };

function readOf(random: Random, table: MockTable, samples: ReadonlyMap<MockTable, readonly Sample[]>): Read {
  const columns = selected(random, table);
  const filter = random.chance(0.75) ? filterOf(random, table, samples.get(table)!, 0) : null;
  const parts: string[] = columns.map((column) => quotedName(column.name));
  const sqlParts: string[] = columns.map((column) => `t.${quoteIdent(column.name)}`);
  const parameters: string[] = [];
  let inner = '';
  const embed = random.chance(0.5) ? embedOf(random, table, samples) : null;
  if (embed) {
    parts.push(embed.select);
    sqlParts.push(embed.sql);
    parameters.push(...embed.parameters);
    inner = embed.inner;
  }
  parameters.unshift(`select=${encodeURIComponent(parts.join(','))}`);
  if (filter) parameters.push(filter.parameter);
  const where = [filter?.sql, inner].filter((each) => each).join(' AND ') || 'true';
  const key = table.primaryKey?.columns ?? [];
  const ordered = key.length > 0 && key.every(isOrderable) && random.chance(0.5);
  let tail = '';
  if (ordered) {
    const first = random.chance(0.5) ? random.of(table.columns.filter((column) => isOrderable(column) && !key.includes(column)).concat(key)) : null;
    const keys = (first && !key.includes(first) ? [first, ...key] : key).map((column) => ({ column, down: random.chance(0.4) }));
    parameters.push(`order=${keys.map(({ column, down }) => `${quotedName(column.name)}.${down ? 'desc' : 'asc'}`).join(',')}`);
    tail = ` ORDER BY ${keys.map(({ column, down }) => `t.${quoteIdent(column.name)} ${down ? 'DESC' : 'ASC'}`).join(', ')}`;
    if (random.chance(0.6)) {
      const [limit, offset] = [1 + Math.floor(random.next() * 15), Math.floor(random.next() * 20)];
      parameters.push(`limit=${limit}`, `offset=${offset}`);
      tail += ` LIMIT ${limit} OFFSET ${offset}`;
    }
  }
  return {
    path: `/${encodeURIComponent(table.name)}?${parameters.join('&')}`,
    sql: `SELECT coalesce(json_agg(x), '[]')::text AS rows FROM (SELECT ${sqlParts.join(', ')} FROM ${nameOf(table)} t WHERE ${where}${tail}) x`,
    countSql: `SELECT count(*)::int AS count FROM ${nameOf(table)} t WHERE ${where}`,
    ordered,
  };
}

function selected(random: Random, table: MockTable): readonly MockColumn[] {
  const some = random.some(table.columns, 4);
  return some.length > 0 ? some : [table.columns[0]!];
}

function quotedName(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name}"`;
}

const ORDERABLE: ReadonlySet<string> = new Set([
  'int2',
  'int4',
  'int8',
  'numeric',
  'text',
  'varchar',
  'bpchar',
  'uuid',
  'date',
  'timestamp',
  'timestamptz',
  'bool',
  'enum',
  'float8',
]);
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar']);
const COMPARED = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

function isOrderable(column: MockColumn): boolean {
  return column.type.kind !== 'array' && ORDERABLE.has(column.type.base);
}

type Filter = { readonly parameter: string; readonly term: string; readonly sql: string };

function filterOf(random: Random, table: MockTable, samples: readonly Sample[], depth: number, alias = 't'): Filter {
  if (depth < 2 && random.chance(0.3)) {
    const kind = random.chance(0.5) ? 'and' : 'or';
    const of = Array.from({ length: 2 + Math.floor(random.next() * 2) }, () => filterOf(random, table, samples, depth + 1, alias));
    const list = `(${of.map(({ term }) => term).join(',')})`;
    const not = random.chance(0.25);
    const sql = `(${of.map((each) => each.sql).join(kind === 'and' ? ' AND ' : ' OR ')})`;
    const name = `${not ? 'not.' : ''}${kind}`;
    return { parameter: `${name}=${encodeURIComponent(list)}`, term: `${name}${list}`, sql: not ? `NOT ${sql}` : sql };
  }
  const column = random.of(table.columns.filter(isOrderable).concat(table.columns.filter(isOrderable).length === 0 ? table.columns : []));
  const own = `${alias}.${quoteIdent(column.name)}`;
  const values = samples.map((sample) => sample.texts[column.name] ?? null).filter((text) => text !== null);
  const not = random.chance(0.15);
  const made = (test: string, treeTest: string, sql: string): Filter => {
    const prefix = not ? 'not.' : '';
    return {
      parameter: `${encodeURIComponent(quotedName(column.name))}=${encodeURIComponent(`${prefix}${test}`)}`,
      term: `${quotedName(column.name)}.${prefix}${treeTest}`,
      sql: not ? `NOT (${sql})` : sql,
    };
  };
  if (values.length === 0 || random.chance(0.1)) return made('is.null', 'is.null', `${own} IS NULL`);
  const value = random.of(values);
  const quoted = `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
  if (TEXTS.has(column.type.base) && random.chance(0.4)) {
    const letters = [...value].slice(0, 3).filter((letter) => /[\p{L}\p{N} ]/u.test(letter));
    const pattern = `${random.chance(0.5) ? '%' : ''}${letters.join('')}%`;
    const operator = random.chance(0.5) ? 'like' : 'ilike';
    return made(`${operator}.${pattern}`, `${operator}."${pattern}"`, `${own} ${operator.toUpperCase()} ${quoteLiteral(pattern)}`);
  }
  if (random.chance(0.25)) {
    const list = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => random.of(values));
    const texts = `in.(${list.map((each) => `"${each.replaceAll(/["\\]/g, '\\$&')}"`).join(',')})`;
    return made(texts, texts, `${own} IN (${list.map(quoteLiteral).join(', ')})`);
  }
  if (random.chance(0.08)) return made(`isdistinct.${value}`, `isdistinct.${quoted}`, `${own} IS DISTINCT FROM ${quoteLiteral(value)}`);
  const operator = random.of(column.type.base === 'bool' ? (['eq', 'neq'] as const) : (Object.keys(COMPARED) as (keyof typeof COMPARED)[]));
  return made(`${operator}.${value}`, `${operator}.${quoted}`, `${own} ${COMPARED[operator]} ${quoteLiteral(value)}`);
}

type Embed = { readonly select: string; readonly sql: string; readonly parameters: readonly string[]; readonly inner: string };

function embedOf(random: Random, table: MockTable, samples: ReadonlyMap<MockTable, readonly Sample[]>): Embed | null {
  const relations = [...table.parents, ...table.children].filter(
    (each) => each.declared && each.child !== each.parent && each.child.schema === 'public' && each.parent.schema === 'public',
  );
  if (relations.length === 0) return null;
  const relation = random.of(relations);
  const up = relation.child === table;
  const other = up ? relation.parent : relation.child;
  const columns = selected(random, other);
  const filter = random.chance(0.4) && samples.get(other)?.length ? filterOf(random, other, samples.get(other)!, 2, 'r') : null;
  const isInner = random.chance(0.4);
  const on = joined(relation, up);
  const where = filter ? `${on} AND ${filter.sql}` : on;
  const list = columns.map((column) => `r.${quoteIdent(column.name)}`).join(', ');
  const one = up || relation.oneToOne;
  const from = `(SELECT ${list} FROM ${nameOf(other)} r WHERE ${where}) y`;
  const sql = one ? `(SELECT row_to_json(y) FROM ${from})` : `(SELECT coalesce(json_agg(y), '[]') FROM ${from})`;
  return {
    select: `other:${quotedName(other.name)}!${quotedName(relation.name)}${isInner ? '!inner' : ''}(${columns.map((column) => quotedName(column.name)).join(',')})`,
    sql: `${sql} AS other`,
    parameters: filter ? [`other.${filter.parameter}`] : [],
    inner: isInner ? `EXISTS (SELECT FROM ${nameOf(other)} r WHERE ${where})` : '',
  };
}

function joined(relation: MockRelation, up: boolean): string {
  return relation.columns
    .map((column, i) => {
      const parent = relation.parentColumns[i]!;
      return up ? `r.${quoteIdent(parent.name)} = t.${quoteIdent(column.name)}` : `r.${quoteIdent(column.name)} = t.${quoteIdent(parent.name)}`;
    })
    .join(' AND ');
}

async function compareRead(mock: Mock, client: OpenClient, { path, sql, countSql, ordered }: Read): Promise<string | 'unsupported' | null> {
  const response = await mock.fetch(path, { headers: { Prefer: 'count=exact' } });
  const body = (await response.json()) as unknown;
  if ((body as { code?: string }).code === 'PGRST127') return 'unsupported';
  const { rows } = await client.query<{ rows: string }>(sql);
  const { rows: counted } = await client.query<{ count: number }>(countSql!);
  const wanted = JSON.parse(rows[0]!.rows) as unknown[];
  // An offset beyond the last row is not satisfiable.
  if (response.status === 416) return wanted.length === 0 ? null : `${path}\n416, and Postgres has ${wanted.length} rows`;
  if (!response.ok) return `${path}\n${response.status} ${JSON.stringify(body)}\nSQL: ${sql}`;
  const total = Number(response.headers.get('content-range')!.split('/')[1]);
  if (total !== counted[0]!.count) return `${path}\ncount ${total}, in Postgres ${counted[0]!.count}\nSQL: ${countSql}`;
  const [own, other] = [comparable(body as unknown[], ordered), comparable(wanted, ordered)];
  if (JSON.stringify(own) === JSON.stringify(other)) return null;
  const at = own.findIndex((each, i) => each !== other[i]);
  return `${path}\nmock:     ${own[at]} (${own.length} rows)\nPostgres: ${other[at]} (${other.length} rows)\nSQL: ${sql}`;
}

function comparable(rows: unknown[], ordered: boolean): string[] {
  const texts = rows.map((row) => JSON.stringify(sorted(row)));
  return ordered ? texts : texts.toSorted();
}

/** Rows within rows have no order; names of members neither. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(sorted);
    return all.some((each) => each !== null && typeof each === 'object') ? all.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : all;
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, sorted(member)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

// Writing.

type WriteRequest = {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly prefer: string;
  readonly body: string | null;
  readonly sql: string;
};

let newKeys = 1_000_000;

function writeOf(random: Random, table: MockTable, samples: readonly Sample[]): WriteRequest | null {
  const key = table.primaryKey?.columns ?? [];
  const writable = table.columns.filter((column) => column.generated === null && column.identity !== 'always');
  if (key.length === 0 || !key.every((column) => writable.includes(column) && isOrderable(column))) return null;
  const returned = table.columns.filter((column) => column.default === null || !/now|CURRENT/.test(column.default));
  const list = returned.map((column) => quoteIdent(column.name)).join(', ');
  const select = `select=${encodeURIComponent(returned.map((column) => quotedName(column.name)).join(','))}`;
  const name = nameOf(table);
  const mutated = (row: Sample): Record<string, unknown> => {
    const body: Record<string, unknown> = {};
    for (const column of writable) body[column.name] = row.json[column.name];
    for (const column of random.some(writable, 2)) body[column.name] = random.chance(0.15) ? null : random.of(samples).json[column.name];
    return body;
  };
  const kind = random.next();
  if (kind < 0.4) {
    const rows = Array.from({ length: random.chance(0.2) ? 2 : 1 }, () => {
      const body = mutated(random.of(samples));
      const [first] = key;
      if (key.length === 1 && !random.chance(0.15)) {
        if (first!.type.base.startsWith('int')) body[first!.name] = first!.type.base === 'int2' ? (newKeys++ % 20_000) + 10_000 : newKeys++;
        else if (first!.type.base === 'uuid') body[first!.name] = `00000000-0000-4000-8000-${String(newKeys++).padStart(12, '0')}`;
      }
      return body;
    });
    const merge = random.chance(0.3);
    const body = JSON.stringify(rows);
    const columns = writable.map((column) => quoteIdent(column.name)).join(', ');
    const conflict = merge
      ? ` ON CONFLICT (${key.map((column) => quoteIdent(column.name)).join(', ')}) DO UPDATE SET ${writable.map((column) => `${quoteIdent(column.name)} = EXCLUDED.${quoteIdent(column.name)}`).join(', ')}`
      : '';
    return {
      method: 'POST',
      path: `/${encodeURIComponent(table.name)}?${select}`,
      prefer: `return=representation${merge ? ',resolution=merge-duplicates' : ''}`,
      body,
      sql: `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${name}, ${quoteLiteral(body)}::json)${conflict} RETURNING ${list}`,
    };
  }
  const row = random.of(samples);
  const where = key.map((column) => `t.${quoteIdent(column.name)} = ${quoteLiteral(row.texts[column.name]!)}`).join(' AND ');
  const filters = key.map((column) => `${encodeURIComponent(quotedName(column.name))}=${encodeURIComponent(`eq.${row.texts[column.name]!}`)}`).join('&');
  if (kind < 0.8) {
    const changed = random.some(writable, 2);
    if (changed.length === 0) return null;
    const body = JSON.stringify(Object.fromEntries(changed.map((column) => [column.name, random.chance(0.15) ? null : random.of(samples).json[column.name]])));
    const sets = changed.map((column) => `${quoteIdent(column.name)} = b.${quoteIdent(column.name)}`).join(', ');
    return {
      method: 'PATCH',
      path: `/${encodeURIComponent(table.name)}?${filters}&${select}`,
      prefer: 'return=representation',
      body,
      sql: `UPDATE ${name} t SET ${sets} FROM json_populate_record(null::${name}, ${quoteLiteral(body)}::json) b WHERE ${where} RETURNING ${returned.map((column) => `t.${quoteIdent(column.name)}`).join(', ')}`,
    };
  }
  return {
    method: 'DELETE',
    path: `/${encodeURIComponent(table.name)}?${filters}&${select}`,
    prefer: 'return=representation',
    body: null,
    sql: `DELETE FROM ${name} t WHERE ${where} RETURNING ${list}`,
  };
}

type PgError = { readonly code: string; readonly message: string; readonly detail?: string };

async function compareWrite(mock: Mock, client: OpenClient, table: MockTable, write: WriteRequest): Promise<string | 'unsupported' | 'refused' | null> {
  const { method, path, prefer, body, sql } = write;
  const response = await mock.fetch(path, { method, headers: { Prefer: prefer, 'Content-Type': 'application/json' }, ...(body !== null && { body }) });
  const answer = (await response.json()) as unknown;
  const fault = response.ok ? null : (answer as { code: string; message: string; details: string | null });
  if (fault?.code === 'PGRST127') return 'unsupported';
  const request = `${method} ${path} ${prefer}\n${body ?? ''}`;
  let rows: unknown[];
  try {
    rows = (await client.query<{ row: string }>(`WITH w AS (${sql}) SELECT row_to_json(w)::text AS row FROM w`)).rows.map(
      ({ row }) => JSON.parse(row) as unknown,
    );
  } catch (error) {
    const { code, message, detail } = error as PgError;
    if (fault === null) return `${request}\nthe mock accepts what Postgres refuses: ${code} ${message} ${detail ?? ''}`;
    const details = code === '23505' || code === '23503' ? fault.details === detail : true;
    return fault.code === code && fault.message === message && details
      ? 'refused'
      : `${request}\nmock:     ${fault.code} ${fault.message} ${fault.details}\nPostgres: ${code} ${message} ${detail ?? ''}`;
  }
  if (fault !== null) return `${request}\nthe mock refuses what Postgres accepts: ${JSON.stringify(fault)}`;
  const [own, other] = [comparable(answer as unknown[], false), comparable(rows, false)];
  return JSON.stringify(own) === JSON.stringify(other) ? null : `${request}\nmock:     ${own.join()}\nPostgres: ${other.join()} of ${table.name}`;
}
