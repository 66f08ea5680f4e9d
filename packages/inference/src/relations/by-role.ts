import { ownMember, type Relation } from '@seedbed/contract';
import type { Link, SchemaNames } from '@seedbed/meaning/decide';
import type { Solution } from '@seedbed/constraints';

/** Names of columns with a row's role. */
const ROLE = /^(?:(?:user|account|staff|employee|person|member|contact) )?(?:role|type|kind|position|designation|job|job role|occupation)$/;
/** Words of a reference that do not describe its target. */
const EMPTY: ReadonlySet<string> = new Set(['id', 'uuid', 'user', 'person', 'employee', 'staff', 'account', 'ref', 'fk', 'key', 'by']);
/** Different words for one role, where the schema uses one in the reference and another in the label. */
const SAME: readonly ReadonlySet<string>[] = [
  'doctor physician',
  'teacher instructor lecturer professor',
  'student pupil learner',
  'customer client buyer',
  'seller vendor merchant',
  'driver courier rider',
  'landlord owner host',
  'technician mechanic',
].map((words) => new Set(words.split(' ')));

/**
 * The rows that a reference by a role leads to: `doctor_id` to users whose `role` is `doctor`, if a CHECK or an enum lists it. Undefined
 * without such a label, and if a key limits the references to each row: there may not be enough rows.
 */
export function byRole(link: Link, names: SchemaNames, solution: Solution): Relation['where'] {
  const { from, to, columns } = link;
  if (from === to || columns.length !== 1 || isKeyed(link)) return undefined;
  const noun = names.tables.get(to)!.noun;
  const words = names.tables
    .get(from)!
    .columns.get(columns[0]!)!
    .words.filter((word) => !EMPTY.has(word));
  if (words.length === 0 || words.includes(noun)) return undefined;
  const wanted = new Set([words.join(' '), words.at(-1)!]);
  const domains = solution.tables.get(to.name)?.domains ?? {};
  for (const column of to.columns) {
    if (!ROLE.test(names.tables.get(to)!.columns.get(column.name)!.words.join(' '))) continue;
    const labels = (column.type.labels ?? ownMember(domains, column.name)?.in ?? []).map(String);
    const label = labels.find((each) => wanted.has(plain(each))) ?? labels.find((each) => [...wanted].some((word) => isSame(word, plain(each))));
    if (label !== undefined && labels.length > 1) return { [column.name]: { in: [label] } };
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
