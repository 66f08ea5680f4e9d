import { dictionary } from '@seedbed/contract';
import type { Client } from 'pg';
import type { Predicate, RowQuery } from './kept-rows.ts';
import type { MigrationError } from './run-migration.ts';
import { castsIn, clausesOf, itemsOf, operandsOf } from './clauses.ts';
import type { MigrationStatement } from './finding.ts';
import { naturesOf, type StatementNature } from './statements.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';

/** What a constraint or an index is after the failing statement, which passes for empty tables. */
type Made = {
  readonly oid: string;
  /** Quoted, by the names after the statement. */ readonly table: string;
  readonly kind: 'check' | 'domain' | 'foreign-key' | 'unique';
  readonly expression: string | null;
  readonly keys: readonly string[] | null;
  readonly nullsEqual: boolean;
  readonly parent: string | null;
  readonly parentKeys: readonly string[] | null;
  readonly isFull: boolean;
};
type Typed = {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly length: number | null;
  readonly digits: number | null;
  readonly labels?: readonly string[] | null;
};

const MADE = `
  SELECT k.oid::int8::text AS oid, k.conrelid::regclass::text AS table, CASE WHEN k.contype = 'c' THEN 'check' ELSE 'foreign-key' END AS kind,
    pg_catalog.pg_get_expr(k.conbin, k.conrelid, true) AS expression, k.confmatchtype = 'f' AS "isFull", false AS "nullsEqual",
    ARRAY(SELECT pg_catalog.quote_ident(a.attname) FROM pg_catalog.unnest(k.conkey) WITH ORDINALITY u (n, o)
      JOIN pg_catalog.pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.n ORDER BY u.o) AS keys,
    k.confrelid::regclass::text AS parent,
    ARRAY(SELECT pg_catalog.quote_ident(a.attname) FROM pg_catalog.unnest(k.confkey) WITH ORDINALITY u (n, o)
      JOIN pg_catalog.pg_attribute a ON a.attrelid = k.confrelid AND a.attnum = u.n ORDER BY u.o) AS "parentKeys"
  FROM pg_catalog.pg_constraint k WHERE coalesce(k.conname = $1, true) AND k.contype IN ('c', 'f') AND k.conrelid <> 0 AND k.conparentid = 0
  UNION ALL
  SELECT k.oid::int8::text, a.attrelid::regclass::text, 'domain', pg_catalog.pg_get_expr(k.conbin, 0, true), false, false, ARRAY[pg_catalog.quote_ident(a.attname)], NULL, NULL
  FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_attribute a ON a.atttypid = k.contypid JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
  WHERE coalesce(k.conname = $1, true) AND k.contypid <> 0 AND k.contype = 'c' AND c.relkind = 'r'
  UNION ALL
  SELECT 'bounds ' || c.oid::int8, c.oid::regclass::text, 'check', pg_catalog.pg_get_partition_constraintdef(c.oid), false, false, NULL, NULL, NULL
  FROM pg_catalog.pg_class c WHERE c.relispartition AND $1::text IS NULL
  UNION ALL
  SELECT i.indexrelid::int8::text, i.indrelid::regclass::text, 'unique', pg_catalog.pg_get_expr(i.indpred, i.indrelid, true), false,
    coalesce((pg_catalog.to_jsonb(i) ->> 'indnullsnotdistinct')::boolean, false),
    ARRAY(SELECT pg_catalog.pg_get_indexdef(i.indexrelid, n, true) FROM pg_catalog.generate_series(1, i.indnkeyatts) n), NULL, NULL
  FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class c ON c.oid = i.indexrelid WHERE coalesce(c.relname = $1, true) AND i.indisunique`;

const TYPED = `
  SELECT a.attrelid::regclass::text AS table, pg_catalog.quote_ident(a.attname) AS column, pg_catalog.format_type(a.atttypid, a.atttypmod) AS type,
    CASE WHEN t.typname IN ('varchar', 'bpchar') AND a.atttypmod > 4 THEN a.atttypmod - 4 END AS length,
    CASE WHEN t.typname = 'numeric' AND a.atttypmod > 4 THEN ((a.atttypmod - 4) >> 16) - ((a.atttypmod - 4) & 2047) END AS digits
  FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.oid = a.atttypid JOIN pg_catalog.pg_class c ON c.oid = a.attrelid
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;

/**
 * Queries that may find rows with which a migration fails, the best first. `passes`: runs it through the failing
 * statement, `failing`, in tables that are empty now. Leaves the transaction as it is then.
 */
export async function queriesFor(client: Client, error: MigrationError, passes: Predicate, failing = ''): Promise<RowQuery[]> {
  const before = new Map(await columnsOf(client));
  const madeBefore = new Set((await madeOf(client, error)).map(({ oid }) => oid));
  if (!(await passes(client))) return [];
  const made = (await madeOf(client, error)).filter(({ oid }) => error.constraint !== undefined || !madeBefore.has(oid));
  const changed = (await columnsOf(client)).filter(([key, { type }]) => before.has(key) && before.get(key)!.type !== type);
  const casts = error.sqlstate.startsWith('22') && failing !== '' ? await castsOf(client, failing) : [];
  return [
    ...ofNull(error),
    ...made.map((each) => QUERIES[each.kind](each)),
    ...changed.flatMap(([, typed]) => [...casts.map((cast) => ({ ...typed, ...cast })).flatMap(ofType), ...ofType(typed)]),
    ...casts.flatMap(ofType),
  ];
}

/** What a statement about one table casts, with the type. */
async function castsOf(client: Client, sql: string): Promise<Typed[]> {
  const relation = await relationOf(sql);
  if (relation === undefined) return [];
  const found: Typed[] = [];
  for (const { value, type } of await castsIn(sql)) {
    const { rows } = await client.query<{ name: string | null; labels: string[] | null }>(
      `SELECT t.oid::regtype::text AS name, (SELECT pg_catalog.array_agg(e.enumlabel::text ORDER BY e.enumsortorder) FROM pg_catalog.pg_enum e WHERE e.enumtypid = t.oid) AS labels
       FROM pg_catalog.pg_type t WHERE t.oid = pg_catalog.to_regtype($1)`,
      [type],
    );
    if (rows[0]?.name) found.push({ table: relation, column: value, type: rows[0].name, length: null, digits: null, labels: rows[0].labels });
  }
  return found;
}

/** The table of a statement, in quotes where it has them. */
async function relationOf(sql: string): Promise<string | undefined> {
  const [{ node }] = (await naturesOf([{ number: 1, sql, line: 1 }])) as [StatementNature];
  const { schemaname: schema, relname: name } = node['relation'] ?? {};
  return name === undefined
    ? undefined
    : [schema, name]
        .filter((each) => each !== undefined)
        .map(quoteIdent)
        .join('.');
}

const VALUES = 'VALUES (';

/** Queries that may find rows with which a statement fails, for a database right before it. */
export async function queriesAt({ sql }: MigrationStatement, error: MigrationError): Promise<string[]> {
  const relation = await relationOf(sql);
  if (relation === undefined) return [];
  const { sqlstate, column, detail = '' } = error;
  const [{ kind, node }] = (await naturesOf([{ number: 1, sql, line: 1 }])) as [StatementNature];
  if (kind === 'InsertStmt') {
    const clauses = await clausesOf(sql, ['INSERT', 'SELECT', 'ON', 'RETURNING']);
    const select = clauses.get('SELECT');
    if (select === undefined || sql.includes(VALUES)) return [];
    const names = (node['cols'] ?? []).map((each: { ResTarget: { name: string } }) => quoteIdent(each.ResTarget.name));
    const rows = `${clauses.get('') ? `${clauses.get('')} ` : ''}SELECT`;
    const from = `(${rows} ${select}) AS n${names.length > 0 ? ` (${names.join(', ')})` : ''}`;
    const keys = /^Key \((.+?)\)=/.exec(detail)?.[1];
    if (sqlstate === '23502' && column !== undefined)
      return [`SELECT * FROM ${from} WHERE ${quoteIdent(column)} IS NULL`, `SELECT * FROM ${from} WHERE NOT (n IS NOT NULL)`];
    if (sqlstate === '23505' && keys !== undefined) {
      const own = `SELECT ${keys}, count(*) FROM ${from} GROUP BY ${keys} HAVING count(*) > 1`;
      return [own, own.replace(' AS n', () => ` AS n (${keys})`), `SELECT * FROM ${from} WHERE (${keys}) IN (SELECT ${keys} FROM ${relation})`];
    }
    return [];
  }
  const nulls = sqlstate === '23502' && column !== undefined ? [`SELECT * FROM ${relation} WHERE ${quoteIdent(column)} IS NULL`] : [];
  const divisors = sqlstate === '22012' ? (await operandsOf(sql, '/')).map((each) => `SELECT * FROM ${relation} WHERE ${each} = 0`) : [];
  const from = kind === 'UpdateStmt' ? (await clausesOf(sql, ['UPDATE', 'SET', 'FROM', 'WHERE', 'RETURNING'])).get('SET') : undefined;
  const sums = sqlstate === '22003' && from !== undefined ? (await itemsOf(from)).flatMap((each) => tooLarge(relation, each)) : [];
  const long = sqlstate.startsWith('54') ? lengthsOf(relation, node) : [];
  return [...nulls, ...divisors, ...sums, ...long];
}

/** `balance = balance * 100` where it is too large, worked out as numeric. */
function tooLarge(relation: string, assignment: string): string[] {
  const [, column, value] = /^\s*("?[\w$]+"?)\s*=\s*([^]+)$/.exec(assignment) ?? [];
  if (column === undefined || !new RegExp(`(?<![\\w."])${RegExp.escape(column)}(?![\\w."(])`).test(value!)) return [];
  const wide = value!.replace(new RegExp(`(?<![\\w."])${RegExp.escape(column)}(?![\\w."(])`, 'g'), () => `${column}::numeric`);
  return ['smallint', 'integer', 'bigint'].toReversed().map((type) => `SELECT * FROM ${relation} WHERE ${wide} NOT BETWEEN ${BOUNDS[type]!}`);
}

/** An index has room for about 2,700 bytes. */
function lengthsOf(relation: string, node: StatementNature['node']): string[] {
  const indexed = (node['indexParams'] ?? []).flatMap((each: { IndexElem: { name?: string } }) => each.IndexElem.name ?? []);
  const keys = (node['cmds'] ?? []).flatMap((each: StatementNature['node']) => each['AlterTableCmd']?.['def']?.['Constraint']?.['keys'] ?? []);
  const names = [...indexed, ...keys.map((each: StatementNature['node']) => each['String']['sval'])];
  return names.map((name: string) => `SELECT * FROM ${relation} WHERE octet_length(${quoteIdent(name)}::text) > 2700`);
}

/** The constraint that an error names, or else all. */
async function madeOf(client: Client, { constraint }: MigrationError): Promise<Made[]> {
  return (await client.query<Made>(MADE, [constraint ?? null])).rows;
}

async function columnsOf(client: Client): Promise<[string, Typed][]> {
  const { rows } = await client.query<Typed>(TYPED);
  return rows.map((row) => [`${row.table}.${row.column}`, row]);
}

function ofNull({ sqlstate, table, column }: MigrationError): RowQuery[] {
  return sqlstate === '23502' && table && column ? [{ table, where: `${quoteIdent(column)} IS NULL` }] : [];
}

const QUERIES: Readonly<Record<Made['kind'], (made: Made) => RowQuery>> = {
  check: ({ table, expression }) => ({ table, where: `NOT (${expression})` }),
  domain: ({ table, expression, keys }) => ({ table, where: `NOT (${expression!.replace(/\bVALUE\b/g, () => keys![0]!)})` }),
  unique: ({ table, expression, keys, nullsEqual }) => {
    const filters = [...(expression === null ? [] : [`(${expression})`]), ...(nullsEqual ? [] : keys!.map((key) => `${key} IS NOT NULL`))];
    return { table, where: filters.join(' AND ') || 'true', groups: keys! };
  },
  'foreign-key': ({ table, keys, parent, parentKeys, isFull }) => {
    const equal = keys!.map((key, at) => `p.${parentKeys![at]!} = t.${key}`).join(' AND ');
    const given = keys!.map((key) => `t.${key} IS NOT NULL`).join(isFull ? ' OR ' : ' AND ');
    return { table, where: `(${given}) AND NOT EXISTS (SELECT FROM ${parent!} p WHERE ${equal})` };
  },
};

/** Rows whose value does not fit another type, for any version of Postgres. */
function ofType({ table, column, type, length, digits, labels }: Typed): RowQuery[] {
  const bounds = BOUNDS[type];
  const pattern = PATTERNS.find(({ of }) => of.test(type));
  const text = `(${column})::text`;
  const also = pattern && (bounds === undefined ? pattern.also?.(text) : `${text}::numeric NOT BETWEEN ${bounds}`);
  return [
    ...(length === null ? [] : [`length(${text}) > ${length}`]),
    ...(digits === null ? [] : [`abs(${column}) >= 1e${digits}`]),
    ...(bounds === undefined ? [] : [`${column} NOT BETWEEN ${bounds}`]),
    ...(labels ? [`${text} NOT IN (${labels.map(quoteLiteral).join(', ')})`] : []),
    ...(pattern === undefined ? [] : [`${text} !~ ${quoteLiteral(pattern.pattern)}`]),
    ...(also === undefined ? [] : [`${column} IS NOT NULL AND CASE WHEN ${text} ~ ${quoteLiteral(pattern!.pattern)} THEN ${also} ELSE true END`]),
  ].map((where) => ({ table, where }));
}

const BOUNDS = dictionary<string>({
  smallint: '-32768 AND 32767',
  integer: '-2147483648 AND 2147483647',
  bigint: '-9223372036854775808 AND 9223372036854775807',
});
/** `also`: where a text of this form is not a value either. */
const PATTERNS: readonly { readonly of: RegExp; readonly pattern: string; readonly also?: (text: string) => string }[] = [
  { of: /^(?:integer|bigint|smallint)$/, pattern: '^\\s*[+-]?[0-9]+\\s*$' },
  { of: /^(?:numeric|double|real)/, pattern: '^\\s*[+-]?([0-9]+[.]?[0-9]*|[.][0-9]+)([eE][+-]?[0-9]+)?\\s*$' },
  { of: /^uuid$/, pattern: '^([0-9a-fA-F]{4}-?){8}$' },
  {
    of: /^date$/,
    pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    also: (text) => `right(${text}, 2)::int > extract(day FROM date_trunc('month', (left(${text}, 8) || '01')::date) + interval '1 month - 1 day')`,
  },
  { of: /^boolean$/, pattern: '^\\s*([tT](rue)?|[fF](alse)?|[yY](es)?|[nN]o?|[oO]n|[oO]ff|0|1)\\s*$' },
];
