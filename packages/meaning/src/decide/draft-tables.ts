import { beginAtSequences } from '../agree/columns/begin-at-sequence.ts';
import type { Draft } from '../edits/draft.ts';
import { deriveColumns } from '../agree/derive-columns.ts';
import type { TableView } from '../schema/schema-view.ts';
import type { DecideContext } from '../propose/context.ts';
import { draftColumns } from './draft-columns.ts';

/** Called for each table whose columns are drafted, with the number so far and the total. */
export type OnTable = (done: number, total: number) => void;

/** What belongs in every column that needs a generator: table by table first, then what follows from columns elsewhere. */
export function draftTables(context: DecideContext, onTable?: OnTable): ReadonlyMap<TableView, readonly Draft[]> {
  const { schema, bounds } = context;
  const drafts = new Map(
    schema.tables.map((view, before) => {
      const drafted = draftColumns(view, context, bounds.tables.get(view.name)!);
      onTable?.(before + 1, schema.tables.length);
      return [view, drafted] as const;
    }),
  );
  context.edits.by(SEQUENCES);
  beginAtSequences(drafts, schema.catalog);
  deriveColumns({ ...context, drafts });
  return drafts;
}

/** After all tables are drafted: one sequence may number several. */
const SEQUENCES = { name: 'sequences', reads: 'where sequences begin' };
