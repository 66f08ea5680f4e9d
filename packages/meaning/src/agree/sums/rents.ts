import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { atLeast, compute, computeIn, isAlwaysThere, isComputed, isThere, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isListedKind } from '../presence/of-kind.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { amountName, isInParts } from './bill-parts.ts';
import { isSum, roomFor } from './sums-of-money.ts';
import { pieces } from '../../read/names/tokens.ts';
import { singular } from '../../read/names/singular.ts';
import { matcher, wordSet } from '../../read/words.ts';

/** Monthly prices: asked, offered and agreed. */
const RENT = matcher('rent');
/** The same before it is agreed: about the usual one. */
const BEFORE = wordSet('rent before or asked for');
/** Names of a rental fee, and of the place's column with the price. */
const HIRE = wordSet('fee of a hire');
const DEPOSIT = wordSet('deposit');
/** What a row costs, where its contract tells the price of one such row: a lesson by `lesson_price`. */
const PRICES: ReadonlySet<string> = new Set(['price', 'fee', 'cost']);
const HIRED = wordSet('hires');
const HIRE_OF_PLACE = matcher('price of a place by day');

/**
 * The rent of a lease is that of its flat, the rent of a month that of the lease, and what an advertisement asks about as much; a booked room costs what it
 * costs; a deposit row has the sum that the lease names.
 */
export function takeRents(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const { noun } = namesOf(table, context);
  for (const draft of drafts) {
    followRent(draft, drafts, table, context);
    const words = amountName(draft.words);
    if (!isSum(draft) || isComputed(draft) || !roomFor(draft, 6)) continue;
    if (['amount', 'sum'].includes(words) && namesOf(table, context).words.has('rent') && chargeRent(draft, drafts, table, context)) continue;
    const wanted =
      RENT.test(words) || BEFORE.has(words)
        ? RENT
        : HIRED.has(noun) && HIRE.has(words)
          ? HIRE_OF_PLACE
          : PRICES.has(words)
            ? priceOfOne([noun, singular(pieces(table.table.name).at(-1) ?? noun)])
            : ['amount', 'sum', 'value'].includes(words)
              ? new RegExp(`^${noun} (?:amount|sum|value)$`)
              : null;
    const least = wanted && atLeast(draft.column, table, context, 'or in an order');
    if (!wanted || least === null) continue;
    for (const link of parentsOf(table, context)) {
      const source = context.drafts
        .get(link.to)!
        .filter((each) => each !== draft && isSum(each) && isPlainName(each.column.name))
        .toSorted((one, other) => Number(isAsked(one)) - Number(isAsked(other)))
        .find((each) => wanted.test(amountName(each.words)) || (wanted === RENT && isAsked(each)));
      const path = source && pathTo(link, table, context);
      if (!source || path === null || !isAlwaysThere(link, source, draft.column, context)) continue;
      const value = inUnitsOf(draft, source, `${path}.${source.column.name}`);
      if (value === null) continue;
      // What was asked is about what is agreed in the end.
      const about = BEFORE.has(words) !== isAsked(source) ? `round(${value} * (0.95 + 0.1 * ${shareOfRow(draft, drafts)}), 0)` : value;
      compute(
        draft,
        'expression',
        { expression: least ? `greatest(${about}, ${least})` : about },
        `what ${link.to.table.name}.${source.column.name} says`,
        'relation',
      );
      break;
    }
  }
}

/** What is charged for rent is the rent of the contract; what else the table charges is not. */
function chargeRent(draft: Draft, drafts: readonly Draft[], table: TableView, context: DeriveContext): boolean {
  const least = atLeast(draft.column, table, context, 'or in an order');
  const isRent = (label: string): boolean => pieces(label).includes('rent');
  const kind = drafts.find(
    (each) => each !== draft && isPlainName(each.column.name) && isListedKind(each, table, context) && labelsAllowed(each, table, context).some(isRent),
  );
  for (const link of least === null ? [] : parentsOf(table, context)) {
    const path = pathTo(link, table, context);
    const source = context.drafts.get(link.to)!.find((each) => isSum(each) && isPlainName(each.column.name) && RENT.test(each.words.join(' ')));
    if (!source || path === null || !isAlwaysThere(link, source, draft.column, context) || source.column.type.base !== draft.column.type.base) continue;
    const value = `${path}.${source.column.name}`;
    const expression = least ? `greatest(${value}, ${least})` : value;
    const words = `what ${link.to.table.name}.${source.column.name} says`;
    if (kind) computeIn(draft, isOneOf(kind, labelsAllowed(kind, table, context).filter(isRent)), expression, { code: 'relation', words });
    else compute(draft, 'expression', { expression }, words, 'relation');
    return true;
  }
  return false;
}

/** An amount of another table in the unit of a column: in cents, or in a currency; null where their types differ otherwise. */
function inUnitsOf({ words, column }: Draft, source: Draft, value: string): string | null {
  const isWhole = column.type.base.startsWith('int');
  if (isInParts(words) === isInParts(source.words)) return source.column.type.base === column.type.base ? value : null;
  if (isInParts(words)) return isWhole ? `round(${value} * 100, 0)` : null;
  return isWhole ? null : `round(${value} / 100.0, 2)`;
}

/** Names of the price of one such row, by what the row is called. */
function priceOfOne(nouns: readonly string[]): RegExp {
  const one = [...new Set(nouns)].map((noun) => noun.replaceAll(/[^\p{L}\p{N} ]/gu, '')).join('|');
  return new RegExp(`^(?:(?:${one}) (?:price|fee|rate|cost)|(?:price|fee|rate|cost) (?:per |of )?(?:${one}))$`);
}

/** Whether a column tells a rent that nobody has agreed to yet. */
function isAsked({ words }: Draft): boolean {
  return BEFORE.has(words.join(' '));
}

/** Of the row's own rent: a deposit of one to three months, and a new rent a little above the old one. */
function followRent(draft: Draft, drafts: readonly Draft[], table: TableView, context: DeriveContext): void {
  const words = draft.words.join(' ');
  if ((!DEPOSIT.has(words) && words !== 'new rent') || !isSum(draft) || isComputed(draft) || !roomFor(draft, 6)) return;
  if (atLeast(draft.column, table, context, 'or in an order') !== '') return;
  const rent = drafts.find(
    (each) =>
      (isSum(each) || isSum(whereThere(each))) &&
      isPlainName(each.column.name) &&
      isThere(each, draft) &&
      (words === 'new rent' ? /^(?:old|previous) rent$/ : RENT).test(each.words.join(' ')),
  );
  if (!rent || rent.column.type.base !== draft.column.type.base) return;
  const { name } = rent.column;
  const share = shareOfRow(draft, drafts);
  const expression = words === 'new rent' ? `${name} + 1 + round(${name} * 0.07 * ${share}, 0)` : `${name} * (1 + int(2.99 * ${share}))`;
  compute(draft, 'expression', { expression }, words === 'new rent' ? `a little more than ${name}` : `one to three times ${name}`);
}

/** The column as it is made in rows that have it, where only some kinds of row do. */
function whereThere(draft: Draft): Draft {
  const [first, other] = draft.kind === 'cases' ? (draft.parameters.cases as { generator: { kind: string } }[]) : [];
  return first && !other && !draft.column.notNull ? { ...draft, kind: first.generator.kind } : draft;
}
