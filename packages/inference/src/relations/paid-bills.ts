import { ownMember, type Relation } from '@seedbed/contract';
import type { Solution } from '@seedbed/constraints';
import { isRequired, type Link, type SchemaNames } from '@seedbed/meaning/decide';

/** What is paid for once it is issued. */
export const BILLS: ReadonlySet<string> = new Set(['bill', 'invoice']);
/** What is ordered or booked is paid in any state but these, once its states tell of payment; where payments have states of their own, those say it. */
const SOLD: ReadonlySet<string> = new Set(['order', 'booking', 'reservation']);
const UNPAID =
  /pending|new|draft|cart|open|unpaid|await|created|placed|submitted|cancel|void|fail|declin|reject|expired|abandon|offen|neu|entwurf|storn|pendient|nuev|borrador|cancelad|attente|brouillon|annul/;
const STATE = /^(?:(?:payment|bill|invoice|order|booking) )?(?:status|state)$/;
/** Labels for a bill that is paid in full, in several languages. */
const PAID = /^(?:fully )?(?:paid|settled|bezahlt|beglichen|pay[ée]e?|r[ée]gl[ée]e?|pagad[oa]|pag[oa]|pagat[oa]|betaald|liquidad[oa]|zap[lł]acon[aey])$/;
const REFUND = /refund|erstattet|rembours/;
const PARTLY = /part|teil|anteil|parci|parzial|gedeelte|cz[eę][sś]ciow|installment|refund|erstattet|rembours/;

/**
 * Limits payments to paid bills, if the bill has a state: drafts and void bills have no payments; those
 * that are paid in part have some. Undefined if one of the labels means that it was paid back, because such bills had payments too.
 */
export function ofPaidBills(link: Link, names: SchemaNames, { tables }: Solution): Relation['where'] {
  const { from, to, columns } = link;
  const { noun } = names.tables.get(to)!;
  const isAlwaysMade = ![...names.tables.get(from)!.columns.values()].some(({ words }) => STATE.test(words.join(' ')));
  const isSold = SOLD.has(noun) && isAlwaysMade;
  // Whatever else says that it is paid is a bill as well, where each payment was made: a fee, a fine, a rent.
  const isBill = BILLS.has(noun) || (isAlwaysMade && !isSold);
  if (!/(?:^| )payment$/.test(names.tables.get(from)!.noun) || !(isBill || isSold) || columns.length !== 1 || !isRequired(link)) return undefined;
  const domains = tables.get(to.name)?.domains ?? {};
  for (const column of to.columns) {
    if (!STATE.test(names.tables.get(to)!.columns.get(column.name)!.words.join(' '))) continue;
    const labels = (column.type.labels ?? ownMember(domains, column.name)?.in ?? []).map(String);
    const paid = labels.filter((label) => PAID.test(label.toLowerCase()));
    const partly = labels.filter((label) => PARTLY.test(label.toLowerCase()));
    if (partly.some((label) => REFUND.test(label.toLowerCase()))) continue;
    const sold = labels.filter((label) => !UNPAID.test(label.toLowerCase()));
    if (isSold && paid.length === 1 && sold.length < labels.length) return { [column.name]: { in: sold } };
    if (!isSold && paid.length === 1 && labels.length > paid.length + partly.length) return { [column.name]: { in: [...paid, ...partly] } };
  }
  return undefined;
}
