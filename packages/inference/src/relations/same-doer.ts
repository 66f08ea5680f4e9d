import type { Relation } from '@seedbed/contract';
import { behindLeads, isOneToOne, isRequired, type Link, type TableView, linksFrom } from '@seedbed/meaning/decide';
import type { Agreement } from './agreement.ts';
import { continues } from './led-to.ts';
import { acts, ANYBODY, endsWithBy, OUTSIDERS, OWN, wordsOf, type Places } from './places.ts';

/** Rows that another person usually creates about an existing row. */
export const BY_OTHERS: ReadonlySet<string> = new Set(
  'comment reply reaction like favorite vote review rating feedback message post note log event audit history approval change version share follow report flag'.split(
    ' ',
  ),
);
/** Appointments, and the events that take place as agreed, with the person with whom they were agreed. */
const AGREED: ReadonlySet<string> = new Set('appointment booking reservation visit encounter consultation session treatment examination checkup'.split(' '));
const OF_IT: ReadonlySet<string> = new Set(
  'visit encounter consultation session treatment examination checkup prescription diagnosis invoice bill report result finding referral observation'.split(
    ' ',
  ),
);

/**
 * Finds references that repeat the person of a parent: a visit has the same doctor as its appointment. Applies if each parent has one row;
 * if the parent is an appointment and the row its event or result; or if both columns have the same name and the person has a trade, or
 * the parent is what somebody has. Undefined in other cases, for example for users, who can be anybody.
 */
export function sameDoer(link: Link, siblings: readonly Link[], owner: Link | undefined, { all, names, roles, owners }: Places): Agreement | undefined {
  const { from, to, columns } = link;
  const nounOf = (table: TableView): string => names.tables.get(table)!.noun;
  const role = roles.get(from);
  const continued = owner && owner !== link && owner.to !== to && continues(owner, all, names, roles) ? sameOf(link, owner, all) : undefined;
  if (continued) return continued;
  const reviewer =
    REVIEWS.has(nounOf(from).split(' ').at(-1)!) && isAlone(link, siblings) && acts(to, names) && !endsWithBy(link)
      ? whoTookPart(link, siblings, { all, names, owners })
      : undefined;
  if (reviewer) return reviewer;
  if (!isAlone(link, siblings) || from === to || !acts(to, names) || BY_OTHERS.has(nounOf(from)) || role === 'log' || role === 'history') return undefined;
  for (const near of siblings) {
    if (near === link || near.to === to || near.to === from || near.columns.length > 1 || !isRequired(near) || link === owner) continue;
    const theirs = linksFrom(all, near.to).filter((each) => each.to === to);
    const [their] = theirs;
    if (!their || theirs.length > 1 || their.columns.length > 1 || !isRequired(their)) continue;
    const isSameName = their.columns[0] === columns[0] && !endsWithBy(link);
    const isTrade = !ANYBODY.has(nounOf(to));
    const isOwn = isSameName && OWN.has(nounOf(near.to).split(' ').at(-1)!);
    const isMeant = isOneToOne(near)
      ? isSameName
      : isOwn || (isTrade && ((near === owner && isSameName) || (AGREED.has(nounOf(near.to)) && OF_IT.has(nounOf(from)))));
    if (isMeant) return { within: near, scope: to };
  }
  return undefined;
}

/** Of a row that continues another one: the same column of that row, or its only reference to the people. */
function sameOf(link: Link, owner: Link, all: readonly Link[]): Agreement | undefined {
  const {
    to,
    from,
    columns: [column = ''],
    columns,
  } = link;
  if (columns.length > 1 || from === to || from.column.get(column)!.inKey || endsWithBy(link)) return undefined;
  const theirs = linksFrom(all, owner.to).filter((each) => each.to === to && each.columns.length === 1);
  const same = theirs.find(({ columns: [name] }) => name === column);
  return same && { within: owner, scope: to, ...(theirs.length > 1 && { along: [same] }) };
}

/** What those write for whom something was done. */
const REVIEWS: ReadonlySet<string> = new Set(['review', 'rating', 'feedback', 'testimonial', 'complaint']);

/** Who reviews what there is one review of is whom it was for: the customer of the order, also of a part of it, or the guest of the stay. */
function whoTookPart(link: Link, siblings: readonly Link[], { all, names, owners }: Pick<Places, 'all' | 'names' | 'owners'>): Agreement | undefined {
  const { to, from } = link;
  if (!isRequired(link)) return undefined;
  for (const near of siblings) {
    if (near === link || near.to === to || near.to === from || near.columns.length > 1 || !isRequired(near) || !isOneToOne(near)) continue;
    const outsideOf = (table: TableView): readonly Link[] =>
      all.filter(
        (each) =>
          each.from === table && each.to === to && each.columns.length === 1 && isRequired(each) && wordsOf(each, names).some((word) => OUTSIDERS.has(word)),
      );
    const whole = owners.get(near.to);
    const [direct, further] = [outsideOf(near.to), whole && isRequired(whole) && whole.to !== from ? outsideOf(whole.to) : []];
    if (direct.length === 1) return { within: near, scope: to, along: direct };
    if (direct.length === 0 && further.length === 1) return { within: near, scope: to, along: [whole!, ...further] };
  }
  return undefined;
}

/** Whether this is the only reference of the row to that table, through one column that is in no key. */
function isAlone({ from, to, columns }: Link, siblings: readonly Link[]): boolean {
  return columns.length === 1 && !from.column.get(columns[0]!)!.inKey && siblings.filter((each) => each.to === to).length === 1;
}

/** What is chosen next to a reference that is chosen row by row is so as well; without agreements that would wait for each other. */
export function rowByRow<T extends { readonly link: Link; readonly relation: Relation }>(all: readonly T[]): T[] {
  const leadOf = leadIn(all);
  const freed = new Set<T>();
  const leadsOf = (each: T): T[] => {
    const leads: T[] = [];
    const next = (of: T): T | undefined => (freed.has(of) || of.relation.owner ? undefined : leadOf(of));
    for (let at = next(each); at && !leads.includes(at); at = next(at)) leads.push(at);
    return leads;
  };
  // Of a circle one is free: one that some rows lack, and not the one that another reference tells, such as the product of a variant.
  const isSure = ({ link, relation }: T): number => (relation.rowwise ? 0 : 2) + (relation.scope === link.to.name ? 1 : 0);
  for (const each of all.toSorted((one, other) => isSure(one) - isSure(other))) if (leadsOf(each).includes(each)) freed.add(each);
  return all.map((each) => {
    const leads = leadsOf(each);
    if (!each.relation.rowwise && !freed.has(each))
      return leads.some(({ relation }) => relation.rowwise) && !each.relation.root ? { ...each, relation: { ...each.relation, rowwise: true } } : each;
    if (!freed.has(each)) return each;
    const { within: _, scope: _scope, along: _along, through: _through, rowwise: _rowwise, ...relation } = each.relation;
    return { ...each, relation };
  });
}

/** Sorts relations that are drawn within another relation after it. */
export function afterLeads<T extends { readonly link: Link; readonly relation: Relation }>(all: readonly T[]): T[] {
  const leadOf = leadIn(all);
  return behindLeads(all, (each) => {
    const lead = leadOf(each);
    return lead && (lead.relation.within !== undefined || each.relation.rowwise) ? lead : undefined;
  });
}

/** The reference of the same row that a relation is drawn within. */
function leadIn<T extends { readonly link: Link; readonly relation: Relation }>(all: readonly T[]): (each: T) => T | undefined {
  return ({ link, relation }) => all.find((other) => other.link.from === link.from && other.link.name === relation.within);
}
