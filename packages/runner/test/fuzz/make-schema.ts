import type { OpenClient } from '@seedbed/postgres/sql';
import { diceOf, type Dice } from './dice.ts';
import { growFamilies, type FamilyName } from './families/index.ts';
import { arc, distinct, flagged, labels, taggedUnion } from './make/cases.ts';
import { addPlain, addTable, type Draft, type TableDraft } from './make/draft.ts';
import { askServer, freeChecks } from './make/free.ts';
import { exclusion, furtherKey, primaryKey } from './make/keys.ts';
import { TABLES } from './make/names.ts';
import { arithmetic, bounds, chain, generated } from './make/ranges.ts';
import { circle, link, oneToOne, plainReference, selfReference, sharedTenant } from './make/references.ts';
import { defaulted, guarded, inheriting, partitioned } from './make/shapes.ts';
import { shapedText, textOfAnother } from './make/texts.ts';
import { domain, functionCheck, listed, typed } from './make/types.ts';
import { KINDS } from './make/values.ts';
import type { FuzzSchema } from './schema.ts';
import { textOf } from './sql.ts';
import { insertHiddenRows, writeTables } from './write-ddl.ts';

type Block = (draft: Draft, table: TableDraft) => unknown;

/** The grammar's rules for a table's inside, each with its weight. */
const BLOCKS: readonly (readonly [number, Block])[] = [
  [3, bounds],
  [2, chain],
  [3, arithmetic],
  [1, generated],
  [3, taggedUnion],
  [2, arc],
  [2, flagged],
  [1, distinct],
  [1, labels],
  [3, shapedText],
  [1, textOfAnother],
  [3, typed],
  [2, domain],
  [1, functionCheck],
  [1, listed],
  [4, furtherKey],
  [1, exclusion],
  [1, guarded],
  [1, defaulted],
  [2, selfReference],
];
const REFERENCES: readonly (readonly [number, Block])[] = [
  [5, plainReference],
  [1, oneToOne],
  [1, link],
  [1, sharedTenant],
];

/**
 * Writes a schema that can be filled: starts with hidden rows, proposes constraints from them, and lets Postgres remove
 * those that the rows violate. `client` is connected to an empty database, and leaves it empty. `families`: one family
 * of related tables, or random ones; without it a seed writes the same schema as before.
 */
export async function makeSchema(seed: number, client: OpenClient, families?: FamilyName | 'any'): Promise<FuzzSchema> {
  const draft: Draft = { dice: diceOf(seed), preamble: [], tables: [], constraints: [] };
  for (const name of draft.dice.some(TABLES, draft.dice.pick(families ? [0, 0, 1, 2] : [1, 1, 2, 2, 3, 3, 4, 5, 6]))) growTable(draft, name);
  if (draft.tables.length > 1 && draft.dice.chance(0.15)) circle(draft);
  if (families) growFamilies(draft, families === 'any' ? undefined : families);
  const standing = families !== undefined && draft.dice.chance(0.2);
  await client.query('BEGIN');
  try {
    await client.query(writeTables(draft));
    await client.query(insertHiddenRows(draft));
    const ask = askServer(client);
    for (const table of draft.tables.filter(({ apart, rows }) => !apart || (rows.length > 0 && draft.dice.chance(0.2))))
      await freeChecks(draft, table, ask, draft.dice.pick([0, 0, 1, 2]));
    return { ...draft, constraints: await keepable(draft, client), ...(standing ? { standing } : {}) };
  } finally {
    await client.query('ROLLBACK');
  }
}

function growTable(draft: Draft, name: string): void {
  const { dice } = draft;
  const rows = dice.between(5, 20);
  const child = dice.chance(0.06) ? inheriting(draft, name, rows) : undefined;
  if (child) return;
  const table = addTable(draft, name, rows);
  const others = draft.tables.length > 1;
  if (dice.chance(0.08)) partitioned(draft, table);
  else if (others && dice.chance(0.12)) dice.pick([link, oneToOne])(draft, table);
  else primaryKey(draft, table);
  for (let i = dice.pick([0, 0, 1, 2]); others && i > 0; i--) weighted(dice, REFERENCES)(draft, table);
  for (let i = dice.between(1, 4); i > 0; i--) weighted(dice, BLOCKS)(draft, table);
  for (let i = dice.below(3); i > 0; i--) addPlain(draft, table, dice.pick(KINDS));
}

function weighted<T>(dice: Dice, list: readonly (readonly [number, T])[]): T {
  let at = dice.below(list.reduce((sum, [weight]) => sum + weight, 0));
  return list.find(([weight]) => (at -= weight) < 0)![1];
}

/** The constraints that the rows in the open transaction satisfy, in order: later ones may depend on earlier. */
async function keepable({ constraints }: Draft, client: OpenClient): Promise<FuzzSchema['constraints']> {
  await client.query(TRY);
  const { rows } = await client.query<{ fits: boolean[] }>('SELECT pg_temp.fuzz_try($1) AS fits', [constraints.map((one) => textOf(one.text))]);
  return constraints.filter((_, i) => rows[0]!.fits[i]);
}

const TRY = `CREATE FUNCTION pg_temp.fuzz_try(statements text[]) RETURNS boolean[] LANGUAGE plpgsql AS $$
  DECLARE statement text; fits boolean[] := '{}';
  BEGIN
    FOREACH statement IN ARRAY statements LOOP
      BEGIN EXECUTE statement; fits := fits || true;
      EXCEPTION WHEN OTHERS THEN fits := fits || false; END;
    END LOOP;
    RETURN fits;
  END $$`;
