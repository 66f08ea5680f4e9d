import type { Plan } from '@seedbed/engine';
import { singular, type MockColumn, type MockSchema, type MockTable } from '@seedbed/mock-query';

/** The table whose rows can sign in. */
export type People = {
  readonly table: MockTable;
  readonly id: MockColumn;
  readonly email: MockColumn;
  /** Columns with names of people. */
  readonly names: readonly MockColumn[];
  /** Columns that say where a person belongs: they become claims. */
  readonly belongs: readonly MockColumn[];
};

/** Nouns of tables whose rows sign in, likeliest first. */
const NOUNS = ['user', 'account', 'member', 'profile', 'person', 'customer', 'staff', 'employee', 'author', 'contact'];
const IS_EMAIL = /^(e_?mail|mail)(_?address)?$|_e_?mail(_?address)?$/i;

/** The table of people: it has a key of one column and e-mail addresses. `auth.users` comes first, then what its name, a password and other tables say. */
export function peopleOf(schema: MockSchema, plan: Plan): People | null {
  const found = schema.tables.flatMap((table) => {
    const made = new Map(plan.table(table.qualified).columns.map((column) => [column.name, column.generator]));
    const id = table.primaryKey?.columns.length === 1 ? table.primaryKey.columns[0]! : null;
    const emails = table.columns.filter(
      (column) => column.type.kind !== 'array' && (made.get(column.name) === 'internet.email' || IS_EMAIL.test(column.name)) && column.generated === null,
    );
    const email = emails.find((column) => isUnique(table, column)) ?? emails[0];
    if (!id || !email || id === email) return [];
    const people: People = {
      table,
      id,
      email,
      names: table.columns.filter((column) => made.get(column.name)?.startsWith('person.') ?? false),
      belongs: table.columns.filter((column) => column !== id && table.parents.some(({ columns }) => columns.length === 1 && columns[0] === column)),
    };
    return [{ people, score: scoreOf(people, [...made.values()].includes('string.passwordHash')) }];
  });
  return found.toSorted((a, b) => b.score - a.score)[0]?.people ?? null;
}

function scoreOf({ table, email }: People, hasPassword: boolean): number {
  if (table.schema === 'auth' && table.name === 'users') return Infinity;
  const noun = NOUNS.indexOf(singular(table.name.toLowerCase().split('_').at(-1)!));
  return (noun < 0 ? 0 : 100 - 8 * noun) + (hasPassword ? 60 : 0) + (isUnique(table, email) ? 30 : 0) + Math.min(table.children.length, 20);
}

function isUnique(table: MockTable, column: MockColumn): boolean {
  return table.keys.some((key) => key.predicate === null && key.columns.length === 1 && key.columns[0] === column);
}
