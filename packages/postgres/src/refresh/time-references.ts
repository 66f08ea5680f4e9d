import type { Client } from 'pg';
import { qualifiedName } from '@seedbed/contract';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteQualified } from '../sql/quote.ts';

export type TimeReferences = {
  /** Why a reference cannot hold while both of its ends move; then nothing was changed. */
  readonly refused: readonly { readonly table: string; readonly why: string }[];
  /** Defers their checks to the end. */
  defer(): Promise<void>;
  /** Checks them, and restores their previous mode. */
  check(): Promise<void>;
};

type Found = {
  readonly schema: string;
  readonly table: string;
  readonly name: string;
  readonly deferrable: boolean;
  readonly action: string;
  readonly own: boolean;
};

/** Foreign keys with a moved column on either side. `moving`: the columns by table. */
export async function timeReferences(client: Client, moving: readonly (TableName & { readonly columns: readonly string[] })[]): Promise<TimeReferences> {
  const byName = new Map<string, Found>();
  for (const { schema, table, columns } of moving) {
    const { rows } = await client.query<Found>(referencesSql, [quoteQualified(schema, table), columns]);
    for (const row of rows) byName.set(JSON.stringify([row.schema, row.table, row.name]), row);
  }
  const found = [...byName.values()];
  const stiff = found.filter(({ deferrable }) => !deferrable);
  const alter = ({ schema, table, name }: Found, to: string): string =>
    `ALTER TABLE ${quoteQualified(schema, table)} ALTER CONSTRAINT ${quoteIdent(name)} ${to}`;
  return {
    refused: found.flatMap(({ schema, table, name, action, deferrable, own }) => {
      const named = qualifiedName(schema, table);
      if (action !== 'a') return [{ table: named, why: `its foreign key ${name} refers to times, and has an ON UPDATE of its own` }];
      return deferrable || own
        ? []
        : [{ table: named, why: `its foreign key ${name} refers to times, and only the table's owner can have it checked at the end` }];
    }),
    async defer() {
      for (const each of stiff) await client.query(alter(each, 'DEFERRABLE INITIALLY DEFERRED'));
      await client.query('SET CONSTRAINTS ALL DEFERRED');
    },
    async check() {
      await client.query('SET CONSTRAINTS ALL IMMEDIATE');
      for (const each of stiff) await client.query(alter(each, 'NOT DEFERRABLE'));
    },
  };
}

const referencesSql = /* SQL */ `
  select n.nspname::text as schema, c.relname::text as "table", k.conname::text as name, k.condeferrable as "deferrable",
         k.confupdtype::text as action, pg_catalog.pg_has_role(c.relowner, 'USAGE') as own
  from pg_catalog.pg_constraint k
  join pg_catalog.pg_class c on c.oid = k.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and exists (
    select from pg_catalog.pg_attribute a
    where a.attrelid = $1::regclass and a.attname = any ($2::text[])
      and ((k.conrelid = a.attrelid and a.attnum = any (k.conkey)) or (k.confrelid = a.attrelid and a.attnum = any (k.confkey))))
  order by 1, 2, 3`;
