import type { Rule } from '../rules/rule.ts';
import { listed, SUBJECTS, TRADES } from './trades.ts';
import { subjectEvidence } from './subjects-of.ts';
import type { ColumnContext } from '../column-context.ts';

/** The penalty for a rule of one subject in a schema about others only. */
const FOREIGN = 12;
/** From this score on, a rule's words determine its subject; subjects with nearly the same score count, too. */
const MIN_SUBJECT_SCORE = 1.6;
const NEARLY = 0.5;

/** Subjects that hardly occur in other software. */
const RARE: ReadonlySet<string> = new Set(SUBJECTS.filter(([, { rare }]) => rare).map(([subject]) => subject));

const SOFTWARE = TRADES.find(([name]) => name === 'software')![1];
/** Software's subjects stand for one another: who builds also watches. */
const OF_SOFTWARE: ReadonlySet<string> = new Set(Object.keys(SOFTWARE.subjects!));
const WORDS_OF_SOFTWARE: ReadonlySet<string> = new Set(listed(SOFTWARE.own!));

/** The subject that generators are of, by the part of their names before the period. */
const SUBJECT_OF_GENERATORS: ReadonlyMap<string, string> = new Map(
  SUBJECTS.flatMap(([subject, { generators }]) => (generators ? [[generators, subject]] : [])),
);

const known = new WeakMap<Rule, ReadonlySet<string>>();

/**
 * The penalty for a rule whose own words (its conditions and listed values) belong to a subject of neither the table nor the schema:
 * `reason` of a request is no reader's wish outside of a library, and the name of a check no `MySQL` where nothing speaks of programs.
 * Zero for general rules, and for a schema with an unknown subject. `matched` are the words that spoke for the rule.
 */
export function foreignness(rule: Rule, at: ColumnContext, matched: readonly string[]): number {
  const { subjects } = at;
  if (!subjects || (subjects.size === 0 && !at.domains.has('systems')) || rule.when.subject || rule.when.domain || rule.when.textSubject) return 0;
  const own = subjectsOfRule(rule);
  if (own.size === 0 || [...own].some((subject) => subjects.has(subject))) return 0;
  return [...own].some((subject) => OF_SOFTWARE.has(subject)) && speaksOfSoftware(at, matched) ? 0 : FOREIGN;
}

/** Whether schema or table speak of programs, by more than the words in question: a branch is one of a bank until something is committed. */
function speaksOfSoftware({ domains, subjects, tableWords, siblingWords }: ColumnContext, matched: readonly string[]): boolean {
  if (domains.has('software') || domains.has('systems') || [...subjects!.keys()].some((subject) => OF_SOFTWARE.has(subject))) return true;
  return [...tableWords, ...siblingWords].some((word) => WORDS_OF_SOFTWARE.has(word) && !matched.includes(word));
}

function subjectsOfRule(rule: Rule): ReadonlySet<string> {
  let found = known.get(rule);
  if (!found) known.set(rule, (found = readSubjects(rule)));
  return found;
}

function readSubjects({ kind, when, phrases, parameters }: Rule): ReadonlySet<string> {
  const made = SUBJECT_OF_GENERATORS.get(kind.split('.')[0]!);
  if (made !== undefined) return new Set([made]);
  if (kind !== 'values') return NONE;
  const values = ((parameters.values ?? []) as readonly unknown[]).flatMap((value) => (typeof value === 'string' ? wordsIn(value) : []));
  const named = phrases.flatMap((phrase) => [...phrase.head, ...phrase.tail].flat());
  const words = new Set([...(when.of ?? []), ...(when.by ?? []), ...(when.noun ?? []), ...named, ...values]);
  const evidenceBySubject = subjectEvidence(words);
  const most = Math.max(0, ...evidenceBySubject.values());
  const found = [...evidenceBySubject].filter(([, evidence]) => evidence >= most * NEARLY).map(([subject]) => subject);
  return most >= MIN_SUBJECT_SCORE && found.every((subject) => RARE.has(subject) || OF_SOFTWARE.has(subject)) ? new Set(found) : NONE;
}

const NONE: ReadonlySet<string> = new Set();

function wordsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => (word.endsWith('s') && word.length > 3 ? [word, word.slice(0, -1)] : [word]));
}
