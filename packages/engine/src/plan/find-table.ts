import { foldedName, nearNames, Problem } from '@seedbed/contract';

type Named = { readonly name: string; readonly schema: string; readonly table: string };

/** Maximum number of names in a message. */
const SHOWN = 10;

/**
 * Finds a table by the name that people write: `schema.name`, the name alone if only one schema has it, and both also
 * case-insensitively or in quotes if that is unambiguous. Finds dropped tables by their qualified name only. Throws Problem not-found,
 * which lists the tables.
 */
export function tableFinder<T extends Named>(tables: readonly T[], dropped: readonly T[] = []): (name: string) => T {
  const byName = new Map([...dropped, ...tables].map((table) => [table.name, table]));
  return (name) => byName.get(name) ?? byOtherName(tables, name);
}

function byOtherName<T extends Named>(tables: readonly T[], name: string): T {
  const loose = foldedName(name);
  const ways = [
    (table: T) => table.table === name || `${table.schema}.${table.table}` === name,
    (table: T) => foldedName(table.name) === loose,
    (table: T) => foldedName(table.table) === loose,
  ];
  for (const fits of ways) {
    const found = tables.filter(fits);
    if (found.length === 1) return found[0]!;
    if (found.length > 1) throw missing(name, `Several tables can be meant by ${name}: ${list(found)}.`);
  }
  if (tables.length === 0) throw missing(name, `There is no table ${name}: the schema has none at all.`);
  const near = nearest(tables, loose);
  throw missing(
    name,
    `There is no table ${name}. ${near.length > 0 ? `Is it ${list(near, ' or ')}?` : `There ${tables.length === 1 ? 'is' : 'are'} ${list(tables)}.`}`,
  );
}

function missing(name: string, detail: string): Problem {
  return new Problem('not-found', detail, { facts: { table: name } });
}

function list(tables: readonly Named[], joint = ', '): string {
  const names = tables.slice(0, SHOWN).map((table) => table.name);
  const more = tables.length - names.length;
  return `${names.join(joint)}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The tables with a similar name. */
function nearest<T extends Named>(tables: readonly T[], loose: string): T[] {
  const near = new Set(
    nearNames(
      tables.map(({ table }) => table),
      loose.slice(loose.lastIndexOf('.') + 1),
    ),
  );
  return tables.filter(({ table }) => near.has(table)).slice(0, 3);
}
