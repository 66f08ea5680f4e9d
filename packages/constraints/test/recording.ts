import { createHash } from 'node:crypto';
import type { Catalog } from '@seedbed/contract';
import type { SolveTools } from '../src/index.ts';

/** The answers of Postgres and its parser while a schema was solved. `trees` and `values` are keyed by expression, long ones by their hash. */
export type Recording = {
  readonly catalog: Catalog;
  readonly trees: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, string | null>>;
};

/** Longer expressions are stored by their hash: the candidates of a pool fill a page each. */
const LONGEST_KEY = 200;

function keyOf(expression: string): string {
  return expression.length <= LONGEST_KEY ? expression : createHash('sha256').update(expression).digest('hex').slice(0, 32);
}

/** The tools with a copy of every answer in `recording`, which is complete once the solver returns. */
export function recordTools(catalog: Catalog, tools: SolveTools): { readonly tools: SolveTools; readonly recording: Recording } {
  const trees = new Map<string, unknown>();
  const values = new Map<string, string | null>();
  return {
    tools: {
      parse: async (expressions) => {
        const answers = await tools.parse(expressions);
        expressions.forEach((expression, i) => trees.set(keyOf(expression), answers[i]));
        return answers;
      },
      fold: async (expressions) => {
        const answers = await tools.fold(expressions);
        expressions.forEach((expression, i) => values.set(keyOf(expression), atFixedTime(expression, answers[i]!)));
        return answers;
      },
    },
    recording: {
      catalog,
      get trees() {
        return Object.fromEntries(trees);
      },
      get values() {
        return Object.fromEntries(values);
      },
    },
  };
}

/** The year of the recordings. */
const RECORDED_IN = 2026;

/** Values of `now()` differ between runs: they are moved to the first day of their year, as seen from a fixed year. */
export function atFixedTime(expression: string, value: string | null, thisYear: number = new Date().getUTCFullYear()): string | null {
  if (value === null || !/\bnow\(\)/.test(expression)) return value;
  return value.replace(/(\d{4})-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?/, (_, year: string) => `${Number(year) - thisYear + RECORDED_IN}-01-01 00:00:00`);
}

/** Answers from a recording. Throws for an unknown expression: the solver has changed, so record it again. */
export function replayTools({ trees, values }: Recording): SolveTools {
  return { parse: replay(trees), fold: replay(values) };
}

function replay<T>(kept: Readonly<Record<string, T>>): (expressions: string[]) => Promise<T[]> {
  const answers = new Map(Object.entries(kept));
  return async (expressions) =>
    expressions.map((expression) => {
      const key = keyOf(expression);
      if (!answers.has(key))
        throw new Error(
          `The recording has no answer for ${expression.slice(0, LONGEST_KEY)}. Run: pnpm exec vitest run -u packages/runner/test/recorded-zoo.test.ts`,
        );
      return answers.get(key)!;
    });
}

/** As JSON with one entry per line, sorted, so that two changes of a recording can be merged. */
export function printRecording({ catalog, trees, values }: Recording): string {
  const { tables, ...facts } = catalog;
  const lines = (entries: readonly string[]): string => (entries.length === 0 ? '' : `\n${entries.join(',\n')}\n`);
  const members = (map: Readonly<Record<string, unknown>>): string =>
    `{${lines(
      Object.keys(map)
        .toSorted()
        .map((key) => `${JSON.stringify(key)}: ${JSON.stringify(map[key])}`),
    )}}`;
  return [
    `{"catalog": {"tables": [${lines(tables.map((table) => JSON.stringify(table)))}],`,
    `${Object.entries(facts)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')}},`,
    `"trees": ${members(trees)},`,
    `"values": ${members(values)}}\n`,
  ].join('\n');
}
