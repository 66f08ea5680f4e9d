import { edit, type Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { NUMBER_TYPES } from '../../schema/types.ts';
import { isFree, withoutDomains } from '../context.ts';
import { wordSet } from '../../read/words.ts';
import { mayBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';

/** Share of rows with a percentage, where nothing says which rows have one. */
const PERCENTAGES = 0.6;
const PERCENT = wordSet('words of a percentage');
const AMOUNT = wordSet('amounts in names');

/** An amount where there is no percentage of the same: `amount_off` beside `percent_off`. */
export function insteadOfPercent(draft: Draft, _: string, at: At): Holds | undefined {
  if (!mayBeMoney(draft, at)) return undefined;
  const meant = without(draft.words);
  const percent = at.drafts.find(
    (each) => each !== draft && mayBeMoney(each, at) && each.words.some((word) => PERCENT.has(word)) && without(each.words) === meant,
  );
  if (!percent) return undefined;
  edit(percent, { nullRate: 1 - PERCENTAGES });
  return { condition: `${percent.column.name} == null`, changes: { nullRate: undefined } };
}

/** The currency where there is the row's only amount. */
export function ofAmount(draft: Draft, _: string, { drafts, table, context }: At): Holds | undefined {
  if (!mayBeEmpty(draft) || draft.entity !== undefined || !isFree(draft.column, table, context)) return undefined;
  const amounts = drafts.filter(({ column, words }) => NUMBER_TYPES.has(column.type.base) && words.some((word) => AMOUNT.has(word)));
  const [amount, other] = amounts;
  if (!amount || other || amount.column.notNull || !isPlainName(amount.column.name)) return undefined;
  return { condition: `${amount.column.name} != null`, changes: { nullRate: undefined } };
}

function mayBeMoney(draft: Draft, { table, context }: At): boolean {
  const { column, entity } = draft;
  return (
    mayBeEmpty(draft) &&
    entity === undefined &&
    NUMBER_TYPES.has(column.type.base) &&
    isPlainName(column.name) &&
    isFree(column, table, withoutDomains(context, table))
  );
}

function without(words: readonly string[]): string {
  return words.filter((word) => !PERCENT.has(word) && !AMOUNT.has(word)).join(' ');
}
