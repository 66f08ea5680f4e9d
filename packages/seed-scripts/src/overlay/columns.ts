import type { Cell, Literal } from '../statement.ts';
import { meanOf } from '../code/count.ts';
import { sayColumn, type Known } from './column.ts';
import { nameOf, type Names } from './names.ts';
import type { CellStatement, Gathered } from './gather.ts';
import type { OverlayEntry } from './overlay-entry.ts';

/** Converts a script's cells to entries for columns; several statements about one column become shares of its rows. */
export function columnEntries(known: Known, gathered: Gathered, names: Names): OverlayEntry[] {
  const groups = new Map<string, CellStatement[]>();
  for (const gatheredCell of gathered.cells) {
    const key = `${nameOf(gatheredCell.table)}.${gatheredCell.column.name}`;
    groups.set(key, [...(groups.get(key) ?? []), gatheredCell]);
  }
  return [...groups.values()].flatMap((all): OverlayEntry[] => {
    const { table, column, cell } = all[0]!;
    const name = `${names.shortName(table)}.${column.name}`;
    const what = `${name}: ${cell.source}`;
    const merged = mergedCell(gathered, all);
    if (!merged) {
      gathered.left.push({
        place: cell.place,
        what,
        why: all.length === 1 ? 'said of some rows of the table alone' : `${all.length} places say different things of the column`,
      });
      return [];
    }
    const result = sayColumn(known, column, merged, names.isUnique(table, column));
    if ('say' in result) return [{ place: cell.place, what, section: 'columns', name, say: result.say }];
    if ('kept' in result) gathered.kept.push({ place: cell.place, what, why: result.kept });
    else gathered.left.push({ place: cell.place, what, why: result.left });
    return [];
  });
}

/** One cell for all positions; undefined if they cannot be merged. */
function mergedCell({ rows }: Gathered, all: readonly CellStatement[]): Cell | undefined {
  const first = all[0]!;
  const isSame = all.every(({ cell }) => JSON.stringify(valueOf(cell)) === JSON.stringify(valueOf(first.cell)));
  const others = rows.filter(({ table, listed }) => !listed && nameOf(table) === nameOf(first.table));
  const total = others.reduce((sum, { count }) => sum + (count ? meanOf(count) : NaN), 0);
  const here = all.reduce((sum, { count }) => sum + (count ? meanOf(count) : NaN), 0);
  if (isSame) {
    // A value of only some rows does not apply to all rows.
    const holdsForAll = others.length <= all.length || Number.isNaN(total) || here >= total;
    return holdsForAll || (first.cell.kind !== 'literal' && first.cell.kind !== 'choice') ? first.cell : undefined;
  }
  const weighted = all.map(({ cell, count }) => weights(cell, count ? meanOf(count) : NaN));
  if (weighted.some((each) => each === undefined)) return undefined;
  const values = weighted.flatMap((each) => each!);
  return values.every(({ weight }) => weight >= 0) ? { place: first.cell.place, source: first.cell.source, kind: 'choice', values } : undefined;
}

function valueOf({ place: _, source: __, ...value }: Cell): object {
  return value;
}

function weights(cell: Cell, count: number): { value: Literal; weight: number }[] | undefined {
  if (cell.kind === 'literal') return [{ value: cell.value, weight: count }];
  if (cell.kind !== 'choice') return undefined;
  const sum = cell.values.reduce((all, { weight }) => all + weight, 0);
  return cell.values.map(({ value, weight }) => ({ value, weight: (weight / sum) * count }));
}
