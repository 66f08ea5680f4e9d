import { ownMember } from '@seedbed/contract';
import { literalDefault } from '../../read/column/default-value.ts';
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isComputed, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import type { Link } from '../../schema/link.ts';
import type { Rows } from './rows-named.ts';

/** Where a column tells, and the participle in its name: what is done in the children. */
export type At = { readonly table: TableView; readonly context: DeriveContext; readonly done: string | undefined };
/** The number of children that a sum adds up. */
export type Summed = { readonly link: Rows['link']; readonly column: Draft };
/** How a column is computed of children. */
export type Told = {
  readonly kind: 'derived' | 'expression';
  readonly parameters: Record<string, unknown>;
  readonly words: string;
  readonly summed?: Summed;
  /** What was there at first, and what was spent of it, of which there is room for. */ readonly whole?: { readonly draft: Draft; readonly spent: string };
  /** Whether another way of telling goes before it. */ readonly isLast?: true;
};

/** What a row may tell of its children. */
export type Aggregate = {
  /** Whether a column may tell it, by its type and what it begins with. */
  readonly mayTell: (draft: Draft, at: Omit<At, 'done'>) => boolean;
  /** The children that are meant where none are named: all of them, if only a column of theirs is. */
  readonly otherwise?: (table: TableView, context: DeriveContext) => readonly Rows[];
  /** Whether the name says what is done in the children. */
  readonly byWhatIsDone?: true;
  /** How the column is computed of these children; undefined where they have no such value, or where that would be a circle. */
  readonly of: (draft: Draft, what: string, rows: Rows, at: At) => Told | undefined;
};

/**
 * Whether a number begins at nothing: by its DEFAULT, or by a CHECK that allows nothing below where no column of the table has a DEFAULT, as frameworks write tables that set
 * them on their own.
 */
export function beginsAtNothing({ column }: Draft, { table, context }: Omit<At, 'done'>): boolean {
  const usual = literalDefault(column.column);
  if (usual !== null) return Number(usual) === 0;
  const domain = ownMember(context.bounds.tables.get(table.name)!.domains, column.name);
  return (
    column.notNull &&
    domain !== undefined &&
    Number(domain.min) === 0 &&
    domain.max === undefined &&
    !table.columns.some(({ column: { default: given } }) => given !== undefined)
  );
}

/** None of the children's columns is made from this one, or from what a CHECK moves to fit it. */
export function isSafe(draft: Draft, columns: readonly Draft[], { link }: Rows, { table, context }: At): boolean {
  const moved = [draft, ...boundWith(draft, table, context).filter((each) => !isComputed(each))];
  return columns.every((column) => moved.every((each) => !dependsOn({ table: link.from, draft: column }, { table, draft: each }, context)));
}

/** Whether rows are parts of what the reference leads to: it orders them, or they refer to nothing else. */
export function isPartOf(link: Link, { relations }: DeriveContext): boolean {
  const owner = relations.owners.get(link.from);
  return owner === undefined ? relations.of.get(link.from)!.length === 1 : owner === link;
}

/** The other columns of the row with which a CHECK compares it. */
export function boundWith(draft: Draft, table: TableView, { bounds, drafts }: DeriveContext): Draft[] {
  const groups = bounds.tables.get(table.name)!.groups.filter(({ columns }) => columns.includes(draft.column.name));
  return drafts.get(table)!.filter((each) => each !== draft && groups.some(({ columns }) => columns.includes(each.column.name)));
}

/** A sum of several children fits: two more digits before the decimal point, and at least as many after it. */
export function hasRoom({ column: { type } }: Draft, { column: { type: part } }: Draft): boolean {
  if (type.base.startsWith('int')) return part.base.startsWith('int') && type.base !== 'int2';
  if ((part.scale ?? 0) > (type.scale ?? Infinity)) return false;
  if (type.precision === undefined) return true;
  return part.precision !== undefined && type.precision - (type.scale ?? 0) >= part.precision - (part.scale ?? 0) + 2;
}
