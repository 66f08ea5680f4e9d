import type { Blueprint, Generator } from '@seedbed/contract';
import { generateCsv } from '../queries/generate.ts';
import { neighbourhood, withGenerator } from '@seedbed/engine/neighbourhood';
import type { Sampled } from '@seedbed/engine/samples';
import { readCsv } from './read-csv.ts';

/** Each generator costs a call of the API, so a longer list of offers is not tried. */
const MAX_OFFERS = 9;
const SHOWN = 3;

/** Like `samplesOf` in the worker, but from the API; undefined if nothing was tried. */
export async function serverSamples(
  blueprint: Blueprint,
  table: string,
  column: string,
  row: number,
  offers: readonly (readonly Generator[])[],
  shown = SHOWN,
): Promise<readonly Sampled[]> {
  const untried = offers.map(() => undefined);
  if (offers.length > MAX_OFFERS) return untried;
  const valuesOf = async (of: Blueprint): Promise<(string | null)[] | null> => {
    const csv = await generateCsv(of, table, row + 1, row + shown);
    if (csv === null) return null;
    const [names = [], ...rows] = readCsv(csv);
    const at = names.indexOf(column);
    return at < 0 ? null : rows.map((cells) => cells[at] ?? null);
  };
  const near = neighbourhood(blueprint, table, shown);
  const place = (await valuesOf(near)) ? near : (await valuesOf(blueprint)) ? blueprint : null;
  if (!place) return untried;
  const sampled: Sampled[] = [];
  for (const starts of offers) sampled.push(await firstThatHolds(starts, (generator) => valuesOf(withGenerator(place, table, column, generator))));
  return sampled;
}

async function firstThatHolds(starts: readonly Generator[], valuesOf: (generator: Generator) => Promise<(string | null)[] | null>): Promise<Sampled> {
  for (const generator of starts) {
    const values = await valuesOf(generator);
    if (values) return { generator, values };
  }
  return null;
}
