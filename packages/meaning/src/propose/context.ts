import type { Edits } from '../edits/edits.ts';
import type { TableLink } from './link/link-schema.ts';
import type { SchemaNames } from '../read/schema-names.ts';
import type { Bounds } from '../schema/bounds.ts';
import type { Relations } from '../schema/relations.ts';
import type { SchemaView, TableView } from '../schema/schema-view.ts';

/** The facts about a schema for choosing its columns' generators. */
export type DecideContext = {
  readonly schema: SchemaView;
  readonly names: SchemaNames;
  readonly relations: Relations;
  readonly bounds: Bounds;
  /** Tables that are concepts of a trade, by name. */
  readonly concepts: ReadonlyMap<string, TableLink>;
  /** All possible concepts of tables, the likeliest first, if columns are to be explained. */
  readonly candidates?: ReadonlyMap<string, readonly TableLink[]>;
  readonly expectedRows: (table: TableView) => number;
  /** Where every change of a column is noted. */
  readonly edits: Edits;
};
