import type { Candidate } from '@seedbed/contract';
import { readName } from '../read/names/vocabulary.ts';
import type { ColumnView } from '../schema/schema-view.ts';
import { rounded } from './rounded.ts';
import { candidatesByName, candidatesByShortName, type At } from './candidates.ts';

/** A search is rarely a whole name: columns about damage are its description, type or cost. */
const HEADS = ['', ' description', ' number', ' code', ' type', ' name', ' amount', ' date'] as const;
const MAX = 12;
/** An exact name comes first. */
const INEXACT_NAME_SCORE = 0.8;

/** Candidates for a column with another name, the most certain first: for searches in other words than the titles of generators. */
export function candidatesCalled(at: At, called: string): Candidate[] {
  const nameWords = new Set(readName(called).words);
  const found = HEADS.flatMap((head) => {
    const column: ColumnView = { ...at.column, name: `${called.trim()}${head}`.replaceAll(/\s+/g, '_') };
    const own = at.names.tables.get(at.view)!;
    const table = { ...own, columns: new Map([...own.columns, [column.name, readName(column.name)]]) };
    const subjects = new Map([...at.names.subjects, [table, at.names.subjects.get(own)!]]);
    const names = { ...at.names, subjects, tables: new Map([...at.names.tables, [at.view, table]]) };
    const here = { ...at, column, names };
    return [
      ...candidatesByName(here)
        .filter(({ says }) => tells(says, nameWords))
        .map((each) => (head === '' ? each : { ...each, probability: rounded(each.probability * INEXACT_NAME_SCORE) })),
      ...(head === '' ? candidatesByShortName(here).map((each) => ({ ...each, says: each.says.replace(column.name, called.trim()) })) : []),
    ];
  });
  const seen = new Set<string>();
  return found
    .toSorted((one, other) => other.probability - one.probability)
    .filter(({ generator }) => generator !== undefined && !seen.has(JSON.stringify(generator)) && Boolean(seen.add(JSON.stringify(generator))))
    .slice(0, MAX);
}

/** Whether the rule matched a word of the search itself. A match of only the appended word (`type` in `damage type`) does not count. */
function tells(says: string, nameWords: ReadonlySet<string>): boolean {
  const matched = /^"([^"]*)"/.exec(says)?.[1] ?? '';
  return matched.split(' ').some((word) => nameWords.has(word));
}
