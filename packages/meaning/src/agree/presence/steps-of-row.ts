import type { Draft } from '../../edits/draft.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';
import { isRequired } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { dependsOn } from '../depends-on.ts';
import { wordsOfReference } from './named-by-labels.ts';

const STEPS = wordSet('steps that rows are at');

/** Whether what a reference leads to, by its noun and what the reference says of it, is a step of the row: the stage of a deal, the status of a ticket. */
export function isStep(noun: string, as: readonly string[]): boolean {
  return STEPS.has(noun.split(' ').at(-1)!) || STEPS.has(as.at(-1) ?? '');
}

/** Columns of a step, called with `path` before their names. `isOf`: none of them follows from the column. */
export type Step = { readonly path: string; readonly drafts: readonly Draft[]; readonly isOf: (draft: Draft) => boolean };

/** The steps that each row of a table without a state of its own is at. */
export function stepsOf(table: TableView, context: DeriveContext): Step[] {
  if (context.drafts.get(table)!.some(({ words }) => tellsOfState(words))) return [];
  return parentsOf(table, context).flatMap((link): Step[] => {
    const as = wordsOfReference(namesOf(table, context).columns.get(link.columns[0]!)?.words ?? []);
    const path = isRequired(link) && isStep(namesOf(link.to, context).noun, as) ? pathTo(link, table, context) : null;
    if (path === null) return [];
    const drafts = context.drafts.get(link.to)!.filter(({ column, nullRate }) => isPlainName(column.name) && nullRate === undefined);
    const isOf = (draft: Draft): boolean => !drafts.some((each) => dependsOn({ table: link.to, draft: each }, { table, draft }, context));
    return [{ path: `${path}.`, drafts, isOf }];
  });
}
