import type { Draft } from '../columns/draft.ts';
import type { Link } from '../schema/link.ts';
import type { TableView } from '../schema/schema-view.ts';
import { compute, isAlwaysThere, isOpen, isPlainName, namesOf, parentsOf, type DeriveContext } from './context.ts';
import { pathTo } from './parent-path.ts';
import { knowsRow, shareOfRow } from './row-share.ts';
import { dayOf, spanOf } from './spans.ts';

/** What lasts for days or months while something happens in it. */
const LASTING: ReadonlySet<string> = new Set(
  'festival conference congress fair exhibition tournament season league course class semester term camp retreat tour trip cruise voyage expedition sprint workshop training program programme event championship'.split(
    ' ',
  ),
);
/** Kinds of days that are the row's own. */
const DAYS = /^date\.(?:start|scheduled|business)$/;
/** Words of days on which something is settled about it, before or after. */
const BESIDE: ReadonlySet<string> = new Set(
  'created registered registration booked booking ordered order purchased purchase enrolled enrollment issued issue due paid payment invoice invoiced announced applied application signed deadline submission birth expiry expires valid transaction posting sale reported request requested'.split(
    ' ',
  ),
);

/** What happens in something that has a first and a last day lies between them: performances of a festival, sessions of a course, stops of a tour. */
export function keepWithinSpan(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!knowsRow(drafts)) return;
  for (const link of parentsOf(table, context)) {
    if (!LASTING.has(namesOf(link.to, context).noun)) continue;
    const span = spanOf(context.drafts.get(link.to)!);
    const path = span ? pathTo(link, table, context) : null;
    if (!span || path === null) continue;
    for (const draft of drafts) {
      if (!DAYS.test(draft.kind) || draft.words.some((word) => BESIDE.has(word)) || !isOpen(draft, table, context)) continue;
      const expression = expressionOf(draft, drafts, { link, path, ...span }, context);
      if (expression === null) continue;
      compute(draft, 'expression', { expression }, `between ${link.to.table.name}.${span.start.column.name} and ${span.end.column.name}`, 'relation');
      return;
    }
  }
}

type Inside = { readonly link: Link; readonly path: string; readonly start: Draft; readonly end: Draft };

/** A day between two days, or a moment between two moments; null where one of them may be missing. */
function expressionOf(draft: Draft, drafts: readonly Draft[], { link, path, start, end }: Inside, context: DeriveContext): string | null {
  const ends = [start, end];
  if (!ends.every((each) => isPlainName(each.column.name) && isAlwaysThere(link, each, draft.column, context))) return null;
  const share = shareOfRow(draft, drafts);
  if (draft.column.type.base === 'date') {
    const [first, last] = [dayOf(start, path), dayOf(end, path)];
    return `${first} + int(${share} * (greatest(daysBetween(${first}, ${last}), 0) + 1))`;
  }
  if (!ends.every(({ column }) => column.type.base === draft.column.type.base)) return null;
  const [first, last] = [`${path}.${start.column.name}`, `${path}.${end.column.name}`];
  return `${first} + int(${share} * greatest(minutesBetween(${first}, ${last}), 0)) * 60`;
}
