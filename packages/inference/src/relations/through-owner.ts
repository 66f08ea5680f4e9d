import { isRequired, type Link, linksFrom } from '@seedbed/meaning/decide';
import { meansAnother, type Agreement } from './agreement.ts';
import { acts, placesOf, type Places } from './places.ts';

/**
 * What the row's owner already leads to over several references, where the row names it again: the customer of an invoice is that of the appointment whose visit it
 * is for.
 */
export function throughOwner(link: Link, siblings: readonly Link[], known: Places): Agreement | undefined {
  const owner = known.owners.get(link.from);
  if (!owner || owner === link || owner.columns.length > 1 || owner.to === link.to || link.from === link.to) return undefined;
  if (link.columns.length > 1) return isSameComposite(link, owner, known) ? { within: owner, scope: link.to } : undefined;
  if (acts(link.to, known.names) || ['lookup', 'single'].includes(known.roles.get(link.to) ?? '')) return undefined;
  if (siblings.some((other) => other !== link && other.to === link.to)) return undefined;
  const way = placesOf(owner.to, known, link.from).get(link.to) ?? optionalWay(link, owner, known);
  if (!way || way.length === 0 || way.at(-1)!.toColumns[0] !== link.toColumns[0]) return undefined;
  const found = { within: owner, scope: link.to };
  return meansAnother(link, found, known) ? undefined : found;
}

/** What the owner may lack, the row lacks with it: a ticket is of its customer's organization, if that has one. */
function optionalWay(link: Link, owner: Link, { all }: Places): readonly Link[] | undefined {
  const theirs = linksFrom(all, owner.to).filter((each) => each.to === link.to && each.columns.length === 1);
  return !isRequired(link) && theirs.length === 1 && theirs[0]!.key !== undefined ? theirs : undefined;
}

/** The shipment of a quote has its `(tenant_id, customer_id)`. */
function isSameComposite({ to, columns }: Link, owner: Link, { all }: Places): boolean {
  const theirs = linksFrom(all, owner.to).filter((each) => each.to === to);
  return theirs.length === 1 && theirs[0]!.columns.join() === columns.join();
}
