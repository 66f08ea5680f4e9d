import type { Generator } from '@seedbed/contract';
import type { Sampled } from '../../engine/protocol.ts';
import type { Proposal } from './proposals.ts';
import { isFew } from './spread.ts';

/** A proposal that holds in its column, with the values that it makes there. */
type Alternative = Proposal & {
  readonly values: readonly (string | null)[];
  /** In more rows, where it holds hardly anything else. */ readonly many?: readonly (string | null)[];
};

/** As many as there are keys for. */
const SHOWN = 3;
/** So many are tried at once: most of them hold. */
const AT_ONCE = 8;
/** After so many the search ends: what makes other values is seldom further down. */
export const TRIED = 24;
/** So many rows are looked at, and those that differ most are shown. */
export const LOOKED_AT = 40;
export const ROWS = 5;
/** Shares of a few values are counted in so many rows: forty tell little of 90 %. */
export const COUNTED = 1_000;

/** The best three that hold and show other values than the column has now, and than one another. */
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

/** Generators of words, names and days, which mean nothing any more where they are cut; a sex is written as short as its column. */
const WRITTEN =
  /^(?:text|person\.(?!sex|gender|initials)\w+|company|edu|sport|date|number|location\.(?:city|street\w*|state|area|county|country|full\w*)|commerce\.(?:product\w*|category|brand))\b/;
const CUT_SHARE = 0.5;

/** Whether most values end where the column does: `Ne` for New York. */
function isCutOff(kind: string, values: readonly (string | null)[], length: number | undefined): boolean {
  if (length === undefined || !WRITTEN.test(kind)) return false;
  const texts = values.filter((text) => text !== null);
  return texts.filter((text) => text.trimEnd().length === length).length > texts.length * CUT_SHARE;
}

/** What a column holds, what it could hold, and why there is nothing if that is so. */
export type Alternatives = {
  readonly now: readonly (string | null)[];
  readonly nowMany?: readonly (string | null)[];
  readonly best: readonly Alternative[];
  /** `same`: other generators hold, and make what stands there now. `none`: none holds. `untried`: nothing could be made to try them on. */
  readonly why: 'found' | 'same' | 'none' | 'untried';
};

/** Tries proposals in turn until three hold. `sample` makes what each would hold; `length`: of a text column, its longest. */
export async function findAlternatives(
  current: Generator,
  proposals: readonly Proposal[],
  sample: (generators: readonly Generator[], rows: number) => Promise<readonly Sampled[]>,
  length?: number,
): Promise<Alternatives> {
  const [now, ...sampled] = await sample([current, ...proposals.slice(0, AT_ONCE).map((one) => one.generator)], LOOKED_AT);
  const values = now?.values ?? [];
  let best = bestOf(proposals, sampled, values, length);
  while (best.length < SHOWN && sampled.length < proposals.length && now !== undefined) {
    sampled.push(
      ...(await sample(
        proposals.slice(sampled.length, sampled.length + AT_ONCE).map((one) => one.generator),
        LOOKED_AT,
      )),
    );
    best = bestOf(proposals, sampled, values, length);
  }
  const why = best.length > 0 ? 'found' : now === undefined ? 'untried' : sampled.some(Boolean) ? 'same' : 'none';
  const few = [{ generator: current, values }, ...best].filter((one) => isFew(one.values));
  const counted =
    few.length > 0
      ? await sample(
          few.map((one) => one.generator),
          COUNTED,
        )
      : [];
  const manyOf = (generator: Generator) => {
    const many = counted[few.findIndex((one) => one.generator === generator)]?.values;
    return many && many.length > LOOKED_AT ? many : undefined;
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

/** Does something with each, one after the other, until the place is left. */
export async function inTurn<T>(each: readonly T[], isLeft: () => boolean, act: (one: T) => Promise<void>): Promise<void> {
  for (const one of each) {
    if (isLeft()) return;
    await act(one);
  }
}

/** A generator as a column starts with it. */
export function copyOf({ kind, parameters }: Generator): Generator {
  return parameters ? { kind, parameters: structuredClone(parameters) } : { kind };
}
