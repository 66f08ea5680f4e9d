import { ownMember } from '@seedbed/contract';
import LINES from '../../../data/agree/limits.json' with { type: 'json' };
import { literalDefault } from '../../read/column/default-value.ts';
import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { atLeast, computeIn, computeWhereSet, isComputed, isFree, withoutDomains, type DeriveContext } from '../context.ts';
import { isApart } from '../columns/order-numbers.ts';
import { dependsOn } from '../depends-on.ts';
import { formOf } from '../forms.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isStateOfRow, labelsOfState } from '../copies/labels-of-state.ts';
import { isNumericType } from '../sums/numbers.ts';
import { shareStem } from '../../read/names/stems.ts';
import { pieces } from '../../read/names/tokens.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';

/** A line of `data/agree/limits.json`: a number of the row that others of it bound. */
type LimitLine = {
  /** A form of names, see `formOf`. */
  readonly column: string;
  readonly least?: string;
  readonly most?: string;
  /** Whether most rows have none of it, where nothing is its DEFAULT. */
  readonly seldom?: boolean;
  /** Whether a state with a label of it says in which rows there is some. */
  readonly byState?: boolean;
  /** Up to which part of the most it goes, if not all of it. */
  readonly part?: number;
  /** From which part of the most it goes, where it is always less. */
  readonly from?: number;
  /** Up to which part of the most it goes then. */
  readonly upTo?: number;
  /** Whether it is all of it in most rows. */
  readonly whole?: boolean;
};
type Line = Pick<LimitLine, 'seldom' | 'byState' | 'part' | 'from' | 'upTo' | 'whole'>;

const LIMITS = (LINES as readonly LimitLine[]).map(({ column, least, most, ...line }) => ({
  column: formOf(column),
  least: least === undefined ? undefined : formOf(least),
  most: most === undefined ? undefined : formOf(most),
  line,
}));
/** The share of rows that have none of what is seldom. */
const NONE = 0.6;
/** The part of the most that is a little less than it. */
const LESS = 0.95;
/** The share of rows that have all of what is mostly whole. */
const WHOLE = 0.85;

/**
 * The engine of limits: what was used is no more than what is allowed, and what was picked no more than what was asked for, both in the same row, by the lines of
 * `data/agree/limits.json`. Where children tell the number, its limit leaves room for it. The first line that fits a column is used.
 */
export function keepLimits(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const numbers = drafts.filter((draft) => isNumericType(draft) && isPlainName(draft.column.name));
  const done = new Set<Draft>();
  for (const { column, least, most, line } of LIMITS)
    for (const draft of numbers) {
      const found = done.has(draft) ? undefined : column(draft.words);
      if (!found) continue;
      const [low, high] = [least, most].map((form) => numbers.find((each) => each !== draft && isMeant(form?.(each.words), found)));
      if ((least && !low) || (most && !high) || (high && (isOfOneExample(draft, high) || isApart(draft, high)))) continue;
      // The least and the most of what is measured are no counts, of which there are few at least.
      if (line.part !== undefined && !draft.column.type.base.startsWith('int')) continue;
      // What is missing in some rows because of what they are stays so, and its limit has room for it.
      const isTold = isComputed(draft) || (draft.kind === 'example.number' && draft.parameters.missing === 'null');
      if (isTold ? high && leaveRoom(high, draft, drafts, table, context) : keepBelow(draft, { low, high, line }, drafts, table, context)) done.add(draft);
    }
}

function isMeant(theirs: ReadonlyMap<string, string> | undefined, own: ReadonlyMap<string, string>): boolean {
  return theirs !== undefined && (theirs.get('what') === undefined || theirs.get('what') === own.get('what'));
}

/** Numbers of one example row agree already. */
function isOfOneExample(one: Draft, other: Draft): boolean {
  return one.kind === 'example.number' && other.kind === 'example.number' && one.parameters.of === other.parameters.of;
}

type Bounds = { readonly low: Draft | undefined; readonly high: Draft | undefined; readonly line: Line };

function keepBelow(draft: Draft, { low, high, line }: Bounds, drafts: readonly Draft[], table: TableView, context: DeriveContext): boolean {
  const floor = atLeast(draft.column, table, context);
  if (floor === null || draft.column.inKey || draft.kind === 'cases') return false;
  if ([low, high].some((each) => each && dependsOn({ table, draft: each }, { table, draft }, context))) return false;
  const share = shareOfRow(draft, drafts);
  const from = low ? low.column.name : '0';
  const to = high ? high.column.name : `greatest(year(today), ${from})`;
  const digits = draft.column.type.base.startsWith('int') ? 0 : Math.min(draft.column.type.scale ?? 2, 2);
  const between = `round(${low ? `${from} + (${to} - ${from})` : to} * ${partOf(share, line)}, ${digits})`;
  const isSeldom = line.seldom === true && literalDefault(draft.column.column) === '0';
  const told = line.byState === true && high ? toldByState(draft, to, digits, drafts) : undefined;
  const some = told !== undefined ? told : isSeldom ? `${share} < ${NONE} ? ${digits === 0 ? '0' : '0.0'} : ${between}` : between;
  const chosen = line.whole === true ? `${share} < ${WHOLE} ? ${to} : ${some}` : some;
  const floored = floor === '' ? chosen : `greatest(${chosen}, ${floor})`;
  // What is asked for at least is one, unless nothing is usual.
  const expression = line.part !== undefined && !isSeldom && high ? `least(${high.column.name}, greatest(${floored}, 1))` : floored;
  const words = `by ${[low, high].flatMap((each) => (each ? [each.column.name] : [])).join(' and ')}`;
  const missing = [low, high].flatMap((each) => (each && (!each.column.notNull || each.nullRate !== undefined) ? [`${each.column.name} != null`] : []));
  if (missing.length === 0) {
    computeWhereSet(draft, 'expression', { expression }, words);
    return true;
  }
  computeIn(draft, missing.join(' && '), expression, { code: 'row', words });
  return true;
}

/** What the state says was given back: all where it has a label of that, a part where that says so, and nothing elsewhere; undefined without such labels. */
function toldByState(draft: Draft, all: string, digits: number, drafts: readonly Draft[]): string | undefined {
  const state = drafts.find((each) => each !== draft && isStateOfRow(each) && each.column.type.kind !== 'array');
  const named = state ? labelsOfState(state).filter((label) => pieces(label).some((piece) => draft.words.some((word) => shareStem(piece, word)))) : [];
  const partly = named.filter((label) => pieces(label).some((piece) => PARTLY.has(piece)));
  const wholly = named.filter((label) => !partly.includes(label));
  if (!state || wholly.length === 0) return undefined;
  const part = partly.length === 0 ? '' : `${isOneOf(state, partly)} ? round(${all} * 0.4, ${digits}) : `;
  return `${isOneOf(state, wholly)} ? ${all} : ${part}${digits === 0 ? '0' : '0.0'}`;
}
const PARTLY: ReadonlySet<string> = new Set(['partial', 'partially', 'partly']);

function partOf(share: string, { part, from, upTo = LESS }: Line): string {
  if (from !== undefined) return `(${from} + ${(upTo - from).toFixed(2)} * ${share})`;
  return part === undefined ? share : `${part} * ${share} * ${share}`;
}

/** What children tell is not changed: there is room for it. */
function leaveRoom(limit: Draft, told: Draft, drafts: readonly Draft[], table: TableView, context: DeriveContext): boolean {
  const domain = ownMember(context.bounds.tables.get(table.name)!.domains, limit.column.name) ?? {};
  const isWhole = limit.column.type.base.startsWith('int');
  if (dependsOn({ table, draft: told }, { table, draft: limit }, context)) return false;
  if (isComputed(limit) || limit.kind === 'cases' || !isWhole || !isFree(limit.column, table, withoutDomains(context, table))) return false;
  if (!Object.keys(domain).every((member) => member === 'min' || member === 'minExclusive')) return false;
  const least = Math.max(1, Number(domain.min ?? 0) + (domain.minExclusive ? 1 : 0));
  const { name } = told.column;
  const number = told.column.notNull ? name : `coalesce(${name}, 0)`;
  computeWhereSet(
    limit,
    'expression',
    { expression: `greatest(${number} + int((${number} + 3) * 0.5 * ${shareOfRow(limit, drafts)}), ${least})` },
    `room for ${name}`,
  );
  return true;
}
