import { createHash } from 'node:crypto';
import type { Blueprint, TrialReport } from '@seedbed/contract';
import type { Sandbox } from '@seedbed/postgres/sandbox';

/** Per sandbox: a repair loads several samples, and the last one is requested. */
const MAX_CACHED_SAMPLES = 2;
/** A proof follows its repair immediately; later the clock may change the result of a CHECK. */
const KEPT_MS = 10 * 60_000;

/**
 * Stores Postgres' report about a whole sample of the blueprint, loaded into this sandbox's empty schema with all
 * constraints. Does not store a sample with rejected rows, which is tried again.
 */
export function keepSample({ samples }: Sandbox, blueprint: Blueprint, report: TrialReport): void {
  if (!report.tables.every(isWhole)) return;
  const key = keyOf(blueprint);
  samples.delete(key);
  samples.set(key, { report, at: performance.now() });
  for (const oldest of samples.keys()) if (samples.size > MAX_CACHED_SAMPLES) samples.delete(oldest);
}

/** The report about the same rows, if they were loaded there: a proof usually follows a repair. */
export function knownSample({ samples }: Sandbox, blueprint: Blueprint): TrialReport | undefined {
  const known = samples.size === 0 ? undefined : samples.get(keyOf(blueprint));
  return known && performance.now() - known.at < KEPT_MS ? known.report : undefined;
}

function isWhole({ refused, missing = [], isRowByRow, counterexamples }: TrialReport['tables'][number]): boolean {
  return refused === 0 && missing.length === 0 && !isRowByRow && counterexamples.length === 0;
}

function keyOf(blueprint: Blueprint): string {
  return createHash('sha256').update(JSON.stringify(blueprint)).digest('base64');
}
