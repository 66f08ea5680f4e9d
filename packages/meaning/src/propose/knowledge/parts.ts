import type { Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { Concept, Example } from '../packs/pack.ts';

/** Examples that are part of another row of the same table (a step of a task, an answer to a comment) say so. */
export function isPart({ part }: Example): boolean {
  return part === true;
}

/** A concept's examples that stand alone, and those that only rows below others show. */
export function withoutParts({ rows, ...concept }: Concept): { readonly concept: Concept; readonly parts: readonly Example[] } {
  return { concept: { ...concept, rows: rows.filter((row) => !isPart(row)) }, parts: rows.filter(isPart) };
}

/** Which rows of a table are below another one, as an expression; null where no row or every row is. */
export function whereBelow(links: readonly Link[]): string | null {
  const above = links.find(
    ({ from, to, columns: [column], columns }) => from === to && columns.length === 1 && isPlainName(column!) && !from.column.get(column!)!.notNull,
  );
  return above ? `${above.columns[0]} != null` : null;
}
