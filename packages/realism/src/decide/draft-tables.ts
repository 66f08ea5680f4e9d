import { beginAtSequences } from '../columns/begin-at-sequence.ts';
import type { Draft } from '../columns/draft.ts';
import { deriveColumns } from '../derive/derive-columns.ts';
import type { TableView } from '../schema/schema-view.ts';
import type { DecideContext } from './context.ts';
import { draftColumns } from './draft-columns.ts';

/** What belongs in every column that needs a generator: table by table first, then what follows from columns elsewhere. */
export function draftTables(context: DecideContext): ReadonlyMap<TableView, readonly Draft[]> {
  const { schema, bounds } = context;
  const drafts = new Map(schema.tables.map((view) => [view, draftColumns(view, context, bounds.tables.get(view.name)!)]));
  beginAtSequences(drafts, schema.catalog);
  deriveColumns({ ...context, drafts });
  return drafts;
}
