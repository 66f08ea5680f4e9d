import type { Draft } from '../../edits/draft.ts';
import { plainLabel, tellsOfState } from '../../propose/drafts/label-roles.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { atLeast, compute, isAlwaysThere, isComputed, isOpen, isThere, namesOf, parentsOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isWhole } from './numbers.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { isMoment } from '../times/spans.ts';
import { isOneOf } from '../copies/only-when.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';
import { DECIMAL_AND_MONEY_TYPES } from '../../schema/types.ts';

const LOANS = wordSet('loans');
const PAYMENTS = wordSet('repayments');
const PART = '(?: (?:part|portion|amount|paid|component|payment|share))?';
const PRINCIPAL = new RegExp(`^principal${PART}$`);
const INTEREST = new RegExp(`^interest${PART}$`);
const AMOUNT = matcher('amount of a repayment');
const REMAINING = matcher('remaining balance');
const NUMBER = matcher('number of a repayment');
const RATE_OF_LOAN = matcher('monthly rate of a loan');
const SUM_OF_LOAN = matcher('sum of a loan');
const TERM = matcher('term in months');

const BEGUN = wordSet('beginning of a loan');
/** States of a loan without remaining debt. */
const SETTLED_STATES = wordSet('states of a settled debt');

/** The part of a loan that is paid a month where the loan does not say. */
const USUAL = '0.03';

/** Payments of a loan: its monthly sum, a part of it interest, and a balance that falls to zero over its term. */
export function deriveRepayments(table: TableView, context: DeriveContext): void {
  if (LOANS.has(namesOf(table, context).noun)) balanceOfLoan(table, context);
  const link = parentsOf(table, context).find((each) => LOANS.has(namesOf(each.to, context).noun));
  const path = link && PAYMENTS.has(namesOf(table, context).noun) ? pathTo(link, table, context) : null;
  if (!link || path === null) return;
  const drafts = context.drafts.get(table)!;
  const [own, theirs] = [money(drafts), money(context.drafts.get(link.to)!)];
  const amount = named(own, AMOUNT);
  const monthly = named(theirs, RATE_OF_LOAN);
  const whole = named(theirs, SUM_OF_LOAN);
  if (amount && monthly && !isComputed(amount) && atLeast(amount.column, table, context) === '') {
    if (isAlwaysThere(link, monthly, amount.column, context))
      compute(amount, 'lookup', { relation: link.name, column: monthly.column.name }, `what ${link.to.table.name}.${monthly.column.name} says`);
    else if (whole && isAlwaysThere(link, whole, amount.column, context)) {
      const usual = `coalesce(${path}.${monthly.column.name}, round(${path}.${whole.column.name} * ${USUAL}, 2))`;
      compute(amount, 'expression', { expression: usual }, `what ${link.to.table.name}.${monthly.column.name} says`, 'relation');
    }
  }
  const isFound = (draft: Draft | undefined): draft is Draft => draft !== undefined && isOpen(draft, table, context);
  const [principal, interest, remaining] = [named(own, PRINCIPAL), named(own, INTEREST), named(own, REMAINING)];
  if (amount && isFound(principal) && isFound(interest) && canUseRowNumber(drafts) && isThere(amount, principal) && isThere(amount, interest)) {
    const part = `round(${amount.column.name} * (0.55 + 0.4 * ${shareOfRow(principal, drafts)}), 2)`;
    compute(principal, 'expression', { expression: part }, `a part of ${amount.column.name}`);
    compute(interest, 'expression', { expression: `${amount.column.name} - ${principal.column.name}` }, `${amount.column.name} less ${principal.column.name}`);
  }
  if (!isFound(remaining) || !whole || !isAlwaysThere(link, whole, remaining.column, context)) return;
  const gone = goneOf(link, path, { remaining, drafts }, context);
  if (gone === null) return;
  const left = `greatest(round(${path}.${whole.column.name} * (1 - least(${gone}, 1.0)), 2), 0.0)`;
  compute(remaining, 'expression', { expression: left }, `what is left of ${link.to.table.name}.${whole.column.name}`, 'relation');
}

/** A loan's current balance falls with its months, and is zero if the state is paid. */
function balanceOfLoan(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const own = money(drafts);
  const [remaining, whole, term] = [named(own, REMAINING), named(own, SUM_OF_LOAN), named(drafts.filter(isWhole), TERM)];
  if (!remaining || !whole || !isOpen(remaining, table, context) || !isThere(whole, remaining)) return;
  const start = drafts.find((each) => isMoment(each) && BEGUN.has(each.words.join(' ')) && isThere(each, remaining));
  const gone =
    start && term && isThere(term, remaining) ? `greatest(daysBetween(${start.column.name}, today), 0) / 30.44 / greatest(${term.column.name}, 1)` : null;
  const state = drafts.find((each) => tellsOfState(each.words) && each.nullRate === undefined && isPlainName(each.column.name));
  const paid = state ? labelsOf(state).filter((label) => SETTLED_STATES.has(plainLabel(label))) : [];
  if (gone === null && paid.length === 0) return;
  if (drafts.some(({ column }) => column.name === 'today')) return;
  const left = gone === null ? `round(${whole.column.name} * 0.62, 2)` : `round(${whole.column.name} * greatest(1 - ${gone}, 0.02), 2)`;
  const expression = paid.length === 0 ? left : `(${isOneOf(state!, paid)}) ? 0.0 : ${left}`;
  compute(remaining, 'expression', { expression }, `what is left of ${whole.column.name}`);
}

function labelsOf({ column, kind, parameters }: Draft): readonly string[] {
  if (column.type.labels) return column.type.labels;
  const lists = kind === 'life.state' ? [parameters.steps, parameters.goals, parameters.ends] : kind === 'values' ? [parameters.values] : [];
  return lists.flat().filter((each): each is string => typeof each === 'string');
}

/**
 * The elapsed share of the term, as an expression: by the payment's number, otherwise by its day; null if neither is
 * known.
 */
function goneOf(link: Link, path: string, { remaining, drafts }: { remaining: Draft; drafts: readonly Draft[] }, context: DeriveContext): string | null {
  const loan = context.drafts.get(link.to)!;
  const term = named(loan.filter(isWhole), TERM);
  if (!term || !isAlwaysThere(link, term, remaining.column, context)) return null;
  const months = `greatest(${path}.${term.column.name}, 1)`;
  const number = named(drafts.filter(isWhole), NUMBER);
  if (number && isThere(number, remaining)) return `${number.column.name} * 1.0 / ${months}`;
  const due = drafts.find((each) => isMoment(each) && wordSet('day of a repayment').has(each.words.join(' ')) && isThere(each, remaining));
  const start = loan.find((each) => isMoment(each) && BEGUN.has(each.words.join(' ')));
  if (!due || !start || !isAlwaysThere(link, start, remaining.column, context)) return null;
  return `greatest(daysBetween(${path}.${start.column.name}, ${due.column.name}), 0) / 30.44 / ${months}`;
}

function money(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.filter(({ column: { name, type } }) => isPlainName(name) && DECIMAL_AND_MONEY_TYPES.has(type.base));
}

function named(drafts: readonly Draft[], pattern: Matcher): Draft | undefined {
  return drafts.find(({ words }) => pattern.test(words.join(' ')));
}
