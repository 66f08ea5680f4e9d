import { dictionary } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, isThere, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { amountName, isInParts } from './bill-parts.ts';
import { orZero, readsFrom, zeroOf } from './parts-of-sums.ts';
import { roomFor } from './sums-of-money.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';

const GROSS = matcher('gross pay');
const NET = matcher('net pay');
const DEDUCTIONS = matcher('deductions from pay');
/** Deductions from a wage, with their usual shares. */
const TAKEN: readonly (readonly [name: Matcher, share: string])[] = [
  [matcher('named income tax'), '0.16'],
  [matcher('named state tax'), '0.03'],
  [matcher('named social security'), '0.08'],
  [/^medicare(?: tax)?$/, '0.0145'],
  [matcher('named health insurance'), '0.04'],
  [matcher('named pension contribution'), '0.05'],
  [/^unemployment(?: insurance)?$/, '0.012'],
  [matcher('named union dues'), '0.015'],
  [matcher('named other deduction'), '0.01'],
];
/** Components of a wage. */
const EARNED = wordSet('earned, as part of a pay');
/** Parts above the first are small beside it. */
const ADDITIONAL_PARTS: Readonly<Record<string, string>> = dictionary({
  overtime: '0.06',
  bonus: '0.05',
  commission: '0.04',
  allowance: '0.08',
  holiday: '0.03',
  shift: '0.03',
});

/** What was paid out is what came in less the fee; a payslip: earnings sum up to the gross, and the net is the rest after tax and contributions. */
export function settlePay(table: TableView, context: DeriveContext): void {
  const money = context.drafts
    .get(table)!
    .filter((draft) => isPlainName(draft.column.name) && /^(?:numeric|float[48]|money|int[48])$/.test(draft.column.type.base));
  const named = (pattern: Matcher) => money.find((draft) => pattern.test(draft.words.join(' ')));
  const isOpen = (draft: Draft): boolean => !isComputed(draft) && isFree(draft.column, table, context) && roomFor(draft, 6);
  settleProceeds(money, isOpen);
  const [gross, net] = [named(GROSS), named(NET)];
  if (!gross || !net || !tellsOfPay([...gross.words, ...net.words, ...namesOf(table, context).words])) return;
  const taken = money.flatMap((draft) => {
    const share = TAKEN.find(([pattern]) => pattern.test(draft.words.join(' ')))?.[1];
    return share === undefined ? [] : [{ draft, share }];
  });
  if (taken.length === 0) return;
  const may = (draft: Draft): boolean => !(draft.column.notNull && gross.nullRate !== undefined);
  payHours(money, isOpen);
  settleGross(gross, money, isOpen);
  const round = ({ column }: Draft, value: string) => `round(${value}, ${column.type.base.startsWith('int') ? 0 : 2})`;
  for (const { draft, share } of taken)
    if (isOpen(draft) && may(draft))
      compute(draft, 'expression', { expression: round(draft, `${gross.column.name} * ${share}`) }, `a share of ${gross.column.name}`);
  const off = taken.map(({ draft }) => orZero(draft)).join(' + ');
  const whole = named(DEDUCTIONS);
  if (whole && isOpen(whole)) compute(whole, 'expression', { expression: off }, 'all that is taken off');
  if (isOpen(net) && may(net)) compute(net, 'expression', { expression: `${gross.column.name} - (${off})` }, `${gross.column.name} less what is taken off`);
}

const WHOLE = matcher('named gross amount');
const REST = matcher('named net amount');
const TAX = matcher('named total tax');
const FEE = matcher('named service fee');
const GIVEN_BACK = matcher('named amount given back');

/** What somebody is paid out: what came in, less the fee and what was given back. With a tax it is a bill. */
function settleProceeds(money: readonly Draft[], isOpen: (draft: Draft) => boolean): void {
  const named = (pattern: Matcher): Draft[] => money.filter((draft) => pattern.test(amountName(draft.words)));
  const [[gross], [net]] = [named(WHOLE), named(REST)];
  if (!gross || !net || gross === net || named(TAX).length > 0 || !isOpen(net) || !isThere(gross, net)) return;
  const [fees, back] = [named(FEE), named(GIVEN_BACK)];
  const off = [...fees, ...back].filter((draft) => isThere(draft, net) && !readsFrom(draft, net) && isInParts(draft.words) === isInParts(gross.words));
  // Where the whole is made from what is left, all that was taken off is in it.
  const isUpwards = readsFrom(gross, net);
  const [from, to] = isUpwards ? [net, gross] : [gross, net];
  if (off.length === 0 || (isUpwards && (gross.column.column.comment !== undefined || !isThere(net, gross)))) return;
  const { name } = from.column;
  for (const draft of off) {
    if (!isOpen(draft) || !isThere(from, draft)) continue;
    const digits = draft.column.type.base.startsWith('int') ? 0 : 2;
    const share = fees.includes(draft) ? `round(${name} * 0.05, ${digits})` : `int(${name}) % 5 == 0 ? round(${name} * 0.04, ${digits}) : ${zeroOf(draft)}`;
    compute(draft, 'expression', { expression: share }, `a share of ${name}`);
  }
  const [sign, words] = isUpwards ? ['+', `${name} and what was taken off`] : ['-', `${name} less what is taken off`];
  compute(to, 'expression', { expression: [name, ...off.map(orZero)].join(` ${sign} `) }, words);
}

const REGULAR_HOURS = matcher('regular hours');
const OVERTIME_HOURS = matcher('overtime hours');
const HOURLY = matcher('hourly rate');
/** The factor for an hour of overtime. */
const OVERTIME_SHARE = '1.5';

/** Hourly pay: hours times rate, half as much again for overtime. */
function payHours(money: readonly Draft[], isOpen: (draft: Draft) => boolean): void {
  const named = (pattern: Matcher) => money.find((draft) => pattern.test(draft.words.join(' ')));
  const rate = named(HOURLY);
  if (!rate) return;
  for (const [hours, pay, share] of [
    [named(REGULAR_HOURS), named(matcher('named regular pay')), ''],
    [named(OVERTIME_HOURS), named(/^overtime (?:pay|amount|wage)$/), ` * ${OVERTIME_SHARE}`],
  ] as const)
    if (hours && pay && hours !== pay && isOpen(pay) && !(pay.column.notNull && (hours.nullRate !== undefined || rate.nullRate !== undefined)))
      compute(pay, 'expression', { expression: `round(${hours.column.name} * ${rate.column.name}${share}, 2)` }, `${hours.column.name} at ${rate.column.name}`);
}

/** Whether the row has the components of a gross: regular pay, overtime, bonus. */
export function tellsOfEarnings(drafts: readonly Draft[]): boolean {
  return drafts.filter((draft) => EARNED.has(draft.words.join(' '))).length >= 2;
}

/** Whether the row has both earnings and deductions of its own: they are better than a concept's single form. */
export function isLeftToPay(target: Draft, drafts: readonly Draft[]): boolean {
  const name = target.words.join(' ');
  const parts = drafts.filter((draft) => TAKEN.some(([pattern]) => pattern.test(draft.words.join(' '))));
  return parts.length >= 2 && [GROSS, NET, DEDUCTIONS].some((pattern) => pattern.test(name));
}

/** Invoices have a net and a gross as well. */
function tellsOfPay(words: readonly string[]): boolean {
  return words.some((word) => wordSet('words of pay').has(word));
}

function settleGross(gross: Draft, money: readonly Draft[], isOpen: (draft: Draft) => boolean): void {
  const earned = money.filter((draft) => draft !== gross && EARNED.has(draft.words.join(' ')));
  const [base, ...more] = earned;
  if (!base || more.length === 0 || !isOpen(gross)) return;
  for (const draft of more) {
    const share = ADDITIONAL_PARTS[draft.words[0]!];
    if (share && !isComputed(draft) && isOpen(draft) && !(draft.column.notNull && base.nullRate !== undefined))
      compute(
        draft,
        'expression',
        { expression: `int(${base.column.name}) % 3 == 0 ? round(${base.column.name} * ${share}, 2) : 0.0` },
        `a share of ${base.column.name}`,
      );
  }
  compute(gross, 'expression', { expression: earned.map(orZero).join(' + ') }, `the sum of ${earned.map(({ column }) => column.name).join(', ')}`);
}
