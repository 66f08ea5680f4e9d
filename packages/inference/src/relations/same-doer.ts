import { isOneToOne, isRequired, type Link, type TableView } from '@seedbed/realism/decide';
import type { Agreement } from './agreement.ts';
import { acts, type Places } from './places.ts';

/** Everybody who has an account: who wrote a post did not write its comments. */
const ANYBODY: ReadonlySet<string> = new Set('user account person people profile member login identity contact participant author'.split(' '));
/** Rows that somebody else makes about what is there already. */
const BY_OTHERS: ReadonlySet<string> = new Set(
  'comment reply reaction like favorite vote review rating feedback message post note log event audit history approval change version share follow report flag'.split(
    ' ',
  ),
);
/** What is agreed on, and what takes place then, with whom it was agreed; and what comes of it. */
const AGREED: ReadonlySet<string> = new Set('appointment booking reservation visit encounter consultation session treatment examination checkup'.split(' '));
const OF_IT: ReadonlySet<string> = new Set(
  'visit encounter consultation session treatment examination checkup prescription diagnosis invoice bill report result finding referral observation'.split(
    ' ',
  ),
);

/**
 * Who did it for the row that this one belongs to did it here as well: a visit's doctor is the appointment's. Where one row belongs to each, or where what was agreed takes place, or
 * where both columns have the name of a trade. Undefined where nothing tells, as for users, who are anybody.
 */
export function sameDoer(link: Link, siblings: readonly Link[], owner: Link | undefined, { all, names, roles }: Places): Agreement | undefined {
  const { from, to, columns } = link;
  const nounOf = (table: TableView): string => names.tables.get(table)!.noun;
  const role = roles.get(from);
  if (!isAlone(link, siblings) || from === to || !acts(to, names) || BY_OTHERS.has(nounOf(from)) || role === 'log' || role === 'history') return undefined;
  for (const near of siblings) {
    if (near === link || near.to === to || near.to === from || near.columns.length > 1 || !isRequired(near) || link === owner) continue;
    const theirs = all.filter((each) => each.from === near.to && each.to === to);
    const [their] = theirs;
    if (!their || theirs.length > 1 || their.columns.length > 1 || !isRequired(their)) continue;
    const isSameName = their.columns[0] === columns[0] && !/_?by(?:_?id)?$/i.test(columns[0]!);
    const isTrade = !ANYBODY.has(nounOf(to));
    const isMeant = isOneToOne(near) ? isSameName : isTrade && ((near === owner && isSameName) || (AGREED.has(nounOf(near.to)) && OF_IT.has(nounOf(from))));
    if (isMeant) return { within: near, scope: to };
  }
  return undefined;
}

/** The only reference of the row to its table, by one column that no key holds. */
function isAlone({ from, to, columns }: Link, siblings: readonly Link[]): boolean {
  return columns.length === 1 && !from.column.get(columns[0]!)!.inKey && siblings.filter((each) => each.to === to).length === 1;
}

/** What is chosen beside a reference that is chosen beside another one comes behind it: the engine takes such references as they stand. */
export function behindLeads<T extends { readonly link: Link; readonly relation: { readonly within?: string } }>(all: readonly T[]): T[] {
  const out = [...all];
  for (const each of all) {
    const lead = out.findIndex(({ link }) => link.from === each.link.from && link.name === each.relation.within);
    const at = out.indexOf(each);
    if (lead > at && out[lead]!.relation.within !== undefined) out.splice(lead, 0, ...out.splice(at, 1));
  }
  return out;
}
