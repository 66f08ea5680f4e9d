import { edit, type Draft } from '../../edits/draft.ts';
import { isAgentNoun } from '../../read/names/agent-nouns.ts';
import { packOf } from './members.ts';
import { wordSet } from '../../read/words.ts';
import { EXACT_TYPES, PLAIN_TEXT_TYPES } from '../../schema/types.ts';

/**
 * Names the entity of each column: a prefix shared by two members of one entity makes a separate one (`billing`, `sender`);
 * the others belong to the table's subject. A single member needs no name, which keeps blueprints small.
 */
export function groupEntities(drafts: readonly Draft[]): void {
  countAges(drafts);
  brandCards(drafts);
  const byPack = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const pack = packOf(draft.kind);
    if (pack !== undefined) byPack.set(pack, [...(byPack.get(pack) ?? []), draft]);
  }
  for (const members of byPack.values()) nameGroups(members);
  shareAges(drafts);
}

/** `age` next to a birth date is the age of that person. */
function countAges(drafts: readonly Draft[]): void {
  const born = drafts.filter((each) => each.kind === 'person.birthDate');
  for (const draft of drafts) {
    if (!wordSet('age of a person').has(draft.words.join(' '))) continue;
    if (born.length !== 1 || !EXACT_TYPES.has(draft.column.type.base) || !/^(?:number\.|distribution)/.test(draft.kind)) continue;
    edit(draft, { kind: 'person.age', parameters: {}, because: { code: 'row', words: `counted from ${born[0]!.column.name}` } });
  }
}

/** The brand next to a card number follows from its first digits. */
function brandCards(drafts: readonly Draft[]): void {
  if (!drafts.some(({ kind }) => kind === 'finance.creditCardNumber')) return;
  for (const draft of drafts) {
    if (!wordSet('brand of a card').has(draft.words.join(' ')) || draft.column.type.base === 'bool' || draft.column.type.labels) continue;
    if (PLAIN_TEXT_TYPES.has(draft.column.type.base) && (draft.column.type.length ?? Infinity) >= 16)
      edit(draft, { kind: 'finance.creditCardIssuer', parameters: {} });
  }
}

/** An age follows from the birth date beside it: within the same years. */
function shareAges(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (draft.kind !== 'person.age') continue;
    const born = drafts.find((each) => each.kind === 'person.birthDate' && each.entity === draft.entity);
    if (born) edit(draft, { parameters: { ...born.parameters } });
  }
}

function nameGroups(members: readonly Draft[]): void {
  const groups = new Map<string, Draft[]>();
  for (const draft of members) {
    const name = groupName(draft, members);
    groups.set(name, [...(groups.get(name) ?? []), draft]);
  }
  for (const [name, group] of groups) {
    const kinds = new Set<string>();
    for (const draft of group) {
      // The same side twice is another one: a second phone is not the first again. Shapes are of one place: its outline, its middle.
      if (group.length > 1 && (!kinds.has(draft.kind) || draft.kind === 'location.geometry')) edit(draft, { entity: name });
      kinds.add(draft.kind);
    }
  }
}

const SUBJECT = 'subject';

/** Prefixes that are no owner: `contact_phone` and `phone` of a customer are one person's. */
const NO_OWNER = wordSet('prefixes that are no owner');

/** People beside the row's own: their names are not the subject's (`emergency_contact_name`, `family_doctor`). */
const OTHERS = wordSet("people beside the row's own");
const NAMES: ReadonlySet<string> = new Set(['person.fullName', 'person.firstName', 'person.lastName']);

/** Another named person, if the row's subject has its own name. */
function otherPerson(draft: Draft, members: readonly Draft[]): string | undefined {
  const role = draft.words.find((word) => OTHERS.has(word)) ?? (draft.kind === 'person.fullName' ? draft.words.find((word) => isAgentNoun(word)) : undefined);
  if (role === undefined || !members.some((each) => each !== draft && NAMES.has(each.kind) && !each.words.includes(role))) return undefined;
  // Two roles and no subject: `requester_name` and `assignee` are two people.
  if (members.some((each) => each !== draft && each.kind === 'person.fullName' && each.words.some((word) => word !== role && OTHERS.has(word)))) return role;
  // The name with the highest confidence is the subject's own: `first_name` before `manager`, `name` before `contact`.
  const own = members.find((each) => NAMES.has(each.kind) && !each.words.some((word) => OTHERS.has(word) || isAgentNoun(word)));
  return own && own !== draft ? role : undefined;
}

function groupName(draft: Draft, members: readonly Draft[]): string {
  const other = otherPerson(draft, members);
  if (other !== undefined) return other;
  const others = members.filter((each) => each !== draft);
  const isOwner = (word: string) => !/^\d+$/.test(word) && !NO_OWNER.has(word);
  // `client_name` is known as a whole, `client_email` by its last word: both belong to one client.
  const prefix = draft.rest.find(isOwner) ?? draft.words.slice(0, -1).find((word) => isOwner(word) && others.some((each) => each.rest[0] === word));
  if (prefix === undefined) return SUBJECT;
  return others.some((each) => each.rest.includes(prefix) || each.words[0] === prefix) ? prefix : members.length > 2 ? `${prefix}` : SUBJECT;
}
