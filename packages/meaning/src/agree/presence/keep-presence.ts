import LINES from '../../../data/agree/presence.json' with { type: 'json' };
import { edit } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import type { DeriveContext } from '../context.ts';
import { makeOnlyWhen } from '../copies/only-when.ts';
import { readLine } from './line.ts';

const PRESENCES = LINES.map(readLine);

/**
 * The engine of presence: a column that describes something is empty in rows in which that does not hold, by the lines of `data/agree/presence.json`, the
 * first line first.
 */
export function keepPresence(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const { notNull } = context.bounds.tables.get(table.name)!;
  for (const { whatOf, ways, never } of PRESENCES)
    for (const draft of drafts) {
      const what = whatOf(draft.words);
      if (what === undefined || notNull.includes(draft.column.name)) continue;
      const at = { table, context, drafts, whatOf, never };
      const holds = ways.reduce<ReturnType<(typeof ways)[number]>>((found, way) => found ?? way(draft, what, at), undefined);
      if (!holds) continue;
      makeOnlyWhen(draft, holds.condition, holds.words);
      edit(draft, holds.changes);
    }
}
