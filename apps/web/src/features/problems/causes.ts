import { dictionary, type Diagnostic } from '@seedbed/contract';
import { isContradiction } from '../../workspace/contradiction.ts';

/** Problems with one cause, errors first. A cause that affects forty tables is one entry. */
export type Cause = {
  readonly key: string;
  readonly level: Diagnostic['level'];
  readonly title: string;
  /** The meaning and the reason, in words; null if the problems state them. */
  readonly meaning: string | null;
  readonly problems: readonly Diagnostic[];
  readonly tables: readonly string[];
};

type Words = { readonly title: string; readonly meaning?: string };

/** By code: short, and without table names. */
const WORDS_BY_CODE: Readonly<Record<string, Words>> = dictionary({
  unrecognised: {
    title: 'Not recognised',
    meaning: 'Nothing in their names, types, neighbours or the knowledge packs shows what these columns mean. They hold plain values of their type.',
  },
  'plain-value': { title: 'Guesses', meaning: 'The meaning of these columns is a guess. Choose another generator if it fits better.' },
  unsatisfiable: { title: 'More rows than there can be', meaning: 'Keys or conditions leave room for fewer rows than were asked for.' },
  'fewer-rows': { title: 'Fewer rows than requested' },
  'check-not-read': { title: 'Conditions that Seedbed cannot read', meaning: 'Values are made without them and tried in Postgres; accepted values are kept.' },
  'key-not-kept': { title: 'Keys that may be violated' },
  'inferred-relation': { title: 'Relations by their names', meaning: 'The schema has no foreign key for these; the values match anyway.' },
  'freed-relation': { title: 'References beyond their scope', meaning: 'Within the scope of another reference there were too few rows.' },
  'reference-outside': { title: 'References to missing tables' },
  waits: { title: 'Waiting for other tables', meaning: 'These rows refer to rows that were refused. They work once those are fixed.' },
  dropped: { title: 'Rows that a trigger or rule removed' },
  'given-up': { title: 'Given up', meaning: 'No values were found that Postgres accepts.' },
  mended: { title: 'Fixed after a trial' },
  'rows-of-script': { title: 'Rows that the script itself inserts' },
  'framework-table': { title: 'Tables that a framework fills' },
  'statement-left-out': { title: 'Statements left out' },
  'statement-changed': { title: 'Statements changed' },
  'setting-left-out': { title: 'Settings left out' },
  'words-left-out': { title: 'Words left out' },
  'invalid-blueprint': { title: 'Inconsistent settings', meaning: 'The engine rejects them, so the rows are from the last valid settings.' },
});

const CONTRADICTION: Words = {
  title: 'Conditions that no row can meet',
  meaning: 'A condition contradicts itself, or two contradict each other, so that the table stays empty whatever its row count is.',
};

/** Classes of refusal by Postgres, recognized by the message, each with its SQLSTATE. */
const REFUSALS: readonly (Words & { readonly says: RegExp })[] = [
  { says: /violates check constraint/, title: 'A CHECK refuses rows (23514)', meaning: 'The condition is false for the values that were sent.' },
  { says: /violates not-null constraint/, title: 'NULL in a NOT NULL column (23502)', meaning: 'The column does not allow NULL, and the row had one.' },
  { says: /duplicate key value|violates unique constraint/, title: 'The same key twice (23505)', meaning: 'A unique key had these values in an earlier row.' },
  { says: /violates foreign key constraint/, title: 'A reference to nothing (23503)', meaning: 'The row that it refers to does not exist.' },
  {
    says: /conflicting key value|violates exclusion constraint/,
    title: 'Rows that exclude one another (23P01)',
    meaning: 'An earlier row overlaps with this one.',
  },
  { says: /value too long/, title: 'Too long for its type (22001)', meaning: 'The text has more characters than the column allows.' },
  { says: /out of range/, title: 'Outside its type’s range (22003)', meaning: 'The number or time is larger than the type holds.' },
  { says: /invalid input syntax/, title: 'Not a value of its type (22P02)', meaning: 'The text cannot be read as the column’s type.' },
];

const ORDER = { error: 0, warning: 1, info: 2 } as const;

/** Groups problems by cause, ignoring numbers and the names of tables, columns and constraints. */
export function causesOf(problems: readonly Diagnostic[]): Cause[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const members = groups.get(key);
    if (members) members.push(problem);
    else groups.set(key, [problem]);
  }
  return [...groups]
    .map(([key, members]): Cause => {
      const words = wordsOf(members[0]!);
      const tables = [...new Set(members.flatMap(({ table }) => table ?? []))];
      return { key, level: members[0]!.level, title: words.title, meaning: words.meaning ?? null, problems: members, tables };
    })
    .toSorted((a, b) => ORDER[a.level] - ORDER[b.level] || b.problems.length - a.problems.length);
}

function wordsOf(problem: Diagnostic): Words {
  const refusal = problem.code === 'refused' ? REFUSALS.find(({ says }) => says.test(problem.message)) : undefined;
  return (
    refusal ??
    (isContradiction(problem) ? CONTRADICTION : undefined) ??
    WORDS_BY_CODE[problem.code] ??
    (problem.code === 'refused' ? { title: 'Postgres refuses rows' } : { title: sentence(problem.code) })
  );
}

function keyOf(problem: Diagnostic): string {
  const known = problem.code !== 'refused' && Object.hasOwn(WORDS_BY_CODE, problem.code);
  return `${problem.level} ${problem.code} ${known || problem.code === 'refused' ? wordsOf(problem).title : masked(problem)}`;
}

function masked({ message, table, column, constraint }: Diagnostic): string {
  const names = [table, table?.split('.').at(-1), column, constraint].filter((name) => name !== undefined);
  const words = new RegExp(`(?<![\\w.])(${names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?!\\w)`, 'g');
  const text = names.length > 0 ? message.replaceAll(words, '…') : message;
  return text.replaceAll(/"[^"]*"|[\d,.]+/g, '…');
}

/** `not-looked-after` → `Not looked after`. */
function sentence(code: string): string {
  const words = code.replaceAll('-', ' ');
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`;
}
