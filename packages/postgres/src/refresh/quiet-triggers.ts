import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';

export type QuietTriggers = {
  /** Triggers that fire anyway, because another role owns the tables: `public.orders: touch_updated_at`. */
  readonly fire: readonly string[];
  /** Restores their previous state. */
  restore(): Promise<void>;
};

type Found = { readonly schema: string; readonly table: string; readonly name: string; readonly enabled: 'O' | 'A'; readonly own: boolean };

/**
 * Within a transaction: disables triggers of these tables and their partitions, if the role owns them. Constraint
 * triggers (`CREATE CONSTRAINT TRIGGER`) and those of foreign keys still fire. `dry` only checks.
 */
export async function quietTriggers(client: Client, tables: readonly TableName[], dry: boolean): Promise<QuietTriggers> {
  const { rows } = await client.query<Found>(triggersSql, [tables.map(({ schema, table }) => quoteQualified(schema, table))]);
  const [own, others] = [rows.filter((each) => each.own), rows.filter((each) => !each.own)];
  const statement = (change: string, { schema, table, name }: Found): string =>
    `ALTER TABLE ONLY ${quoteQualified(schema, table)} ${change} TRIGGER ${quoteIdent(name)}`;
  if (!dry) for (const each of own) await client.query(statement('DISABLE', each));
  return {
    fire: others.map(({ schema, table, name }) => `${qualifiedName(schema, table)}: ${name}`),
    async restore() {
      if (!dry) for (const each of own) await client.query(statement(each.enabled === 'A' ? 'ENABLE ALWAYS' : 'ENABLE', each));
    },
  };
}

/** A row that moves to another partition is deleted and inserted, so all kinds of triggers matter. */
const triggersSql = /* SQL */ `
  with named as (select unnest($1::text[])::regclass as oid),
  relations as (select oid from named union select t.relid from named, pg_catalog.pg_partition_tree(named.oid) t)
  select n.nspname::text as schema, c.relname::text as "table", t.tgname::text as name, t.tgenabled as enabled, pg_catalog.pg_has_role(c.relowner, 'USAGE') as own
  from pg_catalog.pg_trigger t
  join relations r on r.oid = t.tgrelid
  join pg_catalog.pg_class c on c.oid = t.tgrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and t.tgenabled in ('O', 'A') and t.tgconstraint = 0
  order by 1, 2, 3`;
