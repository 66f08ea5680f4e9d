import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';

/**
 * A key that the blueprint relies on. A key enforced by code of the schema has the name of its trigger, which may also
 * do other things.
 */
export type ExpectedKey = { readonly name?: string | undefined; readonly columns: readonly string[] } & (
  | { readonly kind: 'primary key' }
  /** `plain`: its columns describe it completely. */
  | { readonly kind: 'unique key'; readonly plain: boolean }
  | { readonly kind: 'foreign key'; readonly parent: TableName; readonly to: readonly string[]; readonly more: string }
);

/** The missing key in words, and the statement that creates it, if known. */
type MissingKey = { readonly difference: string; readonly fix?: string };

/**
 * Missing keys of the tables: a killed load that created the schema leaves it without keys, and a target without them
 * accepts rows that it should reject. Runs within a transaction.
 */
export async function missingKeys(client: Client, tables: readonly (TableName & { readonly keys?: readonly ExpectedKey[] })[]): Promise<readonly MissingKey[]> {
  const keyed = tables.filter((table) => table.keys && table.keys.length > 0);
  if (keyed.length === 0) return [];
  const { rows } = await client.query<Found>(keysSql, [keyed.map((each) => each.schema), keyed.map((each) => each.table)]);
  const found = Map.groupBy(rows, ({ place }) => place);
  return keyed.flatMap((table, at) => {
    const there = found.get(at + 1) ?? [];
    return table.keys!.filter((key) => !there.some((one) => isKept(key, one))).map((key) => missing(table, key));
  });
}

type Found = { place: number; kind: 'index' | 'foreign key' | 'trigger'; name: string; columns: string[]; parentSchema: string | null; parent: string | null };

function isKept(key: ExpectedKey, found: Found): boolean {
  if (found.kind === 'trigger') return key.name !== undefined && (key.name === found.name || key.name.startsWith(`${found.name}_`));
  if (key.kind === 'foreign key') {
    // A blueprint's reference may have more columns than the schema's, if code requires them to agree.
    const covered = found.columns.length > 0 && found.columns.every((name) => key.columns.includes(name));
    return found.kind === 'foreign key' && covered && found.parentSchema === key.parent.schema && found.parent === key.parent.table;
  }
  const same = key.columns.length === found.columns.length && key.columns.every((name) => found.columns.includes(name));
  return found.kind === 'index' && (same || key.name === found.name);
}

function missing({ schema, table }: TableName, key: ExpectedKey): MissingKey {
  const list = (names: readonly string[]): string => `(${names.map(quoteIdent).join(', ')})`;
  const alter = `ALTER TABLE ${quoteQualified(schema, table)} ADD ${key.name === undefined ? '' : `CONSTRAINT ${quoteIdent(key.name)} `}`;
  const difference = `${qualifiedName(schema, table)} has no ${key.kind} (${key.columns.join(', ')})`;
  switch (key.kind) {
    case 'primary key':
      return { difference, fix: `${alter}PRIMARY KEY ${list(key.columns)}` };
    case 'unique key':
      return { difference, ...(key.plain && { fix: `${alter}UNIQUE ${list(key.columns)}` }) };
    case 'foreign key': {
      const { parent, to, more } = key;
      return {
        difference: `${difference} to ${qualifiedName(parent.schema, parent.table)}`,
        fix: `${alter}FOREIGN KEY ${list(key.columns)} REFERENCES ${quoteQualified(parent.schema, parent.table)} ${list(to)}${more}`,
      };
    }
  }
}

/** Unique indexes and exclusions, foreign keys, and the schema's own triggers, including those of single partitions; without INCLUDE columns. */
const keysSql = /* SQL */ `
  with named as (
    select place::int, c.oid
    from unnest($1::text[], $2::text[]) with ordinality each(schema, name, place)
    join pg_catalog.pg_namespace n on n.nspname = each.schema
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = each.name
  ), wanted as (
    select place, oid from named
    union
    select place, tree.relid from named cross join lateral pg_catalog.pg_partition_tree(oid) tree
  )
  select w.place, 'index' as kind, ic.relname::text as name, null as "parentSchema", null as parent,
         array(select a.attname::text from unnest(i.indkey::int2[]) with ordinality k(num, at)
               join pg_catalog.pg_attribute a on a.attrelid = w.oid and a.attnum = k.num where k.at <= i.indnkeyatts order by k.at) as columns
  from wanted w
  join pg_catalog.pg_index i on i.indrelid = w.oid and (i.indisunique or i.indisexclusion) and i.indisvalid
  join pg_catalog.pg_class ic on ic.oid = i.indexrelid
  union all
  select w.place, 'foreign key', k.conname::text, pn.nspname::text, pc.relname::text,
         array(select a.attname::text from unnest(k.conkey) with ordinality u(num, at)
               join pg_catalog.pg_attribute a on a.attrelid = w.oid and a.attnum = u.num order by u.at)
  from wanted w
  join pg_catalog.pg_constraint k on k.conrelid = w.oid and k.contype = 'f'
  join pg_catalog.pg_class pc on pc.oid = coalesce(pg_catalog.pg_partition_root(k.confrelid), k.confrelid)
  join pg_catalog.pg_namespace pn on pn.oid = pc.relnamespace
  union all
  select w.place, 'trigger', t.tgname::text, null, null, '{}'::text[]
  from wanted w
  join pg_catalog.pg_trigger t on t.tgrelid = w.oid and not t.tgisinternal`;
