import type { TextSubject } from '@seedbed/engine';
import type { TableNames } from '../schema-names.ts';
import { listed, TRADES } from './trades.ts';

/** The trades that a word of a table indicates: sufficient words, and those that several share. */
const TELLING = new Map<string, TextSubject[]>();
const SHARED = new Map<string, TextSubject[]>();
for (const [subject, { own, shared }] of TRADES)
  for (const [words, index] of [
    [own, TELLING],
    [shared, SHARED],
  ] as const)
    for (const word of words === undefined ? [] : listed(words)) index.set(word, [...(index.get(word) ?? []), subject]);

/** The table's own score for each subject: its name counts more than its columns. */
export type Leanings = ReadonlyMap<TextSubject, number>;

const NONE: ReadonlySet<string> = new Set();
/** A word of the table's name counts as much as this many columns. */
const OF_NAME = 4;
/** Columns count up to this much. */
const MAX_SCORE_OF_COLUMNS = 3;

/** `others` are words with another meaning in the schema, which are ignored. */
export function leaningsOf({ words, columns }: Pick<TableNames, 'words' | 'columns'>, others: ReadonlySet<string> = NONE): Leanings {
  const score = new Map<TextSubject, number>();
  const add = (subjects: readonly TextSubject[] | undefined, by: number) => {
    for (const subject of subjects ?? []) score.set(subject, (score.get(subject) ?? 0) + by);
  };
  for (const word of words) {
    if (others.has(word)) continue;
    add(TELLING.get(word), OF_NAME);
    add(SHARED.get(word), 1);
  }
  const ofColumns = new Map<TextSubject, number>();
  const seen = new Set([...columns.values()].flatMap((tokens) => tokens.words));
  for (const word of seen)
    for (const subject of TELLING.get(word) ?? []) if (!words.has(word) && !others.has(word)) ofColumns.set(subject, (ofColumns.get(subject) ?? 0) + 1);
  for (const [subject, count] of ofColumns) add([subject], Math.min(MAX_SCORE_OF_COLUMNS, count));
  return score;
}

/** The subject of the texts in most tables of a schema; undefined if no subject leads. */
export function leadingSubject(tables: readonly Pick<TableNames, 'leanings' | 'words'>[]): TextSubject | undefined {
  const counts = new Map<TextSubject, number>();
  for (const table of tables) {
    const [first] = strongest(table.leanings);
    // Every trade has employees.
    if (first?.[0] === 'hr' && table.words.has('employee') && table.words.size <= 2) continue;
    if (first && first[1] >= OF_NAME) counts.set(first[0], (counts.get(first[0]) ?? 0) + 1);
  }
  const [first] = strongest(counts);
  return first && (first[1] >= 2 || tables.length <= 2) && first[1] * 6 >= tables.length ? first[0] : undefined;
}

/** The extra score of the schema's and the owner's subject over the table's own. */
const OF_ColumnContext = 2;
/** Less than this is no subject. */
const MIN = 2;

/** Below this score, or without one of its own, a table's prose may be about anything. */
const MIN_SUBJECT_SCORE = 3;

/** The subject of a table's prose: that of its texts, if its own words indicate it, and not only those of other tables. */
export function subjectOfProse(own: Leanings, owner: Leanings | undefined, schema: TextSubject | undefined): TextSubject {
  const subject = subjectOfTexts(own, owner, schema);
  const itself = own.get(subject) ?? 0;
  const together = itself + (schema === subject ? OF_ColumnContext + 0.5 : 0) + ((owner?.get(subject) ?? 0) >= OF_NAME ? OF_ColumnContext : 0);
  return itself >= 1 && together >= MIN_SUBJECT_SCORE ? subject : 'general';
}

/** The subject of a table's texts: from its own words, otherwise from its owner's, otherwise from the schema's. */
export function subjectOfTexts(own: Leanings, owner: Leanings | undefined, schema: TextSubject | undefined): TextSubject {
  const score = new Map(own);
  const [ofOwner] = owner ? strongest(owner) : [];
  if (ofOwner && ofOwner[1] >= OF_NAME) score.set(ofOwner[0], (score.get(ofOwner[0]) ?? 0) + OF_ColumnContext);
  if (schema !== undefined) score.set(schema, (score.get(schema) ?? 0) + OF_ColumnContext + 0.5);
  const [first] = strongest(score);
  return first && first[1] >= MIN ? first[0] : 'general';
}

function strongest(score: ReadonlyMap<TextSubject, number>): [TextSubject, number][] {
  return [...score].sort((a, b) => b[1] - a[1]);
}
