import { ownMember, type Group } from '@seedbed/contract';
import type { Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isRequired, type Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, namesOf, type DeriveContext } from '../context.ts';
import { accepts, acceptsAllAfter } from '../trees/kept-by-depth.ts';
import { isNumericType } from './numbers.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';

const DEBITS = wordSet('debit sides');
const CREDITS = wordSet('credit sides');
const ACCOUNTS = wordSet('accounts of a ledger');

/** The two sides of a line of a ledger; undefined where it has none. */
export function sidesOf(wordsOf: ReadonlyMap<string, { readonly words: readonly string[] }>): { readonly debit: string; readonly credit: string } | undefined {
  const named = (set: ReadonlySet<string>) => [...wordsOf].filter(([, { words }]) => set.has(words.join(' '))).map(([name]) => name);
  const [debits, credits] = [named(DEBITS), named(CREDITS)];
  return debits.length === 1 && credits.length === 1 ? { debit: debits[0]!, credit: credits[0]! } : undefined;
}

/** Whether a table of that noun is of accounts, which lines are booked on and not by. */
export function isAccount(noun: string): boolean {
  return ACCOUNTS.has(noun);
}

/** The lines of an entry balance: each but the last is a debit, and the last is a credit of their sum. */
export function balanceLines(table: TableView, context: DeriveContext): void {
  const sides = sidesOf(namesOf(table, context).columns);
  const entry = context.relations.owners.get(table);
  if (!sides || !entry || isAccount(namesOf(entry.to, context).noun) || entry.columns.length > 1 || !isRequired(entry)) return;
  const drafts = context.drafts.get(table)!;
  const [debit, credit] = [sides.debit, sides.credit].map((name) => drafts.find(({ column }) => column.name === name)) as [Draft, Draft];
  const isFit = (draft: Draft | undefined): boolean => draft !== undefined && isNumericType(draft) && !isComputed(draft) && isPlainName(draft.column.name);
  if (![debit, credit, entry].every(Boolean) || ![debit, credit].every(isFit) || !isPlainName(entry.columns[0]!) || !canUseRowNumber(drafts)) return;
  if (debit.column.type.base !== credit.column.type.base || debit.column.type.scale !== credit.column.type.scale || hasOtherBounds(table, sides, context))
    return;
  atLeastTwo(entry, context);
  const by = entry.columns[0]!;
  const isLast = `(place(${by}) > 0 && place(${by}) == siblings(${by}) - 1)`;
  const share = shareOfRow(debit, drafts);
  const digits = debit.column.type.base.startsWith('int') ? 0 : Math.min(2, debit.column.type.scale ?? 2);
  // Mostly some hundreds, sometimes thousands; to whole units where the column counts these.
  const amount = `round(12.0 + 2400.0 * ${share} * ${share} * ${share}, ${digits})`;
  const none = debit.column.notNull ? '0' : 'null';
  compute(debit, 'expression', { expression: `${isLast} ? ${none} : ${amount}` }, `one side of ${entry.to.table.name}`, 'relation');
  const sum = `running(${by}, ${debit.column.notNull ? debit.column.name : `coalesce(${debit.column.name}, 0)`})`;
  compute(
    credit,
    'expression',
    { expression: `${isLast} ? ${sum} : ${credit.column.notNull ? '0' : 'null'}` },
    `what the other lines of ${entry.to.table.name} come to`,
    'relation',
  );
}

/** An entry has two lines and more. */
function atLeastTwo(entry: Link, { relations }: DeriveContext): void {
  const { relation } = relations.all.find(({ link }) => link === entry)!;
  relation.fanOut = { kind: 'empirical', counts: [2, 3, 4, 5].map((children, i) => ({ children, weight: [62, 24, 10, 4][i]! })) };
  delete relation.childless;
  delete relation.childlessOverall;
}

function hasOtherBounds(table: TableView, { debit, credit }: { readonly debit: string; readonly credit: string }, { bounds }: DeriveContext): boolean {
  const { groups, unread, domains } = bounds.tables.get(table.name)!;
  const isMeant = (columns: readonly string[]): boolean => columns.includes(debit) || columns.includes(credit);
  const isFree = (name: string): boolean => {
    const { min = 0, minExclusive, ...others } = ownMember(domains, name) ?? {};
    const isNullable = !table.column.get(name)!.notNull;
    return Object.keys(others).length === 0 && (isNullable ? Number(min) <= 1 : Number(min) <= 0 && !minExclusive);
  };
  return (
    unread.some(({ columns }) => isMeant(columns)) ||
    !isFree(debit) ||
    !isFree(credit) ||
    groups.some((group) => isMeant(group.columns) && !isKeptByLines(group, debit, credit))
  );
}

/** Whether a group accepts each line with one side above nothing, and the other without a sum. */
function isKeptByLines({ columns, variants = [], order = [], rows }: Group, debit: string, credit: string): boolean {
  if (rows || order.length > 0 || !columns.every((name) => name === debit || name === credit)) return false;
  return [
    [debit, credit],
    [credit, debit],
  ].every(([some, none]) =>
    variants.some((variant) => {
      const [has, lacks] = [ownMember(variant.columns, some!), ownMember(variant.columns, none!)];
      return !has?.null && acceptsAllAfter(has?.domain ?? {}, 0) && (lacks?.null || accepts(lacks?.domain ?? {}, 0)) && (variant.order ?? []).length === 0;
    }),
  );
}

/** The groups without those that lines of a ledger satisfy. */
export function withoutSides(groups: readonly Group[], drafts: readonly Draft[]): Group[] {
  const credit = drafts.find(({ kind, parameters }) => kind === 'expression' && /^\(place\(\w+\) > 0 .* \? running\(/.test(String(parameters['expression'])));
  const debit =
    credit && drafts.find(({ column }) => new RegExp(`\\? running\\(\\w+, (?:coalesce\\()?${column.name}\\b`).test(String(credit.parameters['expression'])));
  return debit ? groups.filter((group) => !isKeptByLines(group, debit.column.name, credit.column.name)) : [...groups];
}
