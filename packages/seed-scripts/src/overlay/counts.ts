import type { BlueprintTable, Relation } from '@seedbed/contract';
import type { SeedScript } from '../statement.ts';
import { meanOf } from '../code/count.ts';
import type { Gathered, RowsStatement } from './gather.ts';
import { nameOf, type Names } from './names.ts';
import type { OverlayEntry } from './overlay-entry.ts';

/** Row counts of tables, and children of relations. */
export function countEntries(script: SeedScript, { rows, left }: Gathered, names: Names, tables: readonly BlueprintTable[]): OverlayEntry[] {
  const entries: OverlayEntry[] = [];
  const counted = new Set<string>();
  for (const [name, statements] of grouped(rows)) {
    const entry = entryFor(statements, names);
    if (entry) counted.add(name);
    if (entry) entries.push(entry);
    else if (script.tool !== 'drizzle' && statements.every(({ place }) => place.line > 0) && statements.some(({ count }) => count === undefined))
      left.push({ place: statements[0]!.place, what: `${statements[0]!.table.name}: number of rows`, why: 'not a literal: pass --rows' });
  }
  const { every, select } = script;
  const only = every?.tables?.map((name) => names.table(name)).filter((table) => table !== undefined);
  for (const table of every ? (only ?? tables) : [])
    if (!counted.has(nameOf(table)))
      entries.push({ place: every!.place, what: `count: ${every!.count}`, section: 'tables', name: names.shortName(table), say: { rows: every!.count } });
  for (const table of select ? tables : [])
    if (!isSelected(table, select!.patterns))
      entries.push({ place: select!.place, what: 'select', section: 'tables', name: names.shortName(table), say: { rows: 0 } });
  return entries;
}

function grouped(rows: readonly RowsStatement[]): Map<string, RowsStatement[]> {
  const groups = new Map<string, RowsStatement[]>();
  for (const one of rows) groups.set(nameOf(one.table), [...(groups.get(nameOf(one.table)) ?? []), one]);
  return groups;
}

function entryFor(statements: readonly RowsStatement[], names: Names): OverlayEntry | undefined {
  const [first] = statements;
  const place = first!.place;
  const name = names.shortName(first!.table);
  if (statements.length === 1 && first!.under && first!.each) {
    const each = first!.each;
    const relation = `${name}.${first!.under.from.columns[0]!}`;
    const children = each.kind === 'range' ? (each.min === each.max ? each.min : { min: each.min, max: each.max }) : Object.fromEntries(added(each.weights));
    return { place, what: `${name} below ${bare(first!.under)}`, section: 'relations', name: relation, say: { children } };
  }
  const known = statements.filter(({ count }) => count !== undefined);
  if (known.length < statements.length || known.length === 0) return undefined;
  const total = known.reduce((sum, { count }) => sum + meanOf(count!), 0);
  return { place, what: `${name}: number of rows`, section: 'tables', name, say: { rows: total } };
}

function added(weights: readonly { readonly count: number; readonly weight: number }[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const { count, weight } of weights) all.set(String(count), Number(((all.get(String(count)) ?? 0) + weight).toPrecision(6)));
  return all;
}

const bare = ({ to }: Relation): string => to.table.slice(to.table.lastIndexOf('.') + 1);

/** The last pattern that fits a table rules; without any, it is in. */
function isSelected(table: BlueprintTable, patterns: readonly string[]): boolean {
  return patterns.reduce((isIn, pattern) => {
    const body = pattern
      .replace(/^!/, '')
      .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*');
    const fits = new RegExp(`^(?:${body})$`).test(`${table.schema}.${table.name}`) || new RegExp(`^(?:${body})$`).test(table.name);
    return fits ? !pattern.startsWith('!') : isIn;
  }, true);
}
