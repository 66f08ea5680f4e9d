const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * This run's part of a long list of independent cases. `npm test` and `npm run test:rest` run one of `of` shares, a different one each day (UTC), so that each
 * case runs within `of` days; `npm run test:all`, and a run of named files, run every case. `SEEDBED_TEST_DAY` repeats the share of a day.
 */
export function todaysShare<T>(cases: readonly T[], of: number, environment: Readonly<Record<string, string | undefined>> = process.env): readonly T[] {
  if ([undefined, 'all'].includes(environment['SEEDBED_TEST_LANE'])) return cases;
  const day = Number(environment['SEEDBED_TEST_DAY'] ?? Math.floor(Date.now() / DAY_MS));
  return cases.filter((_, i) => i % of === day % of);
}
