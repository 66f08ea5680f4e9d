import { Problem } from '@seedbed/contract';

type Named = { readonly name: string; readonly schema: string; readonly table: string };

/** Names that a message lists at most. */
const SHOWN = 10;

/**
 * Finds a table by what people write: `schema.name`, the name alone where one schema has it, and either with other letter case
 * or in quotes where that leaves one table. Throws Problem not-found, which says what there is.
 */
export function tableFinder<T extends Named>(tables: readonly T[]): (name: string) => T {
  const byName = new Map(tables.map((table) => [table.name, table]));
  return (name) => byName.get(name) ?? byOtherName(tables, name);
}

function byOtherName<T extends Named>(tables: readonly T[], name: string): T {
  const loose = folded(name);
  const ways = [
    (table: T) => table.table === name || `${table.schema}.${table.table}` === name,
    (table: T) => folded(table.name) === loose,
    (table: T) => folded(table.table) === loose,
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

/** Without quotes and letter case, as somebody types a name who does not look it up. */
function folded(name: string): string {
  return name.replaceAll('"', '').toLowerCase();
}

function list(tables: readonly Named[], joint = ', '): string {
  const names = tables.slice(0, SHOWN).map((table) => table.name);
  const more = tables.length - names.length;
  return `${names.join(joint)}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Those that are a slip of the finger away, or hold what was typed. */
function nearest<T extends Named>(tables: readonly T[], loose: string): T[] {
  const bare = loose.slice(loose.lastIndexOf('.') + 1);
  if (bare.length < 3 || bare.length > 100) return [];
  const most = bare.length < 6 ? 1 : 2;
  const close = (table: T): boolean => {
    const other = folded(table.table);
    return other.includes(bare) || bare.includes(other) || isWithin(other, bare, most);
  };
  return tables.filter(close).slice(0, 3);
}

/** Whether so many letters put in, left out or changed make the one of the other. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let k = 1; k <= b.length; k++) row.push(Math.min(before[k]! + 1, row[k - 1]! + 1, before[k - 1]! + (a[i - 1] === b[k - 1] ? 0 : 1)));
    before = row;
  }
  return before[b.length]! <= most;
}
