import { dictionary } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { billParts, type BillPart } from './bill-parts.ts';
import { couponOf, type Coupon } from './coupons.ts';
import { atLeast, compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { isRequired, linksFrom } from '../../schema/link.ts';
import { linksOf } from '../../schema/relations.ts';
import { callAlong, waysUp, type WayUp } from '../ways-up.ts';
import { isNumber } from './numbers.ts';
import { isNoPart, ownParts, wholeOf, type OwnParts } from './own-parts.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { GENERATED } from './payments.ts';
import { equalitiesOf, solvedFor } from './equalities.ts';
import { orZero, readsFrom, zeroOf } from './parts-of-sums.ts';
import { shareOf } from './rates.ts';
import { discountsOfLines, sumOfLines, taxOfLines } from './sums.ts';
import { sumOfPrices } from './sums-of-prices.ts';
import { isSum, roomFor } from './sums-of-money.ts';
import { settledBy, type Settled } from './settled-by.ts';
import { matcher, wordSet } from '../../read/words.ts';

type Parts = Partial<Record<BillPart, Draft>>;

/** Tax rates without a rate column: that of the language's country, otherwise a sales tax. */
const TAX_OF_LANGUAGE: Readonly<Record<string, string>> = dictionary({ de: '0.19', fr: '0.2', es: '0.21', pt: '0.23' });
const TAX = '0.08';

/** The share of a tax, as an expression writes it, where no column has one. */
export function usualTax(language: string | undefined): string {
  return (language && TAX_OF_LANGUAGE[language]) ?? TAX;
}

const SERVICE = '0.1';
const COMMISSION = '0.02';
/** Fees proportional to the payment, rather than fixed prices. */
const GROWING = wordSet('fees that grow with a sum');
/** Who pays what nobody covers. */
const PAYERS = wordSet('who pays a bill');

/**
 * A bill's sums follow from its parts: the whole is the sum of its lines or the row's subtotal, with tax, shipping and discount if present;
 * the paid amount follows from the state, and the due amount is the rest.
 */
export function settleBills(table: TableView, context: DeriveContext): void {
  const numbers = context.drafts.get(table)!.filter((draft) => isSum(draft) && isPlainName(draft.column.name));
  const named = billParts(numbers);
  const rate = named.rate ?? rateTakenOver(table, context);
  const parts = rate ? { ...named, rate } : named;
  // Of what came in and what is left of it, one is made from the other.
  const isMadeFrom = (sum: Draft): boolean =>
    [named.gross, named.net].some((each) => each !== undefined && each !== sum && [named.gross, named.net].includes(sum) && readsFrom(each, sum));
  const isOpen = (draft: Draft | undefined): draft is Draft =>
    draft !== undefined && !isComputed(draft) && !isMadeFrom(draft) && isFree(draft.column, table, context, 'or in an order') && roomFor(draft, 6);
  const equalities = equalitiesOf(table, context);
  // Without a tax of its own a bill is what its lines come to with theirs.
  const lines = sumOfLines(table, context, !parts.tax && !parts.rate && !parts.net) ?? sumOfPrices(table, context);
  const { goods, further } = partsOfWhole(numbers, parts, table, context);
  const own = isOpen(wholeOf(parts)) && goods.length > 0 ? goods : undefined;
  const coupon = couponOf(table, context);
  // What was taken off each line is no discount on what they come to.
  const ofLines =
    !own && !coupon && parts.subtotal && isOpen(parts.subtotal) && isOpen(parts.discount) && !parts.discountRate ? discountsOfLines(table, context) : null;
  if (ofLines) compute(parts.discount!, 'expression', { expression: ofLines.off }, 'what is taken off its lines');
  const sum = ofLines ? ofLines.before : own ? sumOf(own) : lines;
  const first = parts.subtotal ?? parts.net;
  if (sum !== null && first && isOpen(first) && roomFor(first, 8)) compute(first, 'expression', { expression: sum }, 'the sum of its lines');
  const solved = (target: Draft): string | null | undefined => {
    const equality = equalities.find(({ terms }) => terms.some(({ draft }) => draft === target));
    return equality && solvedFor(target, equality, context.drafts.get(table)!);
  };
  const leastOf = (target: Draft): string | null =>
    isComputed(target) || !roomFor(target, 6) ? null : atLeast(target.column, table, context, 'or in an order') || null;
  const taxes = { tax: taxOfLines(table, context), above: parts.rate ? undefined : taxRateAbove(table, context) };
  // What is added up already, or is no part, does not come on top.
  const isBeside = (draft: Draft): boolean => !own?.includes(draft) && !(own && draft === parts.fee && isNoPart(draft));
  const bill: Parts = Object.fromEntries(Object.entries(parts).filter(([, draft]) => isBeside(draft)));
  const sums = { sum, words: own ? own.map(({ column }) => column.name).join(' and ') : 'the sum of its lines', isOwn: own !== undefined, further };
  settleTotals(bill, { ...sums, ...taxes, coupon }, { isOpen, leastOf }, solved, context.names.language);
  settlePayment(parts, settledBy(table, context), isOpen, generatedSum(table, context), ownShare(numbers, parts));
}

/** The rate that a line takes over from a list of taxes, as it is called in its own row: `applied_rate` beside `vat_rate_id`. */
function rateTakenOver(table: TableView, context: DeriveContext): Draft | undefined {
  const taken = context.drafts.get(table)!.filter(({ kind, words }) => kind === 'lookup' && words.some((word) => RATES.has(word)));
  const [rate, another] = taken.filter(({ parameters: { relation, column } }) => {
    const link = linksFrom(linksOf(context.relations), table).find(({ name }) => name === relation);
    const source = link && context.drafts.get(link.to)!.find((draft) => draft.column.name === column);
    return source !== undefined && isTaxRate(source, link!.to, context);
  });
  return another ? undefined : rate;
}
const RATES = wordSet('words of a rate');

/** Whether a column says how high a tax is, by its own name or as the rate in a list of tax rates. */
function isTaxRate({ words }: Draft, table: TableView, context: DeriveContext): boolean {
  const name = words.join(' ');
  const { tokens } = namesOf(table, context);
  const isTax = TAX_RATES.test(tokens.words.join(' ')) || TAXES.has(tokens.words.join(' '));
  return TAX_RATES.test(name) || (isTax && words.length === 1 && RATES.has(name));
}
const TAXES = wordSet('tables of taxes');

/** The nearest tax rate of what the row leads to, where there is one: of the shop, of the hotel whose room it is. */
function taxRateAbove(table: TableView, context: DeriveContext): string | undefined {
  const isSure = ({ links }: WayUp): boolean => links.every((link) => isRequired(link));
  const rates = waysUp(table, context).flatMap((way) => {
    const rate = isSure(way) ? context.drafts.get(way.to)!.find((draft) => isTaxRate(draft, way.to, context) && isNumber(draft)) : undefined;
    return rate && rate.column.notNull && !isComputed(rate) ? [{ steps: way.links.length, share: shareOf(rate, callAlong(way, rate.column.name)) }] : [];
  });
  const [only, another] = rates.filter(({ steps }) => steps === rates[0]!.steps);
  return another ? undefined : only?.share;
}
export const TAX_RATES = matcher('tax rates');

/** Parts of the row's total that do not follow from it themselves. */
function partsOfWhole(numbers: readonly Draft[], parts: Parts, table: TableView, context: DeriveContext): OwnParts {
  const whole = wholeOf(parts);
  const { goods, further } = ownParts(numbers, parts);
  const isApart = (draft: Draft): boolean => whole === undefined || dependsOn({ table, draft }, { table, draft: whole }, context);
  return goods.some(isApart) ? { goods: [], further: [] } : { goods, further: further.filter((draft) => !isApart(draft)) };
}

function sumOf(drafts: readonly Draft[]): string {
  const written = drafts.map(orZero).join(' + ');
  return drafts.length > 1 ? `(${written})` : written;
}

/** The part that comes first, and those that follow from it, in rising order. */
function ladderOf({ subtotal, net, amount, total, gross, last, tax, discount, fee, shipping, tip }: Parts, sum: string | null): Draft[] {
  const present = (...drafts: (Draft | undefined)[]): Draft[] => drafts.filter((draft) => draft !== undefined);
  // The rest of a sum after a deduction.
  if (net && !tax && (discount || fee) && (subtotal ?? gross ?? total ?? amount)) return present(subtotal ?? gross ?? total ?? amount, net);
  const beside = tax ?? discount ?? shipping ?? tip ?? fee;
  const rising = present(subtotal, net, total, gross, last);
  return amount && (rising.length === 0 || (beside && !subtotal && !net && sum === null)) ? [amount, ...rising] : rising;
}

/** What a bill is made of: the sum of its lines or of its own parts, with the words for it, and the taxes. */
type Beneath = {
  readonly sum: string | null;
  readonly words: string;
  readonly isOwn: boolean;
  readonly further: readonly Draft[];
  readonly tax: string | null;
  readonly above: string | undefined;
  readonly coupon: Coupon | undefined;
};

/** `leastOf`: what a CHECK asks for at least, null under other conditions. `asked`: the expression in a CHECK for a column; null if it cannot be computed, undefined without such a CHECK. */
function settleTotals(
  parts: Parts,
  { sum, words, isOwn, further, tax: taxes, above, coupon }: Beneath,
  { isOpen, leastOf }: { readonly isOpen: (draft: Draft | undefined) => draft is Draft; readonly leastOf: (target: Draft) => string | null },
  solved: (target: Draft) => string | null | undefined,
  language: string | undefined,
): void {
  const { tax, rate, discount, discountRate, shipping, tip, fee, subtotal, net } = parts;
  const ladder = ladderOf(parts, sum);
  const lines = sum !== null && !subtotal && !net;
  const bottom = lines ? undefined : ladder[0];
  const base = lines ? sum : bottom?.column.name;
  const rising = lines ? ladder : ladder.slice(1);
  if (base === undefined) return;
  const isBelow = (draft: Draft): boolean => !bottom || !(draft.column.notNull && bottom.nullRate !== undefined);
  const round = (draft: Draft, value: string): string => `round(${value}, ${draft.column.type.base.startsWith('int') ? 0 : 2})`;
  if (tax && isOpen(tax) && isBelow(tax)) {
    const share = rate ? shareOf(rate, orZero(rate)) : above !== undefined ? above : tax.words.includes('vat') && !language ? '0.2' : usualTax(language);
    // A net sum contains no tax, also if Postgres computes the total.
    const contained = rising.length === 0 && bottom !== undefined && bottom !== net && bottom !== subtotal;
    const off = discount && bottom && isOpen(discount) && !discountRate ? ` * (1.0 - ${orZero(discount)} / greatest(${base}, 1.0))` : '';
    const byLines = taxes !== null && !rate && !contained ? `${taxes}${off}` : null;
    const value = byLines !== null ? byLines : contained ? `${base} * ${share} / (1 + ${share})` : `${base} * ${share}`;
    compute(tax, 'expression', { expression: round(tax, value) }, contained ? `the tax in ${base}` : `a share of ${lines ? words : base}`);
  }
  if (discount && (bottom || isOwn) && isOpen(discount) && isBelow(discount) && roomFor(discount, bottom ? digitsOf(bottom) : 6)) {
    const value = discountRate ? round(discount, `${base} * ${orZero(discountRate)} / 100.0`) : seldomOff(discount, base, round, zeroOf(discount), coupon);
    compute(discount, 'expression', { expression: value }, coupon?.off && !discountRate ? `what ${coupon.column} takes off` : `a share of ${base}`);
  }
  // A service fee grows with the bill.
  if (fee && bottom && rising.length > 0 && (fee.words[0] === 'service' || GROWING.has(fee.words.join(' '))) && isOpen(fee) && isBelow(fee))
    compute(fee, 'expression', { expression: round(fee, `${base} * ${fee.words[0] === 'service' ? SERVICE : COMMISSION}`) }, `a share of ${base}`);
  const off = discount && (isComputed(discount) || !bottom || roomFor(discount, digitsOf(bottom))) ? discount : undefined;
  // Without a column of the tax the rate alone says what comes on top.
  const onTop =
    !tax && rate && bottom && (bottom === net || bottom === subtotal) && !ladder.some((each) => readsFrom(rate, each))
      ? `${base} * ${shareOf(rate, orZero(rate))}`
      : undefined;
  if (rising.length === 0 || (sum === null && !tax && onTop === undefined && !off && !shipping && !tip && !fee && further.length === 0)) return;
  const leftOf = rising.length === 1 && rising[0] === net;
  const isMiddle = (draft: Draft): boolean => draft !== rising.at(-1);
  for (const target of rising) {
    const least = isOpen(target) ? '' : leastOf(target);
    // What is left is no more than the whole.
    if (least === null || !roomFor(target, leftOf && bottom ? digitsOf(bottom) : isOwn ? 7 : 8) || !isBelow(target)) continue;
    const more = [tax, ...(isMiddle(target) || leftOf ? [] : [shipping, tip, fee, ...further])].filter((draft) => draft !== undefined);
    const less = [off, ...(leftOf ? [fee] : [])].filter((draft) => draft !== undefined);
    if ([...more, ...less].some((part) => readsFrom(part, target))) continue;
    const plus = onTop === undefined ? [base, ...more.map(orZero)].join(' + ') : round(target, [base, onTop, ...more.map(orZero)].join(' + '));
    const usual = less.length === 0 ? plus : `greatest(${plus} - ${less.map(orZero).join(' - ')}, ${zeroOf(target)})`;
    const expression = solved(target) === undefined ? usual : solved(target);
    if (typeof expression !== 'string' || (least !== '' && solved(target) !== undefined)) continue;
    compute(
      target,
      'expression',
      { expression: least === '' ? expression : `greatest(${expression}, ${least})` },
      `${lines ? words : base}${more.length + less.length > 0 ? ' with what stands beside it' : ''}`,
    );
  }
}

/** Few rows have a discount: those with a coupon. Without one the sum itself selects them, since every table has it. */
function seldomOff(discount: Draft, base: string, round: (draft: Draft, value: string) => string, zero: string, coupon: Coupon | undefined): string {
  const draw = `int(${base} * 100) % 7`;
  if (coupon?.off) return `${coupon.column} == null ? ${zero} : ${round(discount, coupon.off(base))}`;
  if (coupon) return `${coupon.column} == null ? ${zero} : ${draw} == 4 ? ${round(discount, `${base} * 0.05`)} : ${round(discount, `${base} * 0.1`)}`;
  return `${draw} == 1 ? ${round(discount, `${base} * 0.1`)} : ${draw} == 4 ? ${round(discount, `${base} * 0.05`)} : ${zero}`;
}

/** What is left to the one who is billed, where somebody else covers a part of the total. */
function ownShare(numbers: readonly Draft[], { total, gross, amount }: Parts): Draft | undefined {
  const whole = total ?? gross ?? amount;
  return whole && numbers.find((draft) => PAYERS.has(draft.words[0]!) && isComputed(draft) && readsFrom(draft, whole));
}

/** The paid amount is everything in a paid state, and the due amount is the rest. */
function settlePayment(
  parts: Parts,
  settled: Settled | null,
  isOpen: (draft: Draft | undefined) => draft is Draft,
  generated: string | null,
  own: Draft | undefined,
): void {
  const { paid } = parts;
  const sum = own ?? parts.last ?? parts.gross ?? parts.total ?? parts.net ?? parts.amount;
  const isDueTotal = !sum && parts.due?.words.at(-1) === 'due' && parts.due.words[0] !== 'balance';
  const [total, due] = isDueTotal ? [parts.due, undefined] : [sum, parts.due];
  // Postgres adds up the whole: what is paid is that, and not a part of it.
  const hasWhole = parts.last ?? parts.gross ?? parts.total;
  if (!hasWhole && generated !== null && settled && paid && isOpen(paid)) payGenerated(paid, generated, settled);
  if (!total || (!paid && !due)) return;
  const isBelow = (draft: Draft): boolean => !(draft.column.notNull && total.nullRate !== undefined);
  const name = total.column.name;
  const [nothing, digits] = total.column.type.base.startsWith('int') ? ['0', 0] : ['0.0', 2];
  if (paid && !isComputed(paid) && isOpen(paid) && isBelow(paid) && !readsFrom(total, paid)) {
    const part = `round(${name} * 0.4, ${digits})`;
    const draw = `int(${name} * 100) % 7`;
    const expression = settled
      ? `${settled.wholly} ? ${name} : ${settled.partly === null ? '' : `${settled.partly} ? ${part} : `}${nothing}`
      : `${draw} == 1 ? ${nothing} : ${draw} == 4 ? ${part} : ${name}`;
    compute(paid, 'expression', { expression }, settled ? `${name} where the state says so` : `most of ${name}`);
  }
  if (due && isOpen(due) && isBelow(due) && !readsFrom(total, due) && (!paid || !readsFrom(paid, due))) {
    if (paid && !(due.column.notNull && paid.nullRate !== undefined)) {
      const credited = parts.credited && !readsFrom(parts.credited, due) ? parts.credited : undefined;
      const less = [paid, credited].filter((draft) => draft !== undefined);
      compute(
        due,
        'expression',
        { expression: `greatest(${[name, ...less.map(orZero)].join(' - ')}, ${nothing})` },
        `${name} less ${less.map(({ column }) => column.name).join(' and ')}`,
      );
    } else if (!paid && settled && due.words.length > 1)
      compute(due, 'expression', { expression: `${settled.wholly} ? ${nothing} : ${name}` }, `${name} until the state says that it is paid`);
  }
}

/** The paid amount of a bill whose total Postgres adds up. */
function payGenerated(paid: Draft, generated: string, { wholly, partly }: Settled): void {
  const part = partly === null ? '' : `${partly} ? round((${generated}) * 0.4, 2) : `;
  if (!paid.column.type.base.startsWith('numeric')) return;
  compute(paid, 'expression', { expression: `${wholly} ? ${generated} : ${part}0.0` }, 'the total where the state says so');
}

/** The sum that Postgres adds up of columns of the row that are always there; null without one. */
function generatedSum(table: TableView, context: DeriveContext): string | null {
  const drafts = context.drafts.get(table)!;
  const { columns } = namesOf(table, context);
  for (const [name, formula] of Object.entries(context.bounds.tables.get(table.name)!.generatedNumbers)) {
    if (!GENERATED.has(columns.get(name)!.words.join(' '))) continue;
    const parts = [...new Set(String(formula).match(/\b[A-Za-z_]\w*\b(?!\s*\()/g))];
    if (parts.every((part) => isPlainName(part) && drafts.some((draft) => draft.column.name === part && draft.column.notNull))) return String(formula);
  }
  return null;
}

function digitsOf({ column: { type } }: Draft): number {
  return type.precision === undefined ? 8 : Math.min(8, type.precision - (type.scale ?? 0) + 2);
}
