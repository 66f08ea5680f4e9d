import type { CatalogColumn, Relation } from './catalog.ts';
import type { MigrationStatement } from './finding.ts';
import type { Node } from './sql-nodes.ts';

/** A column through the whole migration, whatever its name is at a time. */
export type StoryColumn = {
  readonly table: StoryTable;
  /** The column of the old schema; null for a new one. */
  readonly old: CatalogColumn | null;
  /** The last name that it had. */
  name: string;
  dropped: number | null;
  readonly sources: Source[];
  readonly changes: ColumnChange[];
};

/** A statement that sets a column or alters it. `using`: the new value, where the statement states one. */
export type ColumnChange = {
  readonly statement: number;
  readonly does: 'update' | 'type' | 'drop default' | 'set default' | 'drop not null' | 'identity';
  readonly using?: Node | null;
};

/**
 * Where values of a column come from. `copy`: the value itself; `computed`: by an expression of it; `via`: the value decides which other
 * value it is (a join, a condition).
 */
export type Source = {
  readonly from: StoryColumn;
  readonly how: 'copy' | 'computed' | 'via';
  readonly statement: number;
  /** The new value. */
  readonly expression?: Node;
};

/** A table through the whole migration. */
export type StoryTable = {
  readonly old: Relation | null;
  schema: string;
  name: string;
  dropped: number | null;
  readonly columns: StoryColumn[];
  /** Statements that delete rows of it on purpose. */
  readonly deletes: number[];
  /** Of these, the ones that leave one row of several that are alike. */
  readonly dedupes: Dedupe[];
};

/** A DELETE of the rows that are alike in some columns, but one. */
export type Dedupe = {
  readonly statement: number;
  /** The columns that it compares as they are. */
  readonly alike: readonly string[];
  /** All columns that it names. */
  readonly named: ReadonlySet<string>;
};

/** Rows of a table that a statement copies into another one. */
export type Flow = {
  readonly statement: number;
  readonly from: StoryTable;
  readonly to: StoryTable;
  /** Rows without a partner in another table are not copied. */
  readonly joined: boolean;
  /** Several rows become one. */
  readonly grouped: boolean;
  readonly filtered: boolean;
  /** Columns of `from` in the condition, where NULL makes it unknown. */
  readonly conditions: readonly StoryColumn[];
  /** The condition has a NOT IN (SELECT …). */
  readonly notIn: boolean;
};

/** An object that a statement names. `name`: without the schema. `cascade`: it may drop others with it. */
export type Mention = {
  readonly statement: number;
  readonly does: 'drop' | 'rename' | 'create' | 'not valid' | 'validate' | 'alter';
  readonly kind: string;
  readonly name: string;
  readonly table?: StoryTable | undefined;
  readonly cascade: boolean;
};

/** What the statements of a migration say that they do. */
export type Story = {
  readonly statements: readonly MigrationStatement[];
  readonly tables: readonly StoryTable[];
  readonly flows: readonly Flow[];
  readonly mentions: readonly Mention[];
  /** Statements that do more than their text says: code that builds SQL, calls of functions. */
  readonly opaque: ReadonlySet<number>;
};

/** Columns that are there at this point of the migration. */
export function live(columns: readonly StoryColumn[]): StoryColumn[] {
  return columns.filter(({ dropped }) => dropped === null);
}

/** The strongest first. */
export const STRENGTH = ['copy', 'computed', 'via'] as const;

/** The weaker of two ways in which a column gets its values. */
export function weaker(one: Source['how'], other: Source['how']): Source['how'] {
  return STRENGTH[Math.max(STRENGTH.indexOf(one), STRENGTH.indexOf(other))]!;
}
