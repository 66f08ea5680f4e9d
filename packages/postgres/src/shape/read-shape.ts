import { MAX_COMMON, Problem, type Shape, type ShapeColumn } from '@seedbed/contract';
import { inSnapshot } from '../introspect/snapshot.ts';
import type { OpenClient } from '../sql/connect.ts';
import { bounded } from '../wire/bounded.ts';
import { shapeColumnsSql, shapeTablesSql, type ShapeColumnRow, type ShapeTableRow } from './shape.sql.ts';

const BOUNDS = { what: 'The statistics of that database', bytes: 64 * 1024 * 1024, seconds: 60 };
/** Labels may be told from so few different ones on, each of at least so many rows: what is rarer may be of one person. */
const OFFERED = { labels: 50, rows: 20 };

export type ReadShape = {
  readonly shape: Shape;
  /** Text columns whose labels a person could approve, as `schema.table.column`, with how many there are. */
  readonly offered: readonly { readonly column: string; readonly labels: number }[];
  /** Tables whose statistics the server does not show to this role, as `schema.table`. */
  readonly unreadable: readonly string[];
};

/**
 * Reads what the planner knows of a database: from catalogs alone, in one read-only transaction, with no lock on a table. Throws Problem
 * `not-found` for a role that may read no table, or an approved column that has no statistics, and `invalid-request` for one with too many or too rare labels.
 * @param approved columns whose labels are kept, as `schema.table.column`
 * @param day of reading, as a date
 */
export async function readShape(client: OpenClient, { approved, day }: { readonly approved: readonly string[]; readonly day: string }): Promise<ReadShape> {
  return bounded(client, BOUNDS, () =>
    inSnapshot(client, async (version) => {
      const { rows: tables } = await client.query<ShapeTableRow>(shapeTablesSql);
      const unreadable = tables.filter(({ isReadable }) => !isReadable).map(({ schema, name }) => `${schema}.${name}`);
      if (unreadable.length > 0 && unreadable.length === tables.length)
        throw new Problem(
          'not-found',
          'This role may not read the statistics of any table. GRANT SELECT ON the tables to it, or the role pg_read_all_data; where a table has row security, it needs BYPASSRLS as well. No row is read.',
        );
      const { rows: columns } = await client.query<ShapeColumnRow>(shapeColumnsSql, [approved]);
      const rowsOf = new Map(tables.map(({ oid, rows }) => [oid, rows]));
      const nameOf = new Map(tables.map(({ oid, schema, name }) => [oid, `${schema}.${name}`]));
      const fullName = ({ oid, name }: ShapeColumnRow): string => `${nameOf.get(oid)!}.${name}`;
      const mayTell = (column: ShapeColumnRow): boolean => canBeTold(column, rowsOf.get(column.oid)!);
      for (const name of approved) {
        const found = columns.find((column) => fullName(column) === name);
        if (!found) throw new Problem('not-found', `There are no statistics of ${name}: no such column, not analyzed yet, or not readable by this role.`);
        if (found.isText && !mayTell(found))
          throw new Problem(
            'invalid-request',
            `The labels of ${name} are not kept: at most ${OFFERED.labels} different ones of ${OFFERED.rows} rows each can be, so that none tells of one person.`,
          );
      }
      const shape: Shape = {
        format: 'seedbed-shape-1',
        server: `${Math.floor(version / 10_000)}.${version % 10_000}`,
        read: day,
        tables: tables.map(({ oid, schema, name, rows, pages }) => ({
          schema,
          name,
          ...(rows >= 0 && { rows }),
          pages,
          columns: columns.filter((column) => column.oid === oid).map(shapeOf),
        })),
        approved: [...approved],
      };
      const offered = columns.filter((column) => column.isText && column.labels === null && mayTell(column));
      return { shape, offered: offered.map((column) => ({ column: fullName(column), labels: column.distinct })), unreadable };
    }),
  );
}

function canBeTold({ distinct, shares }: ShapeColumnRow, rows: number): boolean {
  return distinct >= 1 && distinct <= OFFERED.labels && shares !== null && shares.length >= distinct && shares.every((share) => share * rows >= OFFERED.rows);
}

function shapeOf({ name, type, nulls, width, distinct, order, shares, common, bounds, labels }: ShapeColumnRow): ShapeColumn {
  const near = bounds?.filter((bound) => bound !== null) ?? [];
  return {
    name,
    type,
    nulls: figure(nulls),
    width,
    distinct: figure(distinct),
    ...(shares && { common: shares.slice(0, MAX_COMMON).map(figure) }),
    ...(shares && common && { commonAt: common.slice(0, MAX_COMMON) }),
    ...(near.length > 1 && { quantiles: near.slice(0, MAX_COMMON) }),
    ...(labels && shares && { labels: Object.fromEntries(labels.map((label, i) => [label, figure(shares[i]!)])) }),
    ...(order !== null && { order: figure(order) }),
  };
}

/** What is written is read by people: four digits are more than a sample of 30,000 rows knows. */
const figure = (value: number): number => Number(value.toPrecision(4));

/** Updates the planner's statistics of these tables, as far as they are there. A table that the role may not analyze keeps what it has. */
export async function analyzeNamed(client: OpenClient, tables: readonly { readonly schema: string; readonly name: string }[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and (n.nspname || '.' || c.relname) = any ($1::text[])`,
    [tables.map(({ schema, name }) => `${schema}.${name}`)],
  );
  for (const { name } of rows) await client.query(`ANALYZE ${name}`);
}
