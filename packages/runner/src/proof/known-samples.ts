import { createHash } from 'node:crypto';
import type { Blueprint, TrialReport } from '@seedbed/contract';
import type { Sandbox } from '@seedbed/postgres/sandbox';

/** Of one sandbox: a repair loads several, and the last one is requested. */
const KEPT = 2;
/** A proof follows its repair at once; later the clock may have moved what a CHECK compares with. */
const KEPT_MS = 10 * 60_000;

/**
 * Keeps what Postgres reported about a whole sample of the blueprint, loaded into the empty schema of this sandbox with everything on. A sample of which anything was
 * refused is not kept: that is asked again.
 */
export function keepSample({ samples }: Sandbox, blueprint: Blueprint, report: TrialReport): void {
  if (!report.tables.every(isWhole)) return;
  const key = keyOf(blueprint);
  samples.delete(key);
  samples.set(key, { report, at: performance.now() });
  for (const oldest of samples.keys()) if (samples.size > KEPT) samples.delete(oldest);
}

/** What it said of the very same rows, if they were loaded there: who repairs a blueprint proves it next. */
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
