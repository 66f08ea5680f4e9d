import { ownMember, type Group } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { plainState } from '../../propose/drafts/label-roles.ts';
import { wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isOneOf } from '../copies/only-when.ts';
import { amountName } from '../sums/bill-parts.ts';
import { goesOut } from '../sums/moved-balance.ts';
import { isNumber } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { DATE_TYPES } from '../../schema/types.ts';
import { momentOfRow } from '../times/moment-of-row.ts';
import { beginOf } from '../times/periods-of-owner.ts';
import { callOf } from './rows-named.ts';

const AFTER = wordSet('balances after a movement');
const BEFORE = wordSet('balances before a movement');
const AMOUNTS = wordSet('amounts of a movement');
const BALANCES = wordSet('balances of an account');

/**
 * A balance after each movement is what all movements of the account up to it come to, the balance before it is that without it, and the account has what all come to:
 * less where the kind of a movement says that it goes out.
 */
export function runBalances(table: TableView, context: DeriveContext): void {
  const numbers = context.drafts.get(table)!.filter(isNumber);
  const named = (names: ReadonlySet<string>): Draft | undefined => numbers.find(({ words }) => names.has(amountName(words)));
  const [after, amount] = [named(AFTER), named(AMOUNTS)];
  const account = accountOf(table, context);
  if (keepLevels(table, context)) return;
  if (!after || !amount || !account || amount.nullRate !== undefined || isComputed(after) || !isOpen(after, table, context)) return;
  if (!hasRoom(after, amount)) return;
  const out = isSigned(amount) ? null : goesOut(context.drafts.get(table)!);
  // A balance that may not be less than nothing would not be what its movements come to.
  if ((out !== null || isSigned(amount)) && isBounded(after, table, context)) return;
  const { name } = amount.column;
  const signed = out === null ? name : `((${out}) ? 0 - ${name} : ${name})`;
  const order = momentOfRow(context.drafts.get(table)!);
  const run = `running(${account.columns[0]}, ${signed}${order ? `, ${order.column.name}` : ''})`;
  compute(after, 'expression', { expression: run }, `what all movements of ${account.to.table.name} up to it come to`, 'relation');
  const before = named(BEFORE);
  if (before && before !== after && !isComputed(before) && isOpen(before, table, context) && hasRoom(before, amount))
    compute(before, 'expression', { expression: `${after.column.name} - ${signed}` }, `${after.column.name} without it`, 'row');
  const balance = context.drafts.get(account.to)!.find((each) => isNumber(each) && BALANCES.has(amountName(each.words)));
  if (!balance || isComputed(balance) || !isOpen(balance, account.to, context) || !hasRoom(balance, amount) || isBounded(balance, account.to, context)) return;
  const zero = balance.column.type.base.startsWith('int') ? '0' : '0.0';
  compute(balance, 'expression', { expression: `coalesce(sum(${callOf(account)}, ${signed}), ${zero})` }, `what its ${table.table.name} come to`, 'relation');
}

const STOCKS = wordSet('stocks of a thing');
const MOVEMENTS = wordSet('movements of a stock');
const MOVED = wordSet("amounts of a stock's movement");
/** Rows of a thing until its stock comes in again. */
const CYCLE = 5;

/**
 * A stock, or a balance that may not be less than nothing: what is there after each movement is decided first, falls from row to row and comes in again, and each movement
 * is what lies between two of them. So no sum runs below nothing, and a row needs only the one before. The kind of a movement follows from its direction.
 */
function keepLevels(table: TableView, context: DeriveContext): boolean {
  const drafts = context.drafts.get(table)!;
  const numbers = drafts.filter(isNumber);
  const nameOf = ({ words }: Draft): string => amountName(words);
  const was = numbers.find((draft) => BEFORE.has(nameOf(draft)) || isStockAt(draft, BEFOREHAND));
  // Beside what was there, a current stock is what is there then.
  const after = numbers.find(
    (draft) => draft !== was && (AFTER.has(nameOf(draft)) || isStockAt(draft, AFTERWARDS) || (was && STOCKS.has(nameOf(draft)) && !MOVED.has(nameOf(draft)))),
  );
  const isMovement = MOVEMENTS.has(namesOf(table, context).noun);
  const amount = numbers.find(
    (draft) => draft !== after && draft !== was && (AMOUNTS.has(nameOf(draft)) || ((isMovement || after !== undefined) && MOVED.has(nameOf(draft)))),
  );
  const account = amount && stockOf(table, context);
  if (!account || !amount || amount.nullRate !== undefined || isComputed(amount) || !canUseRowNumber(drafts) || !isPlainName(amount.column.name)) return false;
  const balance = context.drafts.get(account.to)!.find((each) => isNumber(each) && STOCKS.has(nameOf(each)));
  const isKept = [after, balance].some((each) => each && isBounded(each, each === after ? table : account.to, context));
  if (!(isKept || (isMovement && balance)) || (after && (isComputed(after) || !isOpen(after, table, context) || !hasSpace(after, amount)))) return false;
  const out = outgoing(drafts);
  if (!out && !isSigned(amount) && !maySink(amount, table, context)) return false;
  // With a kind an amount is mostly without a sign, unless its comment says that it has one.
  // A correction may go either way, which only a sign can say.
  const isEither = out !== null && out.labels.some((label) => EITHER_WAY.has(plainState(label))) && mayBeNegative(amount, table, context);
  const unsigned = out !== null && !isEither && !TELLS_SIGN.test(amount.column.column.comment ?? '') ? out : null;
  if (!mayMove(amount, unsigned !== null, table, context)) return false;
  const by = account.columns[0]!;
  const level = levelOf(by, amount, drafts);
  if (after) compute(after, 'expression', { expression: level }, `what is there of ${account.to.table.name} after it`, 'relation');
  const there = after?.column.name ?? level;
  const zero = amount.column.type.base.startsWith('int') ? '0' : '0.0';
  const before = `coalesce(previous(${by}, ${there}), ${zero})`;
  const moved = `(${there}) - ${before}`;
  if (was && !isComputed(was) && isOpen(was, table, context)) compute(was, 'expression', { expression: before }, 'what was there before it', 'relation');
  compute(amount, 'expression', { expression: unsigned ? `abs(${moved})` : moved }, 'what came in or went out', 'relation');
  if (out) {
    const labels = (goes: boolean): readonly string[] =>
      out.labels.filter((label) => out.going.includes(label) === goes || (!unsigned && EITHER_WAY.has(plainState(label))));
    // Corrections are seldom.
    const weights = (values: readonly string[]) => (unsigned ? {} : { weights: values.map((label) => (EITHER_WAY.has(plainState(label)) ? 1 : SELDOM)) });
    const listed = (values: readonly string[]) => ({ kind: 'values', parameters: { values: [...values], ...weights(values) } });
    const cases = [{ when: `(${there}) < ${before}`, generator: listed(labels(true)) }];
    compute(out.kind, 'cases', { cases, otherwise: listed(labels(false)) }, 'whether it came in or went out', 'row');
  }
  const time = drafts.find(
    ({ kind, column }) => /^date\.(?:created|business|recent|past|event)$/.test(kind) && column.notNull && DATE_TYPES.has(column.type.base),
  );
  if (time && isFree(time.column, table, context))
    compute(
      time,
      'expression',
      { expression: `turn(${by}, ${beginOf(account, time, context)}, today)` },
      `one after another for each of ${account.to.table.name}`,
      'relation',
    );
  if (!balance || isComputed(balance) || !isOpen(balance, account.to, context) || !hasSpace(balance, amount)) return true;
  const signed = unsigned ? `((${isOneOf(unsigned.kind, unsigned.going)}) ? 0 - ${amount.column.name} : ${amount.column.name})` : amount.column.name;
  compute(balance, 'expression', { expression: `coalesce(sum(${callOf(account)}, ${signed}), ${zero})` }, `what its ${table.table.name} come to`, 'relation');
  return true;
}

/** Labels of movements that may add as well as take away. */
const EITHER_WAY = wordSet('movements either way');

/** How many movements there are for each correction. */
const SELDOM = 9;

function mayBeNegative({ column }: Draft, table: TableView, { bounds }: DeriveContext): boolean {
  const domain = ownMember(bounds.tables.get(table.name)!.domains, column.name);
  return domain?.min === undefined && domain?.minExclusive === undefined;
}

/** `negative for a sale`, in several languages. */
const TELLS_SIGN = /\bn[eé]gati[efv]|\bsigned\b/i;

const AFTERWARDS: ReadonlySet<string> = new Set(['after', 'resulting', 'new']);
const BEFOREHAND: ReadonlySet<string> = new Set(['before', 'previous', 'old']);

/** A stock whose name begins or ends with such a word; in some languages of names it stands first. */
function isStockAt({ words }: Draft, when: ReadonlySet<string>): boolean {
  return words.length > 1 && [words[0]!, words.at(-1)!].some((word) => when.has(word)) && words.some((word) => STOCKS.has(word));
}

/** The thing whose movements the rows are: it has a stock. */
function stockOf(table: TableView, context: DeriveContext): Link | undefined {
  const isStocked = ({ to }: Link): boolean => context.drafts.get(to)!.some((each) => isNumber(each) && STOCKS.has(amountName(each.words)));
  const needed = context.relations.of
    .get(table)!
    .map(({ link }) => link)
    .filter((link) => link.to !== table && link.columns.length === 1 && isPlainName(link.columns[0]!) && isRequired(link) && isPlainName(callOf(link)));
  const stocked = needed.filter(isStocked);
  const found = stocked.length === 1 ? stocked[0] : stocked.length > 1 ? undefined : needed.find((link) => context.relations.owners.get(table) === link);
  return found && childrenOf(found.to, context).filter(({ from }) => from === table).length === 1 ? found : undefined;
}

type Outgoing = { readonly kind: Draft; readonly labels: readonly string[]; readonly going: readonly string[] };

/** The kind of a movement whose labels say that it goes out or comes in, where nothing binds it. */
function outgoing(drafts: readonly Draft[]): Outgoing | null {
  const out = goesOut(drafts);
  const kind = out === null ? undefined : drafts.find((draft) => out.startsWith(`${draft.column.name} == `));
  const labels = kind && (kind.column.type.labels ?? (kind.parameters.values as readonly string[]));
  if (!kind || !labels) return null;
  const going = labels.filter((label) => out!.includes(isOneOf(kind, [label])));
  return going.length < labels.length ? { kind, labels, going } : null;
}

/** Falls by a fifth from row to row, and is full again after five; the number of rows says how much a thing has. */
function levelOf(by: string, amount: Draft, drafts: readonly Draft[]): string {
  const share = shareOfRow(amount, drafts);
  const steps = `(${CYCLE} - place(${by}) % ${CYCLE}) * 20`;
  const times = `(siblings(${by}) % 4 + 1)`;
  const isWhole = amount.column.type.base.startsWith('int') || amount.column.type.scale === 0;
  return isWhole
    ? `(${steps} + int(${share} * 19.0)) * ${times}`
    : `round((double(${steps}) + ${share} * 19.0) * double(${times}) * 2.35, ${Math.min(amount.column.type.scale ?? 2, 2)})`;
}

function hasSpace({ column: { type } }: Draft, { column: { type: amount } }: Draft): boolean {
  return type.base.startsWith('int')
    ? amount.base.startsWith('int') || amount.scale === 0
    : (type.precision ?? 9) - (type.scale ?? 0) >= 4 && (type.scale ?? 99) >= Math.min(amount.scale ?? 2, 2);
}

/** Whether nothing keeps an amount without a sign of its own from being less than nothing. */
function maySink({ column, words }: Draft, table: TableView, { bounds }: DeriveContext): boolean {
  const domain = ownMember(bounds.tables.get(table.name)!.domains, column.name);
  return domain?.min === undefined && words.some((word) => SIGNED.has(word));
}
const SIGNED: ReadonlySet<string> = new Set(['delta', 'change']);

/** Whether the column may be whatever lies between two levels: nothing binds it but that it is not zero, or, without a sign, above it; and its kind. */
function mayMove({ column }: Draft, isUnsigned: boolean, table: TableView, context: DeriveContext): boolean {
  const solved = context.bounds.tables.get(table.name)!;
  const { min, minExclusive, notIn = [], ...others } = ownMember(solved.domains, column.name) ?? {};
  const isOpenDomain =
    Object.keys(others).length === 0 &&
    notIn.every((each) => Number(each) === 0) &&
    (min === undefined || (isUnsigned && Number(min) + (minExclusive ? 1 : 0) <= 1));
  const isKindOnly = (group: Group): boolean =>
    !group.rows && !group.order && !isUnsigned && group.columns.length === 2 && (group.variants ?? []).every(({ order }) => order === undefined);
  return isOpenDomain && !column.inKey && solved.groups.every((group) => !group.columns.includes(column.name) || isKindOnly(group));
}

/** The account whose movements the rows are: the one that has a balance, or on which the rows go. */
function accountOf(table: TableView, context: DeriveContext): Link | undefined {
  const needed = context.relations.of
    .get(table)!
    .map(({ link }) => link)
    .filter((link) => link.to !== table && link.columns.length === 1 && isPlainName(link.columns[0]!) && isRequired(link) && isPlainName(callOf(link)));
  const withBalance = needed.filter(({ to }) => context.drafts.get(to)!.some((each) => isNumber(each) && BALANCES.has(amountName(each.words))));
  const found = withBalance[0] ?? needed.find((link) => context.relations.owners.get(table) === link);
  return found && childrenOf(found.to, context).filter(({ from }) => from === table).length === 1 ? found : undefined;
}

function isOpen(draft: Draft, table: TableView, context: DeriveContext): boolean {
  return isFree(draft.column, table, context) && draft.kind !== 'sequence' && !draft.column.column.identity;
}

function isBounded({ column }: Draft, table: TableView, { bounds }: DeriveContext): boolean {
  return Object.hasOwn(bounds.tables.get(table.name)!.domains, column.name);
}

/** Whether the generator makes negative amounts, so that the sign is there. */
function isSigned({ parameters: { min, values } }: Draft): boolean {
  return Number(min ?? 0) < 0 || (Array.isArray(values) && values.flat().some((value) => typeof value === 'number' && value < 0));
}

/** Many amounts fit, and their decimals do. */
function hasRoom({ column: { type } }: Draft, { column: { type: amount } }: Draft): boolean {
  if (type.base.startsWith('int')) return amount.base.startsWith('int') && type.base !== 'int2';
  return (type.precision === undefined || type.precision - (type.scale ?? 0) >= 7) && (type.scale ?? 99) >= (amount.scale ?? 0);
}
