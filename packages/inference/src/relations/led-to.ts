import { ownMember, type Relation } from '@seedbed/contract';
import type { Solution } from '@seedbed/constraints';
import { isOneToOne, isRequired, labelRoles, plainState, type Link, type Role, type SchemaNames, type TableView, linksFrom } from '@seedbed/meaning/decide';

/** Requests and plans, which may lead to something. */
const PLANS: ReadonlySet<string> = new Set(
  'appointment booking reservation application lead quote quotation offer proposal request enquiry inquiry opportunity tender bid nomination referral estimate'.split(
    ' ',
  ),
);
/** Rows that also exist for a plan that failed. */
const WITHOUT_SUCCESS: ReadonlySet<string> = new Set('payment refund deposit cancellation reminder notification reply payout invoice fee'.split(' '));
const STATE = /^(?:\w+ )?(?:status|state|stage)$/;
/** The state of a plan that something came of. */
const SUCCEEDED = /^(?:won|accepted|approved|converted|completed|fulfilled|attended|signed|granted|selected|successful|awarded|held|done|checked_out)$/;

/**
 * Whether a row continues what it refers to, at most one for each: the visit of an appointment, the shipment of a quote, the lease of an application. Both refer to one
 * more table; there the row has what the other has. Not parts that something has from its beginning, nor people.
 */
export function continues(link: Link, all: readonly Link[], names: SchemaNames, roles: ReadonlyMap<TableView, Role>): boolean {
  const { from, to, columns } = link;
  if (columns.length !== 1 || from === to || !isOneToOne(link) || names.tables.get(to)!.agent || names.tables.get(from)!.agent) return false;
  if (['lookup', 'tenant', 'single'].includes(roles.get(to) ?? '')) return false;
  // A conversation does not continue its last message, which is one of its own.
  if (linksFrom(all, to).some((back) => back.to === from && isRequired(back))) return false;
  return sharedBy(link, all).length > 0;
}

/** References of the row to tables to which what it continues refers too, by one reference each. */
export function sharedBy({ from, to }: Link, all: readonly Link[]): Link[] {
  const of = (table: TableView) => linksFrom(all, table).filter((each) => each.to !== table && each.columns.length === 1);
  const theirs = of(to);
  const own = of(from);
  const isOnly = (list: readonly Link[], target: TableView): boolean => list.filter((each) => each.to === target).length === 1;
  return own.filter((each) => each.to !== to && isOnly(own, each.to) && isOnly(theirs, each.to));
}

/**
 * Results refer to successful plans: a lease to an approved application. Undefined without a state that shows success, or
 * none of its labels.
 */
export function whereSucceeded({ from, to }: Link, names: SchemaNames, { tables }: Solution): Relation['where'] {
  if (!PLANS.has(names.tables.get(to)!.noun) || WITHOUT_SUCCESS.has(names.tables.get(from)!.noun)) return undefined;
  const domains = tables.get(to.name)?.domains ?? {};
  for (const column of to.columns) {
    if (!STATE.test(names.tables.get(to)!.columns.get(column.name)!.words.join(' '))) continue;
    const labels = (column.type.labels ?? ownMember(domains, column.name)?.in ?? []).map(String);
    const good = labels.filter((label) => SUCCEEDED.test(plainState(label)));
    const meant = good.length > 0 ? good : labels.filter((_, i) => labelRoles(labels)[i] === 'good');
    if (meant.length > 0 && meant.length < labels.length) return { [column.name]: { in: meant } };
  }
  return undefined;
}
