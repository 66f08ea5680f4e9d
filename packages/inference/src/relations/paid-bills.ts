import { ownMember, type Relation } from '@seedbed/contract';
import type { Solution } from '@seedbed/constraints';
import { amountName, isRequired, type Link, type SchemaNames } from '@seedbed/meaning/decide';

const BILLS: ReadonlySet<string> = new Set(['bill', 'invoice']);
const STATE = /^(?:(?:payment|bill|invoice) )?(?:status|state)$/;
/** Labels for a bill that is paid in full, in several languages. */
const PAID = /^(?:fully )?(?:paid|settled|bezahlt|beglichen|pay[ée]e?|r[ée]gl[ée]e?|pagad[oa]|pag[oa]|pagat[oa]|betaald|liquidad[oa]|zap[lł]acon[aey])$/;
const REFUND = /refund|erstattet|rembours/;
const isPaidAmount = (words: readonly string[]): boolean => /^(?:amount paid|paid amount|paid|paid sum|paid total)$/.test(amountName(words));
const PARTLY = /part|teil|anteil|parci|parzial|gedeelte|installment|refund|erstattet|rembours/;

/**
 * Limits payments to paid bills, if the bill has a state: drafts and void bills have no payments. Undefined if one of the labels means
 * partly paid, because such bills have payments too.
 */
export function ofPaidBills(link: Link, names: SchemaNames, { tables }: Solution): Relation['where'] {
  const { from, to, columns } = link;
  if (names.tables.get(from)!.noun !== 'payment' || !BILLS.has(names.tables.get(to)!.noun) || columns.length !== 1 || !isRequired(link)) return undefined;
  const domains = tables.get(to.name)?.domains ?? {};
  for (const column of to.columns) {
    if (!STATE.test(names.tables.get(to)!.columns.get(column.name)!.words.join(' '))) continue;
    const labels = (column.type.labels ?? ownMember(domains, column.name)?.in ?? []).map(String);
    const paid = labels.filter((label) => PAID.test(label.toLowerCase()));
    const partly = labels.filter((label) => PARTLY.test(label.toLowerCase()));
    // Part of a bill is paid only where the bill says how much.
    if (
      partly.some((label) => REFUND.test(label.toLowerCase())) ||
      (partly.length > 0 && !to.columns.some(({ name }) => isPaidAmount(names.tables.get(to)!.columns.get(name)!.words)))
    )
      continue;
    if (paid.length === 1 && labels.length > paid.length + partly.length) return { [column.name]: { in: [...paid, ...partly] } };
  }
  return undefined;
}
