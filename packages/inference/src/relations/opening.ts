import { isRequired, type Link, linksFrom } from '@seedbed/meaning/decide';
import type { Agreement } from './agreement.ts';
import { memberOf } from './members.ts';
import { acts, type Places } from './places.ts';

const POSTS: ReadonlySet<string> = new Set('post message comment reply'.split(' '));
const THREADS: ReadonlySet<string> = new Set('topic thread discussion conversation chat'.split(' '));

/** The reference of a thread to who began it, where the link is to who wrote its posts: the first one is by the same person. */
export function openingOf(link: Link, known: Places, agreed?: Agreement): Link | undefined {
  const { all, names, owners } = known;
  const { from, to, columns } = link;
  const thread = owners.get(from)?.to;
  if (!thread || thread === from || columns.length > 1 || !isRequired(link) || !acts(to, names) || from.column.get(columns[0]!)!.inKey) return undefined;
  if (!POSTS.has(names.tables.get(from)!.noun) || !THREADS.has(names.tables.get(thread)!.noun)) return undefined;
  if (linksFrom(all, from).filter((each) => each.to === to && isRequired(each)).length > 1) return undefined;
  const [begun, other] = linksFrom(all, thread).filter((each) => each.to === to && each.columns.length === 1 && isRequired(each));
  if (!begun || other) return undefined;
  // Of the members of a place only one who is a member himself.
  const siblings = all.filter((each) => each.from === thread);
  return agreed?.through && memberOf(begun, siblings, known)?.through !== agreed.through ? undefined : begun;
}
