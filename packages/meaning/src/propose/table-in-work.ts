import type { Relation } from '@seedbed/contract';
import type { TextSubject } from '@seedbed/engine';
import type { Draft } from '../edits/draft.ts';
import type { TableLink } from './link/link-schema.ts';
import type { SchemaNames, TableNames } from '../read/schema-names.ts';
import { leaningsOf, subjectOfProse, subjectOfTexts, type Leanings } from '../read/subjects/text-subjects.ts';
import type { TableBounds } from '../schema/bounds.ts';
import type { Link } from '../schema/link.ts';
import type { TableView } from '../schema/schema-view.ts';
import type { DecideContext } from './context.ts';

/** A table whose columns are being worked out, and what passes may look at. */
export type TableInWork = {
  readonly drafts: Draft[];
  readonly view: TableView;
  readonly context: DecideContext;
  /** Names of the schema, and of this table. */
  readonly names: SchemaNames;
  readonly own: TableNames;
  readonly bounds: TableBounds;
  readonly concept: TableLink | undefined;
  readonly links: readonly Link[];
  readonly linksOf: (table: TableView) => readonly Link[];
  readonly owner: Relation | undefined;
  readonly expectedRows: number;
  readonly textSubject: TextSubject;
  /** The same for notes and messages, for which a wrong subject is worse: `general` if it is uncertain. */
  readonly proseSubject: TextSubject;
  /** Whether a group of constraints binds the column. */
  readonly isBound: (column: string) => boolean;
  readonly isGrouped: (draft: Draft) => boolean;
  /** No group of constraints and no partial key rests on the column. */
  readonly isFree: (draft: Draft) => boolean;
};

export function tableInWork(view: TableView, context: DecideContext, bounds: TableBounds, drafts: Draft[]): TableInWork {
  const { names, relations, concepts } = context;
  const own = names.tables.get(view)!;
  const isBound = (column: string): boolean =>
    bounds.groups.some((group) => group.columns.includes(column)) || bounds.equations.some((equation) => equation.column === column);
  const linksOf = (table: TableView): readonly Link[] => relations.of.get(table)?.map((each) => each.link) ?? [];
  return {
    drafts,
    view,
    context,
    names,
    own,
    bounds,
    concept: concepts.get(view.name),
    links: linksOf(view),
    linksOf,
    owner: relations.of.get(view)!.find(({ relation }) => relation.owner)?.relation,
    expectedRows: context.expectedRows(view),
    proseSubject: subjectOfProse(leaningsOf(withoutReferences(own), names.otherMeanings), leaningsOfOwner(view, context), names.textSubject),
    textSubject: subjectOfTexts(own.leanings, leaningsOfOwner(view, context), names.textSubject),
    isBound,
    isGrouped: ({ column }) => isBound(column.name),
    isFree: ({ column }) => !isBound(column.name) && !bounds.keys.some(({ when }) => when && column.name in when),
  };
}

/** A row's owner does not decide the subject of its notes: `school_id` of a log. */
function withoutReferences({ words, columns }: TableNames): Pick<TableNames, 'words' | 'columns'> {
  return { words, columns: new Map([...columns].filter(([, tokens]) => tokens.words.at(-1) !== 'id')) };
}

/** The text subject of the table's owner. */
function leaningsOfOwner(view: TableView, { names, relations }: DecideContext): Leanings | undefined {
  const owner = relations.owners.get(view) ?? relations.of.get(view)![0]?.link;
  return owner && owner.to !== view ? names.tables.get(owner.to)!.leanings : undefined;
}
