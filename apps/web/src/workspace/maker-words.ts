import { formatShare, shortName } from '../lib/format.ts';
import type { GridColumn } from './grid-column.ts';

/** The name of a column's generator and its confidence; null without a generator. */
export function makerWords({ column, relation, mark }: Pick<GridColumn, 'column' | 'relation' | 'mark'>, titles: ReadonlyMap<string, string>): string | null {
  const { generator, confidence, because } = column;
  if (relation) return `from ${shortName(relation.to.table)}`;
  if (mark) return 'by Postgres';
  if (!generator) return null;
  const title = titles.get(generator.kind);
  if (title === undefined) return null;
  if (confidence === undefined) return `${title} · ${because === undefined ? 'by hand' : 'accepted'}`;
  return confidence < 1 ? `${title} · ${formatShare(confidence)}` : title;
}
