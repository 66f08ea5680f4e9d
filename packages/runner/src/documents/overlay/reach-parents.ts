import { Problem, type Blueprint, type BlueprintTable, type OverlayTable } from '@seedbed/contract';
import { nameOf, tableNamed } from './named.ts';

/**
 * A row comes after its parents: if the overlay lets a table begin before its parents, or end before they do, the parents do the same.
 * Throws Problem `invalid-request` if the overlay has other times for those, so that no span would be left.
 */
export function reachParents(blueprint: Blueprint, tables: Readonly<Record<string, OverlayTable>>): Blueprint {
  const statements = new Map(Object.entries(tables).map(([name, statement]) => [nameOf(tableNamed(blueprint, name, 'tables')), statement]));
  const byName = new Map(blueprint.tables.map((table) => [nameOf(table), table]));
  for (const [name, statement] of statements) {
    const { timeline } = byName.get(name)!;
    if (!timeline || (statement.from === undefined && statement.to === undefined)) continue;
    for (const above of ancestorsOf(blueprint, name)) {
      const parent = byName.get(above)!;
      if (!parent.timeline || !tellsWhen(parent)) continue;
      const own = statements.get(above) ?? {};
      const from = own.from === undefined && parent.timeline.from > timeline.from ? timeline.from : parent.timeline.from;
      const to = own.to === undefined && statement.to !== undefined && parent.timeline.to > timeline.to ? timeline.to : parent.timeline.to;
      if (from >= timeline.to || from > to)
        throw new Problem(
          'invalid-request',
          `tables: ${shortOf(name)} ends at ${timeline.to}, and ${shortOf(above)}, whose rows come first, begins at ${from}. Let ${shortOf(above)} begin earlier, or ${shortOf(name)} end later.`,
        );
      if (from > timeline.from && statement.from !== undefined)
        throw new Problem(
          'invalid-request',
          `tables: ${shortOf(name)} begins at ${timeline.from}, and ${shortOf(above)}, whose rows come first, at ${from}. Give ${shortOf(above)} the same from, or leave it out.`,
        );
      byName.set(above, { ...parent, timeline: { ...parent.timeline, from, to } });
    }
  }
  return { ...blueprint, tables: blueprint.tables.map((table) => byName.get(nameOf(table))!) };
}

/** Tables that must have a row for each of the table's rows, over any number of references. */
function ancestorsOf({ relations }: Blueprint, name: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { from, to, nullShare = 0 } of relations) {
      if (from.table !== next || nullShare > 0 || to.table === name || found.has(to.table)) continue;
      found.add(to.table);
      open.push(to.table);
    }
  }
  return found;
}

/** Whether a column has the times of the table's rows: rows that refer to them come later. */
function tellsWhen({ columns }: BlueprintTable): boolean {
  return columns.some(({ generator }) => /^(?:date\.created$|life\.)/.test(generator?.kind ?? ''));
}

const shortOf = (name: string): string => name.replace(/^public\./, '');
