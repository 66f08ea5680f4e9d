import type { Draft } from '../edits/draft.ts';
import type { TableView } from '../schema/schema-view.ts';
import type { DeriveContext } from './context.ts';

type Place = { readonly table: TableView; readonly draft: Draft };

/** Whether a column is made from another one, over any number of columns and tables: computing that from this would be a circle. May say so of columns that only share a name. */
export function dependsOn(place: Place, on: Place, context: DeriveContext): boolean {
  const seen = new Set<Draft>();
  const open = [place];
  for (let at = open.pop(); at; at = open.pop()) {
    if (at.draft === on.draft) return true;
    if (seen.has(at.draft)) continue;
    seen.add(at.draft);
    open.push(...readBy(at, context));
  }
  return false;
}

/** The columns that a draft names, of its own table and of the tables next to it. */
function readBy({ table, draft }: Place, { drafts, relations }: DeriveContext): Place[] {
  if (Object.keys(draft.parameters).length === 0) return [];
  const words = new Set(JSON.stringify(draft.parameters).match(/\w+/g));
  const own = drafts
    .get(table)!
    .filter((each) => each !== draft && words.has(each.column.name))
    .map((each) => ({ table, draft: each }));
  if (draft.kind === 'lookup') {
    const to = relations.of.get(table)!.find(({ link }) => link.name === draft.parameters.relation)?.link.to;
    const source = to && drafts.get(to)!.find(({ column }) => column.name === draft.parameters.column);
    return to && source ? [{ table: to, draft: source }] : [];
  }
  if (!/^(?:expression|derived|split|cases)$/.test(draft.kind)) return own;
  // Over two references, the rows of rows are called by their relation.
  const beside = relations.all.flatMap(({ link }) => (link.from === table ? [link.to] : link.to === table || words.has(link.name) ? [link.from] : []));
  return [
    ...own,
    ...[...new Set(beside)].flatMap((other) =>
      drafts
        .get(other)!
        .filter((each) => words.has(each.column.name))
        .map((each) => ({ table: other, draft: each })),
    ),
  ];
}
