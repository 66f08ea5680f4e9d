import DATA from '../../../data/agree/of-children.json' with { type: 'json' };
import type { Draft } from '../../edits/draft.ts';
import { linksTo } from '../../schema/link.ts';
import { linksOf } from '../../schema/relations.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { compute, isComputed, type DeriveContext } from '../context.ts';
import { formOf, type Form } from '../forms.ts';
import type { Aggregate, Told } from './aggregate.ts';
import { AGGREGATES } from './aggregates.ts';
import { coverSpent, raiseLimits } from './limits.ts';
import { clauseOf, toldByComment, toldByPieces } from './told-in-words.ts';
import { keepWithinWhole } from './within-whole.ts';
import { conditionOf } from '../copies/only-when.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { zeroOf } from '../sums/parts-of-sums.ts';
import { callOf, narrowedBy, outside, rowsNamed, type Rows } from './rows-named.ts';

/** `what`: the children, if the name does not say them, with places of its form. */
type Line = { readonly column: string; readonly is: string; readonly what?: string; readonly without?: string };
type ReadLine = {
  readonly form: Form;
  readonly what: string | undefined;
  readonly without: ReadonlySet<string>;
  readonly aggregate: Aggregate;
};

const LINES = (DATA.lines as readonly Line[]).map(({ column, is, what, without = '' }): ReadLine => {
  const aggregate = AGGREGATES.get(is);
  if (!aggregate) throw new Error(`"${column}" is "${is}" of children, which is none of ${[...AGGREGATES.keys()].join(', ')}`);
  return { form: formOf(column), what, without: new Set(without.split(' ').filter(Boolean)), aggregate };
});

/**
 * The engine of what a row tells of its children: their number, a sum, an average, the first or the last time. What the comment says comes first, then the lines of
 * `data/agree/of-children.json`, of which the first that finds such children wins, and at last the pieces of the name.
 */
export function tellOfChildren(table: TableView, context: DeriveContext): void {
  if (!hasReferring(table, context)) return;
  for (const draft of context.drafts.get(table)!) {
    if (draft.kind === 'sequence' || draft.column.inKey || draft.column.column.identity) continue;
    // What somebody wrote goes before what was concluded.
    const said = draft.kind === 'derived' ? undefined : toldByComment(draft, table, context);
    if (said) compute(draft, said.kind, said.parameters, said.words, 'relation');
    if (said || (!isComputed(draft) && toldBy(draft, table, context))) raiseLimits(draft, table, context);
  }
}

/** Whether any rows refer to those of the table, which could be told of. */
function hasReferring(table: TableView, { relations }: DeriveContext): boolean {
  return linksTo(linksOf(relations), table).length > 0;
}

/** Whether a line tells of the children that a column, which another rule would compute, is a sum of what is done in them: a quantity received is that of the receipts. */
export function isDoneByChildren(draft: Draft, table: TableView, context: DeriveContext): boolean {
  return isToldIn(({ byWhatIsDone }) => byWhatIsDone === true, draft, table, context);
}

/** Whether a number that begins at nothing is the sum of what children measure: the time spent on a task is that of its time entries, and not the time that it was open. */
export function isMeasuredByChildren(draft: Draft, table: TableView, context: DeriveContext): boolean {
  return literalDefault(draft.column.column) === '0' && isToldIn((aggregate) => aggregate === AGGREGATES.get('measure'), draft, table, context);
}

function isToldIn(isMeant: (aggregate: Aggregate) => boolean, draft: Draft, table: TableView, context: DeriveContext): boolean {
  if (!hasReferring(table, context)) return false;
  return LINES.some(({ form, aggregate, ...line }) => {
    const places = isMeant(aggregate) && aggregate.mayTell(draft, { table, context }) ? form(draft.words) : undefined;
    return places !== undefined && told(draft, { ...line, aggregate }, places, table, context) !== undefined;
  });
}

function toldBy(draft: Draft, table: TableView, context: DeriveContext): boolean {
  for (const { form, ...line } of LINES) {
    const places = line.aggregate.mayTell(draft, { table, context }) ? form(draft.words) : undefined;
    const found = places && told(draft, line, places, table, context);
    if (!found) continue;
    computeWithin(draft, found, table, context);
    if (found.whole) coverSpent(found.whole, table, context);
    if (found.summed) keepWithinWhole(draft, found.summed, table, context);
    return true;
  }
  const found = toldByPieces(draft, table, context);
  if (found) compute(draft, found.kind, found.parameters, found.words, 'relation');
  return found !== undefined;
}

/** A sum of children that is there only in some rows stays empty in the others: what an attempt has reached, once it was submitted. */
function computeWithin(draft: Draft, { kind, parameters, words }: Told, table: TableView, context: DeriveContext): void {
  const when = draft.column.notNull ? undefined : conditionOf(draft);
  const { relation, column, aggregate, expression } = parameters as Readonly<Record<string, string>>;
  const link = linksTo(linksOf(context.relations), table).find((each) => each.name === relation);
  const call = link && callOf(link);
  const sum =
    aggregate === 'sum' && call !== undefined && isPlainName(call) && isPlainName(column!) ? `coalesce(sum(${call}, ${column}), ${zeroOf(draft)})` : undefined;
  const value = kind === 'expression' ? expression : sum;
  if (when === undefined || value === undefined) compute(draft, kind, parameters, words, 'relation');
  else compute(draft, 'expression', { expression: `(${when}) ? (${value}) : null` }, `${words}; only where ${when}`, 'relation');
}

function told(
  draft: Draft,
  { what: wanted, without, aggregate }: Omit<ReadLine, 'form'>,
  places: ReadonlyMap<string, string>,
  table: TableView,
  context: DeriveContext,
): Told | undefined {
  const what = wanted?.replaceAll(/<(\w+)>/g, (_, place: string) => places.get(place) ?? '') ?? places.get('what') ?? '';
  const { comment } = draft.column.column;
  const said = comment && clauseOf(comment);
  const tellOf = (rows: readonly Rows[]): Told[] =>
    rows.flatMap(
      (each) =>
        aggregate.of(draft, what, outside(without, narrowedBy(said, each, context), context), {
          table,
          context,
          done: places.get('done'),
        }) ?? [],
    );
  const [named] = tellOf(rowsNamed(what, table, context, draft.words));
  if (named) return named;
  // A column that several kinds of children have is of none of them.
  const all = aggregate.otherwise ? withoutPlans(tellOf(aggregate.otherwise(table, context)), context) : [];
  const first = all.filter(({ isLast }) => !isLast);
  const [found, other] = first.length > 0 ? first : all;
  return other ? undefined : found;
}

/** What others of the same kinds of children follow from only plans them: of gifts and the donations that come of them, the donations. */
function withoutPlans(all: readonly Told[], { relations }: DeriveContext): readonly Told[] {
  const tables = new Set(all.flatMap(({ summed }) => (summed ? [summed.link.from] : [])));
  const isPlan = ({ summed }: Told): boolean =>
    summed !== undefined &&
    [...tables].some((table) => table !== summed.link.from && relations.of.get(table)!.some(({ link }) => link.to === summed.link.from));
  return all.filter((each) => !isPlan(each));
}
