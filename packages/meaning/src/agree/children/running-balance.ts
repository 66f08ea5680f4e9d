import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { childrenOf, compute, isComputed, isFree, type DeriveContext } from '../context.ts';
import { amountName } from '../sums/bill-parts.ts';
import { goesOut } from '../sums/moved-balance.ts';
import { isNumber } from '../sums/numbers.ts';
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
  if (!after || !amount || !account || amount.nullRate !== undefined || isComputed(after) || !isOpen(after, table, context)) return;
  if (!hasRoom(after, amount)) return;
  const out = isSigned(amount) ? null : goesOut(context.drafts.get(table)!);
  // A balance that may not be less than nothing would not be what its movements come to.
  if ((out !== null || isSigned(amount)) && isBounded(after, table, context)) return;
  const { name } = amount.column;
  const signed = out === null ? name : `((${out}) ? 0 - ${name} : ${name})`;
  const run = `running(${account.columns[0]}, ${signed})`;
  compute(after, 'expression', { expression: run }, `what all movements of ${account.to.table.name} up to it come to`, 'relation');
  const before = named(BEFORE);
  if (before && before !== after && !isComputed(before) && isOpen(before, table, context) && hasRoom(before, amount))
    compute(before, 'expression', { expression: `${after.column.name} - ${signed}` }, `${after.column.name} without it`, 'row');
  const balance = context.drafts.get(account.to)!.find((each) => isNumber(each) && BALANCES.has(amountName(each.words)));
  if (!balance || isComputed(balance) || !isOpen(balance, account.to, context) || !hasRoom(balance, amount) || isBounded(balance, account.to, context)) return;
  const zero = balance.column.type.base.startsWith('int') ? '0' : '0.0';
  compute(balance, 'expression', { expression: `coalesce(sum(${callOf(account)}, ${signed}), ${zero})` }, `what its ${table.table.name} come to`, 'relation');
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
