import type { Relation } from '@seedbed/contract';
import type { Link, SchemaNames, TableView } from '@seedbed/meaning/decide';

/** Words by which a table or a reference says whose deeds they are, and the flags that such people have, the first first. */
const STAFF_FLAGS: readonly (readonly [words: ReadonlySet<string>, flags: readonly string[]])[] = [
  [new Set(['admin', 'administrator', 'administration', 'superuser']), ['admin', 'administrator', 'superuser', 'staff']],
  [new Set(['moderator', 'moderation']), ['moderator', 'mod', 'staff', 'admin', 'administrator']],
  [new Set(['staff']), ['staff', 'employee', 'admin', 'administrator']],
];
/** References to whoever did it, and not to whom it was done. */
const DOER = /^(?:user|account|actor|performer|author|admin|administrator|staff|moderator|creator|person|member|(?:.* )?by)(?: user)?(?: id)?$/;

/** Actions of privileged people refer only to them: logs of administrators belong to users with `is_staff` or `is_admin`. */
export function byFlag(link: Link, siblings: readonly Link[], names: SchemaNames): Relation['where'] {
  const { from, to, columns } = link;
  const [name = ''] = columns;
  if (from === to || columns.length !== 1 || from.table.uniqueKeys.some((key) => key.columns.includes(name))) return undefined;
  const words = names.tables.get(from)!.columns.get(name)!.words;
  const ofTable =
    siblings.filter((each) => each.to === to).length === 1 || /(?:^| )by(?: |$)|actor|perform/.test(words.join(' '))
      ? names.tables.get(from)!.words
      : new Set<string>();
  // Where customers, members or patients are people of another table, whoever serves them is one of the staff among the accounts.
  const isServing = /(?:^| )by(?: |$)/.test(words.join(' ')) && siblings.some((each) => each.to !== to && isServed(each, names));
  for (const [titles, flags] of STAFF_FLAGS) {
    const isNamed =
      (isServing && titles.has('staff')) ||
      words.some((word) => titles.has(word)) ||
      (DOER.test(words.join(' ')) && [...titles].some((word) => ofTable.has(word)));
    const flag = isNamed ? flagOf(to, flags, names) : undefined;
    if (flag !== undefined) return { [flag]: { in: ['true'] } };
  }
  return undefined;
}

/** Whether a row is about a person whom others serve. */
function isServed({ from, to, columns }: Link, names: SchemaNames): boolean {
  return from !== to && columns.length === 1 && SERVED.has(names.tables.get(to)!.noun) && from.column.get(columns[0]!)!.notNull;
}
const SERVED: ReadonlySet<string> = new Set(
  'customer client member patient guest reader borrower student pupil tenant donor applicant visitor patron'.split(' '),
);

function flagOf(table: TableView, flags: readonly string[], names: SchemaNames): string | undefined {
  const booleans = table.columns.filter(({ type }) => type.kind === 'base' && type.base === 'bool');
  const wordsOf = (name: string): string => names.tables.get(table)!.columns.get(name)!.words.filter((word) => word !== 'is').join(' '); // prettier-ignore
  return flags.flatMap((flag) => booleans.find(({ name }) => wordsOf(name) === flag)?.name ?? []).at(0);
}
