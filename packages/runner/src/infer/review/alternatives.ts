import type { Generator } from '@seedbed/contract';
import type { Sampled } from '@seedbed/engine/samples';
import type { Proposal } from './proposals.ts';
import { isFew } from './spread.ts';

/** A valid proposal for the column, with its values there. */
type Alternative = Proposal & {
  readonly values: readonly (string | null)[];
  /** In more rows, if the column has only a few values. */ readonly many?: readonly (string | null)[];
};

/** As many as there are keys. */
const SHOWN = 3;
/** The batch size of trials: most proposals are valid. */
const BATCH_SIZE = 8;
/** The search ends after this many trials, because later proposals rarely have other values. */
export const TRIED = 24;
/** The number of rows in the sample, of which the most different ones are shown. */
export const SAMPLE_ROWS = 40;
export const ROWS = 5;
/** The number of rows for shares of a few values: forty rows are too few to show 90 %. */
export const COUNTED = 1_000;

/** The best three that are valid and differ from the current values and from each other. */
export function bestOf(tried: readonly Proposal[], sampled: readonly Sampled[], now: readonly (string | null)[], length?: number): Alternative[] {
  const seen = new Set([JSON.stringify(now)]);
  const found: Alternative[] = [];
  for (const [i, proposal] of tried.entries()) {
    const values = sampled[i]?.values;
    if (!values || isCutOff(proposal.generator.kind, values, length)) continue;
    const text = JSON.stringify(values);
    if (seen.has(text)) continue;
    seen.add(text);
    found.push({ ...proposal, values });
    if (found.length === SHOWN) break;
  }
  return found;
}

/** Generators of words, names and dates, which are meaningless if cut; a sex is written as short as its column. */
const WRITTEN =
  /^(?:text|person\.(?!sex|gender|initials)\w+|company|edu|sport|date|number|location\.(?:city|street\w*|state|area|county|country|full\w*)|commerce\.(?:product\w*|category|brand))\b/;
const CUT_SHARE = 0.5;

/** Whether most values are cut at the column's length: `Ne` for New York. */
function isCutOff(kind: string, values: readonly (string | null)[], length: number | undefined): boolean {
  if (length === undefined || !WRITTEN.test(kind)) return false;
  const texts = values.filter((text) => text !== null);
  return texts.filter((text) => text.trimEnd().length === length).length > texts.length * CUT_SHARE;
}

/** The current values of a column, the alternatives, and the reason if there are none. */
export type Alternatives = {
  readonly now: readonly (string | null)[];
  readonly nowMany?: readonly (string | null)[];
  readonly best: readonly Alternative[];
  /**
   * `same`: other generators are valid but give the current values. `none`: none is valid. `untried`: no rows exist for
   * a trial.
   */
  readonly why: 'found' | 'same' | 'none' | 'untried';
};

/**
 * Tries proposals in order until three are valid. `sample` generates their values; `length`: the maximum of a text
 * column.
 */
export function findAlternatives(
  current: Generator,
  proposals: readonly Proposal[],
  sample: (generators: readonly Generator[], rows: number) => readonly Sampled[],
  length?: number,
): Alternatives {
  const [now, ...sampled] = sample([current, ...proposals.slice(0, BATCH_SIZE).map((one) => one.generator)], SAMPLE_ROWS);
  const values = now?.values ?? [];
  let best = bestOf(proposals, sampled, values, length);
  while (best.length < SHOWN && sampled.length < proposals.length && now !== undefined) {
    sampled.push(
      ...sample(
        proposals.slice(sampled.length, sampled.length + BATCH_SIZE).map((one) => one.generator),
        SAMPLE_ROWS,
      ),
    );
    best = bestOf(proposals, sampled, values, length);
  }
  const why = best.length > 0 ? 'found' : now === undefined ? 'untried' : sampled.some(Boolean) ? 'same' : 'none';
  const few = [{ generator: current, values }, ...best].filter((one) => isFew(one.values));
  const counted =
    few.length > 0
      ? sample(
          few.map((one) => one.generator),
          COUNTED,
        )
      : [];
  const manyOf = (generator: Generator) => {
    const many = counted[few.findIndex((one) => one.generator === generator)]?.values;
    return many && many.length > SAMPLE_ROWS ? many : undefined;
  };
  const nowMany = manyOf(current);
  return {
    now: values,
    ...(nowMany ? { nowMany } : {}),
    best: best.map((one) => {
      const many = manyOf(one.generator);
      return many ? { ...one, many } : one;
    }),
    why,
  };
}
