import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { figuresOf } from './figures.ts';
import type { Measured } from './measure.ts';

/** The guarded schemas, about a tenth of our own, with the mean share of bad rows in per cent that each may have. */
const RECORDED = join(import.meta.dirname, 'recorded.tsv');

const HEADER = 'schema\tqueries\tmean %';
/** Points of 100 by which a mean may rise before CI fails. */
const ALLOWED = 1;

/** Means in per cent by schema. */
export type Recorded = ReadonlyMap<string, { readonly queries: number; readonly mean: number }>;

export function readRecorded(text = readFileSync(RECORDED, 'utf8')): Recorded {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== HEADER) throw new Error(`the first line of ${RECORDED} must be ${JSON.stringify(HEADER)}`);
  return new Map(lines.map((line) => line.split('\t')).map(([schema = '', queries, mean]) => [schema, { queries: Number(queries), mean: Number(mean) }]));
}

export function writeRecorded(measured: readonly Measured[]): void {
  const lines = [...recordedOf(measured)].map(([schema, { queries, mean }]) => [schema, queries, mean.toFixed(2)].join('\t'));
  writeFileSync(RECORDED, `${[HEADER, ...lines].join('\n')}\n`);
}

export function recordedOf(measured: readonly Measured[]): Recorded {
  return new Map(
    measured.map(({ schema, answers }) => [schema, figuresOf(answers)] as const).map(([schema, { queries, mean }]) => [schema, { queries, mean: 100 * mean }]),
  );
}

/** Why schemas are worse than recorded; null if none is. */
export function whyWorse(recorded: Recorded, now: Recorded): string | null {
  const worse = [...recorded].flatMap(([schema, { queries, mean }]) => {
    const is = now.get(schema);
    if (is?.queries !== queries) return `${schema} has ${is?.queries ?? 0} queries, not the recorded ${queries}`;
    return is.mean - mean > ALLOWED ? `the mean share of bad rows of ${schema} rose from ${mean.toFixed(1)} to ${is.mean.toFixed(1)} %` : [];
  });
  if (worse.length === 0) return null;
  return `${worse.join('; ')}. See the queries: pnpm bench ordinary --queries --only ${[...recorded.keys()].join(',')}. If it is meant, record it: pnpm bench ordinary --record`;
}
