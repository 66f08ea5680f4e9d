import { isOneToOne, isRequired, type Link, type TableView, linksFrom } from '@seedbed/meaning/decide';
import { isIdentity, MESSAGES, OTHER_PARTY, type Agreement } from './agreement.ts';
import { endsWithBy, isClass, wordsOf, type Places } from './places.ts';

/**
 * One of the parties of another row: a team of a line-up is one of the two of the match, and who writes in a thread one of its two people. Of people only what they say to
 * each other: others than the parties may comment on a thing. Undefined where a name says which party it is.
 */
export function ofParties(link: Link, siblings: readonly Link[], owner: Link | undefined, known: Places): Agreement | undefined {
  const { from, to, columns } = link;
  const [column = ''] = columns;
  if (columns.length > 1 || from === to || link === owner || from.column.get(column)!.inKey || isClass(to, known)) return undefined;
  const words = wordsOf(link, known.names);
  const isOther = words.some((word) => OTHER_PARTY.has(word));
  const { agent } = known.names.tables.get(to)!;
  const besides = siblings.filter((each) => each !== link && each.to === to);
  if (agent ? !MESSAGES.has(known.names.tables.get(from)!.noun) || besides.length > 1 : besides.length > 0) return undefined;
  const leads = siblings.filter((lead) => lead !== link && lead.to !== to && lead.to !== from && lead.columns.length === 1 && isRequired(lead));
  for (const lead of leads.toSorted((one, other) => Number(other === owner) - Number(one === owner))) {
    const parties = partiesOf(lead.to, to, known);
    const isNamed = parties.some((each) => each.columns[0] === column || wordsOf(each, known.names).every((word) => words.includes(word)));
    if (parties.length === 2 && !isNamed) return { within: lead, scope: to, parties: isOther ? parties.toReversed() : parties };
  }
  return undefined;
}

/** The references of a table to its parties: those that are always there to a table, or to one that holds more of some of its rows, under their keys (patients among profiles) or one for each (a tutor's page of a user). */
function partiesOf(table: TableView, to: TableView, { all }: Places): readonly Link[] {
  const isSome = (other: TableView): boolean => linksFrom(all, other).some((each) => each.to === to && (isIdentity(each) || isOfSomebody(each)));
  const isOfSomebody = (each: Link): boolean =>
    each.columns.length === 1 && isOneToOne(each) && isRequired(each) && linksFrom(all, each.from).filter((other) => other.to === to).length === 1;
  return all.filter(
    (each) =>
      each.from === table && each.columns.length === 1 && isRequired(each) && !endsWithBy(each) && each.to !== table && (each.to === to || isSome(each.to)),
  );
}
