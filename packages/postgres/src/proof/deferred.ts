import { qualifiedName, type Counterexample } from '@seedbed/contract';
import { quoteIdent, quoteQualified, quoteQualifiedName } from '../sql/quote.ts';
import { toCounterexample } from './counterexamples.ts';
import type { TrialSession } from './load-plan.ts';
import { sayEndless } from './table-time.ts';

/** A deferrable constraint or constraint trigger, and the tables that have one with this name. */
type Deferrable = { readonly schema: string; readonly name: string; readonly tables: readonly string[] };

/** One that the trial's rows violate, or whose check did not end in time. */
export type Broken = Deferrable & { readonly refused: Counterexample };

/** How many constraints to make immediate at once. */
const BATCH = 100;

/**
 * Checks each deferrable constraint separately, and rolls back what its triggers do: one failure hides no other. Then
 * makes those that hold immediate, so that rows offered later are checked without all others.
 */
export async function brokenConstraints({ client, ask, patience }: TrialSession): Promise<Broken[]> {
  const { rows } = await ask(() => client.query<{ schema: string; name: string; schemas: string[]; names: string[] }>(DEFERRABLE));
  const all = rows.map(({ schema, name, schemas, names }) => ({ schema, name, tables: names.map((one, i) => qualifiedName(schemas[i]!, one)) }));
  /** Why they do not hold; `end` ends the savepoint in which they were checked, apart from what may be cancelled. */
  const refusalOf = async (some: readonly Deferrable[], end: string, first = ''): Promise<Counterexample | undefined> => {
    await client.query(`SAVEPOINT seedbed_check; ${first}`);
    try {
      await ask(() => client.query(immediate(some)), patience.table);
      await client.query(end);
      return undefined;
    } catch (error) {
      const refused = sayEndless(toCounterexample(error, ''), patience.table);
      await client.query(ROLLED_BACK);
      if (some.length === 1) patience.lose(refused);
      return refused;
    }
  };
  /** By table, if several have a constraint of this name and the error names none: renames that of each in turn. */
  const apart = async (one: Deferrable, refused: Counterexample): Promise<Broken[]> => {
    const found: Broken[] = [];
    if (one.tables.length === 1 || refused.otherTable !== undefined) return [{ ...one, refused }];
    for (const table of one.tables) {
      const alone = { ...one, name: 'seedbed_own', tables: [table] };
      const renamed = `ALTER TABLE ${quoteQualifiedName(table)} RENAME CONSTRAINT ${quoteIdent(one.name)} TO ${alone.name}`;
      const own = await refusalOf([alone], ROLLED_BACK, renamed);
      if (own) found.push({ ...alone, name: one.name, refused: own });
    }
    return found.length > 0 ? found : [{ ...one, refused }];
  };
  const broken: Broken[] = [];
  const check = async (one: Deferrable, end: string): Promise<void> => {
    const refused = await refusalOf([one], end);
    if (refused) broken.push(...(await apart(one, refused)));
  };
  for (const one of all) await check(one, ROLLED_BACK);
  const holding = all.filter((one) => !broken.some(({ schema, name }) => schema === one.schema && name === one.name));
  for (let first = 0; first < holding.length; first += BATCH) {
    const some = holding.slice(first, first + BATCH);
    // One that holds alone may be violated by what the triggers of another write.
    if (await refusalOf(some, KEPT)) for (const one of some) await check(one, KEPT);
  }
  return broken;
}

function immediate(some: readonly Deferrable[]): string {
  return `SET CONSTRAINTS ${some.map(({ schema, name }) => quoteQualified(schema, name)).join(', ')} IMMEDIATE`;
}

const KEPT = 'RELEASE SAVEPOINT seedbed_check';
const ROLLED_BACK = `ROLLBACK TO SAVEPOINT seedbed_check; ${KEPT}`;

/** SET CONSTRAINTS for those of a table's own that its rows violate, since the others are immediate. Null if there are none. */
export function ownToCheck(broken: readonly Broken[], table: string): string | null {
  const own = broken.filter(({ tables }) => tables.includes(table));
  return own.length === 0 ? null : immediate(own);
}

/** Deferrable constraints by name, with the tables that have one; partitions count as their roots. */
const DEFERRABLE = /* SQL */ `
  SELECT s.nspname::text AS schema, k.conname::text AS name,
         pg_catalog.array_agg(n.nspname::text ORDER BY c.oid) AS schemas, pg_catalog.array_agg(c.relname::text ORDER BY c.oid) AS names
  FROM pg_catalog.pg_constraint k
  JOIN pg_catalog.pg_namespace s ON s.oid = k.connamespace
  JOIN pg_catalog.pg_class c ON c.oid = k.conrelid
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE k.condeferrable AND k.conparentid = 0
  GROUP BY 1, 2 ORDER BY 1, 2`;
