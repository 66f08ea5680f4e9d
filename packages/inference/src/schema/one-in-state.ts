import { ownMember, type BlueprintKey } from '@seedbed/contract';
import type { Solution, SolvedTable } from '@seedbed/constraints';
import { isRequired, plainState, tellsOfState, type Link, type Relations, type SchemaNames, type TableView } from '@seedbed/meaning/decide';

/** Rows of which a parent takes one, what such parents are called, and the state of the one. */
const OFFERS: ReadonlySet<string> = new Set('offer bid quote quotation proposal tender estimate'.split(' '));
const ASKED: ReadonlySet<string> = new Set(
  'listing opportunity deal request rfq rfp auction lot vacancy project lead enquiry inquiry tender load property job advert'.split(' '),
);
const TAKEN: ReadonlySet<string> = new Set('accepted won awarded selected signed'.split(' '));

/**
 * Adds keys that schemas seldom write down: of the offers for one listing one is accepted. Only where rows are in the order of what they are offered for, have one state and
 * no key over it. Not where several times tell of the state: a key moves rows to another one after these.
 */
export function oneInState({ tables, ...rest }: Solution, names: SchemaNames, relations: Relations): Solution {
  const found = new Map(tables);
  for (const [table, link] of relations.owners) {
    const solved = tables.get(table.name);
    const key = solved && keyOf(table, link, names, solved);
    if (solved && key) found.set(table.name, { ...solved, keys: [...solved.keys, key] });
  }
  return { ...rest, tables: found };
}

function keyOf(table: TableView, link: Link, { tables }: SchemaNames, { domains, keys }: SolvedTable): BlueprintKey | undefined {
  const nounOf = (each: TableView): string => tables.get(each)!.noun.split(' ').at(-1)!;
  if (!OFFERS.has(nounOf(table)) || !ASKED.has(nounOf(link.to)) || !isRequired(link) || link.columns.length > 1 || link.to === table) return undefined;
  const [state, other] = table.columns.filter(({ name, notNull }) => notNull && tellsOfState(tables.get(table)!.columns.get(name)!.words));
  if (!state || other || keys.some(({ when = {} }) => state.name in when)) return undefined;
  if (table.columns.filter(({ notNull, type }) => !notNull && /^(?:date|timestamp)/.test(type.base)).length > 1) return undefined;
  const labels = state.type.labels ?? ownMember(domains, state.name)?.in?.map(String) ?? [];
  const taken = labels.filter((label) => TAKEN.has(plainState(label)));
  return taken.length > 0 && taken.length < labels.length ? { columns: [...link.columns], when: { [state.name]: taken } } : undefined;
}
