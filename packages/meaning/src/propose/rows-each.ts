import type { FanOut } from '@seedbed/contract';
import { wordSet } from '../read/words.ts';
import LINES from '../../data/rows-each.json' with { type: 'json' };

/** How the rows of a table lie over the rows that own them. Omits members equal to the engine's defaults. */
export type RowsEach = { readonly fanOut?: FanOut; readonly childless?: number; readonly order?: 'near' | 'time' };

/** A line of `data/rows-each.json`. */
type Line = {
  /** The last words of the owned table, `a|b c`; `<log>` and `<history>` are roles of tables, `<any>` is every table. */
  readonly rows: string;
  /** The last words of the owner's table; `<people>`, `<place>` (a tenant, or what has members), `<tenant>`. Every table if absent. */
  readonly of?: string;
  /** Each owner has one row, or none. */
  readonly one?: boolean;
  /** A distribution, or the weights of one row, two, three, … */
  readonly each?: FanOut | readonly number[];
  /** The share of owners without rows. */
  readonly childless?: number;
  /** The rows come soon after their owner's, or at any time. */
  readonly order?: 'near' | 'time';
};

/** A table, as lines see it. */
export type Counted = {
  /** The words of its name, in the singular. */
  readonly words: readonly string[];
  readonly noun: string;
  /** Its roles of those that lines name: `people`, `place`, `tenant`, `log`, `history`. */
  readonly is: ReadonlySet<string>;
};

const LASTING = wordSet('what lasts');

/** Whether rows come to a table over years, as to an account; to what happens once, such as an appointment, they come with it. */
export function lasts({ noun, is }: Counted): boolean {
  return LASTING.has(noun) || is.has('place') || is.has('tenant') || is.has('people');
}

const lines = (LINES as readonly Line[]).map((line) => ({
  one: line.one === true,
  rows: namesOf(line.rows),
  of: namesOf(line.of ?? '<any>'),
  each: {
    ...(line.each && { fanOut: 'kind' in line.each ? line.each : empirical(line.each) }),
    ...(line.childless !== undefined && { childless: line.childless }),
    ...(line.order && { order: line.order }),
  },
}));

/** How many rows of a table each row of its owner has (`one`: at most one), by the first line that is about both; undefined without one. */
export function rowsEach(rows: Counted, of: Counted, one: boolean): RowsEach | undefined {
  return lines.find((line) => line.one === one && line.rows(rows) && line.of(of))?.each;
}

/** Weights of one row, two, three, … as a distribution. */
export function empirical(weights: readonly number[]): FanOut {
  return { kind: 'empirical', counts: weights.map((weight, i) => ({ children: i + 1, weight })).filter(({ weight }) => weight > 0) };
}

function namesOf(text: string): (table: Counted) => boolean {
  const names = text.split('|');
  const roles = names.filter((name) => name.startsWith('<')).map((name) => name.slice(1, -1));
  const endings = new Set(names);
  return ({ words, noun, is }) =>
    roles.some((role) => role === 'any' || is.has(role)) ||
    endings.has(noun) ||
    endings.has(words.slice(-2).join(' ')) ||
    endings.has(words.slice(-3).join(' '));
}
