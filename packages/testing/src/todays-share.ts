const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The cases that this run takes of a long list whose cases do not depend on each other. `npm test` takes one of `of` shares, another one each day (UTC), so that
 * each case has its turn within `of` days; `npm run test:all`, and a run of files that were named, take every case. `SEEDBED_TEST_DAY` repeats the share of a day.
 */
export function todaysShare<T>(cases: readonly T[], of: number, environment: Readonly<Record<string, string | undefined>> = process.env): readonly T[] {
  if (environment['SEEDBED_TEST_LANE'] !== 'everyday') return cases;
  const day = Number(environment['SEEDBED_TEST_DAY'] ?? Math.floor(Date.now() / DAY_MS));
  return cases.filter((_, i) => i % of === day % of);
}
