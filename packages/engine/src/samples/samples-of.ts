import type { Blueprint, Generator } from '@seedbed/contract';
import { compile } from '../plan/compile.ts';
import { textRows } from '../plan/text-rows.ts';
import type { Words } from '../words/index.ts';
import { neighbourhood, withGenerator } from './neighbourhood.ts';

/** A generator with its default parameters in a column, and sample values. */
export type Sampled = { readonly generator: Generator; readonly values: readonly (string | null)[] } | null | undefined;

/** Sample values per generator, unless the caller asks for another number. */
const SHOWN = 3;

/**
 * Sample values of a column with each of several generators: the values of `shown` rows from `row` on, with the present neighbouring
 * columns and tables. If a generator has several possible defaults, uses the first that compiles; null if none does, and undefined if
 * nothing can be said because the neighbourhood itself does not compile.
 */
export function samplesOf(
  words: Words,
  blueprint: Blueprint,
  table: string,
  column: string,
  row: number,
  offers: readonly (readonly Generator[])[],
  shown = SHOWN,
): Sampled[] {
  const near = placeOf(words, blueprint, table, shown);
  return offers.map((starts) => {
    for (const generator of starts) {
      try {
        const plan = compile(withGenerator(near.blueprint, table, column, generator), words, { cap: true });
        const { rows } = plan.table(table);
        const values = textRows(plan, table, Math.max(0, Math.min(row, rows - shown)), Math.min(shown, rows), [column]).map(([text]) => text ?? null);
        return { generator, values };
      } catch {
        // The next candidate may work.
      }
    }
    return near.holds ? null : undefined;
  });
}

type Place = { readonly blueprint: Blueprint; readonly holds: boolean };

/**
 * The blueprint in which generators are tried: the neighbourhood, or the whole blueprint if the neighbourhood needs tables that are further
 * away (a scope, a relation of a parent).
 */
function placeOf(words: Words, blueprint: Blueprint, table: string, shown: number): Place {
  const near = neighbourhood(blueprint, table, shown);
  for (const one of [near, blueprint]) if (compiles(one, words)) return { blueprint: one, holds: true };
  return { blueprint: near, holds: false };
}

function compiles(blueprint: Blueprint, words: Words): boolean {
  try {
    compile(blueprint, words, { cap: true });
    return true;
  } catch {
    return false;
  }
}
