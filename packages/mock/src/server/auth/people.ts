import { Problem } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import type { MockColumn, MockSchema, MockTable } from '../../core/index.ts';
import { isAddressTable, isPeopleNoun, isUnique, scoreOfPeople } from './score-of-people.ts';

/** The table whose rows can sign in. */
export type People = {
  readonly table: MockTable;
  /** Its key; in a table of e-mail addresses the reference to the person. */
  readonly id: MockColumn;
  readonly email: MockColumn;
  /** Columns with names of people. */
  readonly names: readonly MockColumn[];
  /** Columns for a person's memberships: they become claims. */
  readonly belongs: readonly MockColumn[];
  /** What a person said at the sign-up, as in Supabase's `auth.users`; null without such a column. */
  readonly metadata: MockColumn | null;
};

const IS_EMAIL = /^(e_?mail|mail)(_?address)?$|_e_?mail(_?address)?$/i;

/**
 * The table of people: it has e-mail addresses and a single-column key; of several, the most plausible one. `named`: the table to use, as
 * `name` or `schema.name`; throws Problem `invalid-request` if nobody can sign in from it.
 */
export function peopleOf(schema: MockSchema, plan: Plan, named?: string): People | null {
  const candidates = candidatesOf(schema, plan);
  return named === undefined ? (candidates[0] ?? null) : peopleNamed(schema, candidates, named);
}

/** Tables from which people could sign in, by their qualified names, the most plausible first. */
export function tablesOfPeople(schema: MockSchema, plan: Plan): string[] {
  return candidatesOf(schema, plan).map(({ table }) => table.qualified);
}

function candidatesOf(schema: MockSchema, plan: Plan): People[] {
  const all = schema.tables.flatMap((table) => peopleIn(table, plan) ?? []);
  const scored = all.map((people) => ({ people, score: scoreOfPeople(people, generatorsOf(people.table, plan)) }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ people }) => people);
}

function generatorsOf(table: MockTable, plan: Plan): ReadonlyMap<string, string> {
  return new Map(plan.table(table.qualified).columns.map((column) => [column.name, column.generator]));
}

function peopleIn(table: MockTable, plan: Plan): People | null {
  const made = generatorsOf(table, plan);
  const emails = table.columns.filter(
    (column) => column.type.kind !== 'array' && (made.get(column.name) === 'internet.email' || IS_EMAIL.test(column.name)) && column.generated === null,
  );
  const shown = emails.filter(({ name }) => !/normali[sz]ed|canonical|unconfirmed|backup|recovery|old/i.test(name));
  const email = shown.find((column) => isUnique(table, column)) ?? shown[0] ?? emails[0];
  const id = keyOf(table);
  if (!id || !email || id === email) return null;
  return {
    table,
    id,
    email,
    names: table.columns.filter((column) => made.get(column.name)?.startsWith('person.') ?? false),
    metadata: table.columns.find(({ name, type }) => name === 'raw_user_meta_data' && /^jsonb?$/.test(type.base)) ?? null,
    belongs: table.columns.filter((column) => column !== id && table.parents.some(({ columns }) => columns.length === 1 && columns[0] === column)),
  };
}

/** A sign-in by a row of `emails` is by the user that the address belongs to. */
function keyOf(table: MockTable): MockColumn | null {
  const owner = isAddressTable(table.name) ? table.parents.find(({ columns, parent }) => columns.length === 1 && isPeopleNoun(parent.name)) : undefined;
  return owner?.columns[0] ?? (table.primaryKey?.columns.length === 1 ? table.primaryKey.columns[0]! : null);
}

function peopleNamed(schema: MockSchema, candidates: readonly People[], named: string): People {
  const isNamed = (table: MockTable) => table.qualified === named || `${table.schema}.${table.name}` === named || table.name === named;
  const found = candidates.find(({ table }) => isNamed(table));
  if (found) return found;
  const why = schema.tables.some(isNamed) ? 'has no e-mail addresses, or no key of one column' : 'is no table of the schema';
  const others = candidates.map(({ table }) => table.name).join(', ');
  throw new Problem(
    'invalid-request',
    `people: ${named} ${why}. ${others === '' ? 'Nobody can sign in from any table.' : `People can sign in from: ${others}.`}`,
  );
}
