import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Judged } from './judge-schema.ts';

/** Lines of one gold file, and how many of them inference meets. */
export type Score = { readonly lines: number; readonly right: number };
export type Scores = ReadonlyMap<string, Score>;

/** The recorded scores: one source a line. `pnpm bench gold --record` writes it again. */
export const RECORDED = join(import.meta.dirname, 'recorded.tsv');

const HEADER = 'source\tlines\tright';
const TENTH = 0.1;
/** Points of 100 that the figure may fall before CI fails. */
const ALLOWED = 0.5;

/** Is the file one of the tenth that CI infers? A hash of its name decides, so that nobody chooses. */
export function isGuarded(name: string): boolean {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 2 ** 32 < TENTH;
}

export function scoresOf(judged: readonly Judged[]): Scores {
  const sources = [...Map.groupBy(judged, ({ schema }) => schema)];
  return new Map(sources.map(([source, of]) => [source, { lines: of.length, right: of.filter(({ miss }) => miss === null).length }]));
}

/** Why the figure is worse than the recorded one, with the sources that lost lines; null if it is not. */
export function whyWorse(recorded: Scores, now: Scores): string | null {
  const changed = [...new Set([...recorded.keys(), ...now.keys()])].filter((source) => recorded.get(source)?.lines !== now.get(source)?.lines);
  if (changed.length > 0) return `the gold of ${changed.join(', ')} is not what was recorded. Record it: pnpm bench gold --record`;
  const [before, after] = [figure(recorded), figure(now)];
  if (before - after <= ALLOWED) return null;
  const lost = [...now]
    .filter(([source, { right }]) => right < recorded.get(source)!.right)
    .map(([source, { right }]) => `${source} ${recorded.get(source)!.right} → ${right}`);
  return `the gold figure fell from ${before.toFixed(1)} to ${after.toFixed(1)} % (${lost.join(', ')}). See the misses: pnpm bench gold --misses 20. If the fall is meant, record it: pnpm bench gold --record`;
}

function figure(scores: Scores): number {
  const all = [...scores.values()];
  const sum = (of: (score: Score) => number): number => all.reduce((total, score) => total + of(score), 0);
  return (100 * sum(({ right }) => right)) / sum(({ lines }) => lines);
}

export function readRecorded(text = readFileSync(RECORDED, 'utf8')): Scores {
  const [header, ...rows] = text.trimEnd().split('\n');
  if (header !== HEADER) throw new Error(`the first line of ${RECORDED} must be ${JSON.stringify(HEADER)}`);
  return new Map(rows.map((row) => row.split('\t')).map(([source = '', lines, right]) => [source, { lines: Number(lines), right: Number(right) }]));
}

export function writeRecorded(scores: Scores): void {
  const rows = [...scores].map(([source, { lines, right }]) => [source, lines, right].join('\t'));
  writeFileSync(RECORDED, `${[HEADER, ...rows].join('\n')}\n`);
}
