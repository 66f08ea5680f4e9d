import type { Candidate, Domain, Generator } from '@seedbed/contract';
import { confidenceOf } from '../propose/drafts/rule-draft.ts';
import { isAgentNoun } from '../read/names/agent-nouns.ts';
import type { ColumnContext } from '../read/column-context.ts';
import type { Language } from '../read/languages/index.ts';
import { readShortly, wordsAround, type ShortReading } from '../read/names/read-shortly.ts';
import type { Match } from '../read/rules/rule-index.ts';
import type { TableNames } from '../read/schema-names.ts';
import { singular } from '../read/names/singular.ts';
import { UNITS } from '../read/rules/units-of-measure.ts';
import { lastResort, universal } from '../read/rules/universal.ts';
import { findQuantity } from '../propose/quantities/find-quantity.ts';
import type { ColumnView, TableView } from '../schema/schema-view.ts';
import { writtenAlone } from './candidate-of.ts';
import { rounded } from './rounded.ts';

/** The number of rules that are tried for each reading. */
const RULES = 2;
/** The number of readings of the table's name that are tried. */
const TABLES = 3;
/** The weight of a rule that matches one part of the name only. The rest of the weight depends on the share of parts that it matches. */
const PART = 0.5;

/** Confidence in a number of which only the unit is known; in a person's name; and in the name of something else. */
const UNIT_SCORE = 0.4;
const PERSON_SCORE = 0.6;
const NAME_SCORE = 0.3;

type Place = {
  readonly column: ColumnView;
  readonly view: TableView;
  readonly table: TableNames;
  readonly context: ColumnContext;
  readonly domain: Domain | undefined;
  readonly languages: readonly Language[];
};

/** Candidates for a column whose name, or whose table's name, consists of abbreviations. Tries the rules on each reading of the words together. */
export function candidatesByShortForms({ column, view, table, context, domain, languages }: Place): Candidate[] {
  const others = view.columns.filter((each) => each !== column).map((each) => each.name);
  const beside = wordsAround(others);
  const ofTable = wordsAround([view.table.name]);
  const isNumber = context.type === 'int' || context.type === 'num' || context.type === 'money';
  const around = { near: new Set([...beside, ...ofTable, ...table.words, ...context.siblingWords]), languages, isNumber };
  const tables = tablesOf(view, table, around);
  return readShortly(column.name, around).flatMap((reading) => [
    ...tables.flatMap((named) => {
      const at: ColumnContext = {
        ...context,
        name: { words: reading.words, raw: reading.raw },
        table: named,
        tableWords: new Set([...context.tableWords, ...named.words]),
        siblingWords: new Set([...context.siblingWords, ...beside]),
      };
      const quantity = findQuantity(at, column, domain);
      const last = lastResort.best(at);
      return [...(quantity ? [quantity] : []), ...universal.ranked(at, RULES), ...(last ? [last] : [])].flatMap((match) =>
        candidateOf(match, reading, named, column),
      );
    }),
    ...usualOf(reading, column, { ...context, name: { words: reading.words, raw: reading.raw } }),
  ]);
}

/** Candidates for a number with a unit, and for a name, if no rule knows the rest of the words. */
function usualOf({ words, meant, weight }: ShortReading, { name }: ColumnView, at: ColumnContext): Candidate[] {
  const { type, agent } = at;
  const head = words.at(-1)!;
  const says = `“${name}” may mean “${meant}”`;
  const candidate = (generator: Generator, share: number): Candidate => ({ source: 'universal', generator, probability: rounded(share * weight), says });
  const unit = type === 'int' || type === 'num' ? UNITS.get(head) : undefined;
  if (unit && words.length > 1) return [candidate({ kind: unit.kind, ...(unit.parameters ? { parameters: { ...unit.parameters } } : {}) }, UNIT_SCORE)];
  // Rules exist for names such as "file name" and "last name".
  if (type !== 'text' || head !== 'name' || (universal.best(at)?.words.length ?? 0) > 1) return [];
  const isPerson = agent || words.slice(0, -1).some((word) => isAgentNoun(word));
  return [candidate({ kind: 'person.fullName' }, isPerson ? PERSON_SCORE : NAME_SCORE), candidate({ kind: 'company.name' }, NAME_SCORE)];
}

/** The table's name as it is, and the possible readings of its last part. */
function tablesOf(view: TableView, table: TableNames, around: Parameters<typeof readShortly>[1]): (TableNames['tokens'] & { readonly weight: number })[] {
  const read = readShortly(view.table.name, around).map(({ words, raw, weight }) => ({ words, raw, weight }));
  return [{ ...table.tokens, weight: 1 }, ...read].slice(0, TABLES);
}

function candidateOf(match: Match, reading: ShortReading, table: { readonly words: readonly string[] }, column: ColumnView): Candidate[] {
  const matched = new Set(match.words.map(singular));
  const covered = reading.parts.filter((words) => words.some((word) => matched.has(singular(word)))).length / reading.parts.length;
  if (covered === 0) return [];
  const nouns = [...reading.words.slice(0, -1), ...table.words].toReversed();
  const generator = writtenAlone(match.rule, nouns);
  if (!generator) return [];
  const probability = rounded(confidenceOf(match) * reading.weight * (PART + (1 - PART) * covered));
  // The words of a rule may also be words of the table's name (the name of a depot).
  const own = new Set(reading.words);
  const meant = match.words.every((word) => own.has(singular(word))) ? reading.meant : match.words.join(' ');
  return [{ source: 'universal', generator, probability, says: `“${column.name}” may mean “${meant}”` }];
}
