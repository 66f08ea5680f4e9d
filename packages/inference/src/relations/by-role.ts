import { ownMember, type Relation } from '@seedbed/contract';
import { commentValues, isOneToOne, isRequired, isRoleWord, pieces, type Link, type SchemaNames, type TableView } from '@seedbed/meaning/decide';
import type { Solution } from '@seedbed/constraints';
import { wordsOf } from './places.ts';

/** Names of columns with a row's role. */
const ROLE = /^(?:(?:user|account|staff|employee|person|member|contact) )?(?:role|type|kind|position|designation|job|job role|job title|occupation|function)$/;
/** Words of a reference that do not describe its target. */
const EMPTY: ReadonlySet<string> = new Set(['id', 'uuid', 'user', 'person', 'employee', 'staff', 'account', 'ref', 'fk', 'key', 'by']);
/** Different words for one role, where the schema uses one in the reference and another in the label. */
const SAME: readonly ReadonlySet<string>[] = [
  'doctor physician prescriber',
  'teacher instructor lecturer professor',
  'student pupil learner',
  'customer client buyer',
  'seller vendor merchant',
  'seller owner',
  'driver courier rider',
  'landlord owner host',
  'technician mechanic',
].map((words) => new Set(words.split(' ')));

/**
 * The rows that a reference by a role leads to: `doctor_id` to users whose `role` is `doctor`, if a CHECK, an enum or a comment lists it. Undefined
 * without such a label, and if a key limits the references to each row: there may not be enough rows.
 */
export function byRole(link: Link, names: SchemaNames, solution: Solution): Relation['where'] {
  const { from, to, columns } = link;
  if (from === to || columns.length !== 1 || isKeyed(link)) return undefined;
  const noun = names.tables.get(to)!.noun;
  const words = wordsOf(link, names).filter((word) => !EMPTY.has(word));
  if (words.length === 0 || words.includes(noun)) return undefined;
  // The labels are in the language of the names, which may have been read in English.
  return whereCalled([words, pieces(columns[0]!).filter((word) => !EMPTY.has(word))], to, names, solution);
}

/** What holds more of a person, and is none. */
const RECORDS: ReadonlySet<string> = new Set(['profile', 'detail', 'info', 'information', 'record', 'data', 'account']);

/** The rows of people of which a table holds those of one role, one each: `providers` to profiles whose `role` is `provider`. */
export function byKind(link: Link, names: SchemaNames, solution: Solution): Relation['where'] {
  const { from, to, columns } = link;
  if (from === to || columns.length !== 1 || !isOneToOne(link) || !isRequired(link)) return undefined;
  const { noun, tokens } = names.tables.get(from)!;
  const own = pieces(from.table.name);
  // What somebody fills in as one of that role is called by it: a tutor's profile.
  const whose = tokens.words.length > 1 && RECORDS.has(tokens.words.at(-1)!) ? [tokens.words.slice(0, -1)] : [];
  return whereCalled([[noun], tokens.words, [...own.slice(0, -1), own.at(-1)!.replace(/s$/, '')], ...whose], to, names, solution);
}

/** The rows whose role has a label of one of these names, or of the last word of one. */
function whereCalled(called: readonly (readonly string[])[], to: TableView, names: SchemaNames, solution: Solution): Relation['where'] {
  const wanted = [...new Set(called.flatMap((each) => (each.length === 0 ? [] : [each.join(' '), each.at(-1)!])))].sort(
    (one, other) => other.length - one.length,
  );
  const domains = solution.tables.get(to.name)?.domains ?? {};
  for (const column of to.columns) {
    if (!ROLE.test(names.tables.get(to)!.columns.get(column.name)!.words.join(' ')) && !isRoleWord(pieces(column.name).at(-1) ?? '')) continue;
    const domain = ownMember(domains, column.name);
    const labels = (column.type.labels ?? domain?.in ?? commentValues(column, domain, undefined) ?? []).map(String);
    const label =
      wanted.map((word) => labels.find((each) => plain(each) === word)).find((each) => each !== undefined) ??
      labels.find((each) => wanted.some((word) => isSame(word, plain(each))));
    if (label !== undefined && labels.length > 1) return { [column.name]: { in: [label] } };
    // Several roles may be of that kind: the agent of a lease is a leasing agent.
    const ofKind = labels.filter((each) => wanted.some((word) => !word.includes(' ') && plain(each).endsWith(` ${word}`)));
    if (ofKind.length > 0 && ofKind.length < labels.length) return { [column.name]: { in: ofKind } };
  }
  return undefined;
}

export function isKeyed({ from, columns: [column = ''] }: Link): boolean {
  return from.table.uniqueKeys.some((key) => key.columns.includes(column));
}

function plain(label: string): string {
  return label
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
}

function isSame(word: string, label: string): boolean {
  return SAME.some((same) => same.has(word) && same.has(label));
}
