import { dictionary } from '@seedbed/contract';
import { listed, SUBJECTS } from './trades.ts';

/** Subjects with their extra score for a matching rule. */
export type Subjects = ReadonlyMap<string, number>;

/** The weight of a sufficient word, and of a shared one. */
const TELLING = 1;
const SHARED = 0.4;
/** The weight of a table's own name, compared with the names of its columns. */
const IN_NAME = 3;
const MAX_SCORE_OF_COLUMNS = 2.5;
const MAX_SCORE_OF_TABLE = 5;
/** The maximum score from one word of a name alone. */
const MAX_SCORE_OF_WORD = 2;
/** From this weight on, a table has a subject without its schema. */
const MIN_OWN_SUBJECT_WEIGHT = 2.2;
/** From this weight on, a table counts for its schema. */
const COUNTED = 1.5;
/** The score from which a schema has a subject, unless another one has far more. */
const BY_SCHEMA = 4;
const SECONDARY_SUBJECT_SHARE = 0.45;
/** The reduction for a table without words of it, and for one with another subject. */
const SILENT = 2;
const ELSEWHERE = 6;

/** Words with their subjects. A word with many subjects counts less for each. */
const TELLS: ReadonlyMap<string, readonly (readonly [subject: string, weight: number])[]> = readWords();

function readWords(): Map<string, (readonly [string, number])[]> {
  const found = new Map<string, [string, number][]>();
  for (const [subject, { own, shared }] of SUBJECTS)
    for (const [i, words] of [own, shared].entries())
      for (const word of listed(words)) {
        const list = found.get(word) ?? [];
        if (!list.some(([each]) => each === subject)) found.set(word, [...list, [subject, i === 0 ? TELLING : SHARED]]);
      }
  for (const list of found.values()) for (const entry of list) entry[1] /= list.length ** 0.6;
  return found;
}

/** The subjects of every table: those of its own names, then those of the whole schema. */
export function subjectsOf<T>(
  tables: readonly T[],
  wordsOf: (table: T) => ReadonlySet<string>,
  columnsOf: (table: T) => ReadonlySet<string>,
): Map<T, Subjects> {
  const unspoken = withoutTheirOwn(tables.flatMap((table) => [wordsOf(table), columnsOf(table)]));
  const own = tables.map((table) => [table, without(evidenceOf(wordsOf(table), columnsOf(table)), unspoken)] as const);
  const ofSchema = spokenBy(own.map(([, evidence]) => evidence));
  return new Map(own.map(([table, evidence]) => [table, joined(evidence, ofSchema)]));
}

/** Words that a subject requires somewhere in the schema: patients are people unless something indicates animals. */
const NEEDED: Readonly<Record<string, readonly string[]>> = dictionary({
  vet: 'vet pet breed species microchip veterinarian neutered kennel animal veterinary dog cat horse cattle'.split(' '),
});

function withoutTheirOwn(spoken: readonly ReadonlySet<string>[]): string[] {
  return Object.keys(NEEDED).filter((subject) => !NEEDED[subject]!.some((word) => spoken.some((words) => words.has(word))));
}

function without(evidence: Map<string, number>, subjects: readonly string[]): Map<string, number> {
  for (const subject of subjects) evidence.delete(subject);
  return evidence;
}

function evidenceOf(words: ReadonlySet<string>, columns: ReadonlySet<string>): Map<string, number> {
  const [inName, inColumns] = [sumOf(words), sumOf(columns)];
  const found = new Map<string, number>();
  for (const subject of new Set([...inName.keys(), ...inColumns.keys()])) {
    const evidence = IN_NAME * (inName.get(subject) ?? 0) + Math.min(MAX_SCORE_OF_COLUMNS, inColumns.get(subject) ?? 0);
    // One word alone may mean anything, were it the table's own name.
    found.set(subject, inColumns.has(subject) || inName.size === 1 ? Math.min(MAX_SCORE_OF_TABLE, evidence) : Math.min(evidence, MAX_SCORE_OF_WORD));
  }
  return found;
}

/** The subjects that some words indicate, each with a weight: 1 for a word that indicates only this subject. */
export function subjectEvidence(words: Iterable<string>): ReadonlyMap<string, number> {
  return sumOf(words);
}

function sumOf(words: Iterable<string>): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of words) for (const [subject, weight] of TELLS.get(word) ?? []) found.set(subject, (found.get(subject) ?? 0) + weight);
  return found;
}

/** The subjects of all tables together: the strongest, and those close to it. */
function spokenBy(tables: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const table of tables) for (const [subject, evidence] of table) if (evidence >= COUNTED) sums.set(subject, (sums.get(subject) ?? 0) + evidence);
  const most = Math.max(0, ...sums.values());
  return new Map([...sums].filter(([, sum]) => sum >= BY_SCHEMA && sum >= most * SECONDARY_SUBJECT_SHARE).map(([subject, sum]) => [subject, (2 * sum) / most]));
}

function joined(own: ReadonlyMap<string, number>, ofSchema: ReadonlyMap<string, number>): Subjects {
  const speaks = [...own.values()].some((evidence) => evidence >= MIN_OWN_SUBJECT_WEIGHT);
  const found = new Map<string, number>();
  for (const [subject, weight] of ofSchema) {
    const evidence = own.get(subject) ?? 0;
    found.set(subject, evidence >= 1 ? weight + Math.min(3, evidence * 0.8) : weight - (speaks ? ELSEWHERE : weight < 2 ? SILENT : 0));
  }
  for (const [subject, evidence] of own) if (evidence >= MIN_OWN_SUBJECT_WEIGHT && !ofSchema.has(subject)) found.set(subject, Math.min(3, evidence * 0.8));
  return found;
}
