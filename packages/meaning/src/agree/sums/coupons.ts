import type { Draft } from '../../edits/draft.ts';
import { matcher, wordSet } from '../../read/words.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { isNumber } from './numbers.ts';
import { isComputed, namesOf, type DeriveContext } from '../context.ts';
import { isOneOf } from '../copies/only-when.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';

/** `column` is not NULL in rows with a coupon; `off`: what it takes off a sum, before rounding, where the coupon's row tells. */
export type Coupon = { readonly column: string; readonly off?: (base: string) => string };

const COUPONS = wordSet('coupons');
const COUPON_CODES = wordSet('codes of coupons');
const KIND = matcher('kinds of a coupon');
const VALUE = matcher('what a coupon takes off');
const PERCENT = matcher('what a coupon takes off in per cent');
const OF_PERCENT = wordSet('labels of per cent');
const OF_AMOUNT = wordSet('labels of a fixed amount');

/** The coupon of a row; undefined without one, and where several may be meant. */
export function couponOf(table: TableView, context: DeriveContext): Coupon | undefined {
  const references = context.relations.of.get(table)!.filter(({ link, relation }) => isToCoupon(link, context) && (relation.nullShare ?? 0) > 0);
  const [column] = references.length === 1 ? references[0]!.link.columns : [];
  if (column !== undefined && isPlainName(column)) {
    const off = offBy(context.drafts.get(references[0]!.link.to)!, column);
    return { column, ...(off && { off }) };
  }
  const code = context.drafts.get(table)!.find((each) => COUPON_CODES.has(each.words.join(' ')) && (each.nullRate ?? 0) > 0 && !isComputed(each));
  return code && isPlainName(code.column.name) ? { column: code.column.name } : undefined;
}

/** Whether a reference is to a coupon, by the noun of that or by its own name: `discount_code_id`. */
function isToCoupon({ from, to, columns }: Link, context: DeriveContext): boolean {
  const called = namesOf(from, context)
    .columns.get(columns[0]!)!
    .words.filter((word) => word !== 'id');
  return COUPONS.has(namesOf(to, context).noun) || COUPON_CODES.has(called.join(' '));
}

/** By a kind and a value, by a per cent and an amount of which one is set, or by a per cent alone. */
function offBy(drafts: readonly Draft[], path: string): Coupon['off'] {
  const number = (is: { readonly test: (text: string) => boolean }) =>
    drafts.find((each) => is.test(each.words.join(' ')) && isNumber(each) && !isComputed(each) && isPlainName(each.column.name));
  const [value, percent] = [number(VALUE), number(PERCENT)];
  const call = ({ column, nullRate }: Draft) => (nullRate === undefined ? `${path}.${column.name}` : `coalesce(${path}.${column.name}, 0)`);
  const share = (base: string, of: Draft) => `${base} * ${call(of)} / 100.0`;
  const kind = drafts.find(
    (each) => KIND.test(each.words.join(' ')) && each.nullRate === undefined && isPlainName(each.column.name) && labelsOfState(each).length > 1,
  );
  const labels = (words: ReadonlySet<string>) => (kind ? labelsOfState(kind).filter((label) => pieces(label).some((word) => words.has(word))) : []);
  const [shares, amounts] = [labels(OF_PERCENT), labels(OF_AMOUNT)];
  if (kind && value && shares.length > 0) {
    const at = `${path}.${kind.column.name}`;
    return (base) =>
      `(${isOneOf(kind, shares, at)}) ? ${share(base, value)} : ${amounts.length === 0 ? '0.0' : `(${isOneOf(kind, amounts, at)}) ? least(${call(value)} * 1.0, ${base} * 1.0) : 0.0`}`;
  }
  if (!percent) return undefined;
  if (!value || percent.nullRate === undefined) return (base) => share(base, percent);
  return (base) => `${path}.${percent.column.name} != null ? ${share(base, percent)} : least(${call(value)} * 1.0, ${base} * 1.0)`;
}
