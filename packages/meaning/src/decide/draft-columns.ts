import { ownMember } from '@seedbed/contract';
import { chooseGenerator } from '../choose/choose-generator.ts';
import type { Draft } from '../edits/draft.ts';
import type { TableBounds } from '../schema/bounds.ts';
import type { TableView } from '../schema/schema-view.ts';
import { COLUMN_PASSES } from './column-passes.ts';
import type { DecideContext } from '../propose/context.ts';
import { tableInWork } from '../propose/table-in-work.ts';

/** Drafts of the columns that need a generator: first each column separately, then in passes over all of them. */
export function draftColumns(view: TableView, context: DecideContext, bounds: TableBounds): Draft[] {
  const { names, relations, edits } = context;
  const own = names.tables.get(view)!;
  const linked = new Set(relations.of.get(view)!.flatMap((each) => each.link.columns));
  const chosen = view.columns
    .filter(
      (column) =>
        !column.column.generated && !linked.has(column.name) && !ownMember(bounds.generators, column.name) && !bounds.alwaysNull.includes(column.name),
    )
    .map((column) => chooseGenerator(column, view, own, names, ownMember(bounds.domains, column.name)));
  edits.by(FIRST);
  const drafts = edits.follow(view, chosen);
  const table = tableInWork(view, context, bounds, drafts);
  for (const pass of COLUMN_PASSES) {
    edits.by(pass);
    pass.decide(table);
  }
  return drafts;
}

/** A column's generator before any pass. */
const FIRST = { name: 'first choice', reads: 'keys, types, enums, CHECKs, comments, DEFAULTs, and the name' };
