import { qualifiedName, resolveType, toolTableOf, type BlueprintTable, type SqlType } from '@seedbed/contract';
import { slidingColumns, textRows, type Plan } from '@seedbed/engine';
import type { dropStaged } from '@seedbed/postgres/refresh';

type Client = Parameters<typeof dropStaged>[0];

/** A column of times, or of texts and numbers with a year in them, that a slide leaves as it is. */
export type StayingColumn = { readonly table: string; readonly column: string; readonly why: string };

/** Rows that are looked at for a year, and the share of them that must have one. */
const LOOKED_AT = 200;
const MOST = 0.9;

/**
 * Columns that a slide does not move, though their rows tell a time. `moving`: the blueprint with any slide. Tables that the caller left out (`still`) are not listed, nor are
 * generated columns, which Postgres computes anew.
 */
export async function stayingColumns(client: Client, moving: Plan, still: ReadonlySet<string>): Promise<StayingColumn[]> {
  const { tables, types } = moving.blueprint;
  const reasons = new Map(
    moving.diagnostics.flatMap(({ code, table, column, message }) =>
      code === 'slide-stays' ? [[`${table}.${column}`, message.replace(/^.* does not slide: (.*)\.$/, '$1')] as const] : [],
    ),
  );
  const found = tables.flatMap((table) => {
    const name = qualifiedName(table.schema, table.name);
    if (still.has(name) || toolTableOf(table)) return [];
    const moved = new Set(slidingColumns(moving, name).map((column) => column.name));
    const { rows, mode } = moving.table(name);
    const isOurs = mode !== 'keep' && mode !== 'skip' && rows > 0;
    return table.columns.flatMap((column): StayingColumn[] => {
      if ((isOurs && moved.has(column.name)) || column.generated !== undefined) return [];
      const told = { table: name, column: column.name };
      const type = resolveType(column.type, types);
      const reason = isListed(table) ? 'its rows are listed' : (reasons.get(`${name}.${column.name}`) ?? 'nothing says how it moves');
      if (isTime(type)) return [{ ...told, why: isOurs ? reason : 'triggers or others fill the table' }];
      return isOurs && MAY_HOLD_YEARS.has(type.base) && holdsYears(moving, name, column.name) ? [{ ...told, why: 'a year is part of it' }] : [];
    });
  });
  return [...found, ...(await timesOfOthers(client, tables))];
}

const MAY_HOLD_YEARS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'int2', 'int4', 'int8']);

function isTime({ base, element }: SqlType): boolean {
  return (
    /^(?:date|timestamp|timestamptz|daterange|tsrange|tstzrange|datemultirange|tsmultirange|tstzmultirange)$/.test(base) ||
    (element !== undefined && isTime(element))
  );
}

const isListed = ({ groups = [] }: BlueprintTable): boolean => groups.some(({ rows, constraints = [] }) => rows && constraints.length === 0);

/** Whether the texts have a year that ends near the reference date, as `INV-2025-0012` has. */
function holdsYears(plan: Plan, table: string, column: string): boolean {
  const last = Number((plan.blueprint.referenceDate ?? '').slice(0, 4)) + 1;
  const texts = textRows(plan, table, 0, Math.min(LOOKED_AT, plan.table(table).rows), [column]).flatMap(([text]) =>
    text === null || text === undefined ? [] : [text],
  );
  const isYear = (text: string): boolean =>
    [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].some(([year]) => Number(year) >= last - 40 && Number(year) <= last);
  return texts.length > 0 && texts.filter(isYear).length >= MOST * texts.length;
}

/** Times of tables beside those of the blueprint. */
async function timesOfOthers(client: Client, tables: readonly BlueprintTable[]): Promise<StayingColumn[]> {
  const known = new Set(tables.map(({ schema, name }) => qualifiedName(schema, name)));
  const { rows } = await client.query<{ schema: string; name: string; columns: { name: string; type: string }[] }>(
    `SELECT n.nspname AS schema, c.relname AS name,
       (SELECT jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum)
        FROM pg_catalog.pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns
     FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname = ANY ($1) ORDER BY 1, 2`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  );
  return rows.flatMap(({ schema, name, columns }) => {
    const table = qualifiedName(schema, name);
    if (known.has(table) || toolTableOf({ schema, name, columns: columns ?? [] })) return [];
    const times = (columns ?? []).filter(({ type }) => /^(?:date|timestamp|daterange|tsrange|tstzrange)/.test(type));
    return times.map((column) => ({ table, column: column.name, why: 'the blueprint does not have the table' }));
  });
}
