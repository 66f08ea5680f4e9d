import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { solve } from '../src/index.ts';
import { atFixedTime, replayTools, type Recording } from './recording.ts';

const folder = join(import.meta.dirname, 'recorded');
const files = readdirSync(folder).toSorted();

const solved = new Map<string, ReturnType<typeof solve>>();

/** One schema of the zoo, solved once from the recorded answers of Postgres. */
function solveFile(file: string): ReturnType<typeof solve> {
  const known = solved.get(file);
  if (known) return known;
  const recording = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording;
  const solution = solve(recording.catalog, replayTools(recording));
  solved.set(file, solution);
  return solution;
}

test('the whole zoo is recorded', () => {
  expect(files.map((file) => file.replace(/json$/, 'sql'))).toEqual(
    readdirSync(join(import.meta.dirname, '../../testing/src/schemas/zoo'))
      .filter((file) => file.endsWith('.sql'))
      .toSorted(),
  );
});

describe.each(files)('%s', (file) => {
  test('every constraint reaches the tier in its name', async () => {
    const solution = await solveFile(file);
    const reached = [...solution.tables.values()].flatMap((table) =>
      table.constraints.filter((one) => /^[a-g]_/.test(one.name)).map((one) => `${table.table} ${one.name}: ${one.tier}`),
    );
    expect(reached.length).toBeGreaterThan(0);
    expect(reached).toEqual(reached.map((line) => line.replace(/\w$/, / ([a-g])_/.exec(line)![1]!.toUpperCase())));
  });

  test('no condition remains unread', async () => {
    const solution = await solveFile(file);
    expect([...solution.tables.values()].flatMap((table) => table.unread.map((one) => one.constraint))).toEqual([]);
  });

  test('solving it again gives the same solution', async () => {
    const recording = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording;
    expect(await solve(recording.catalog, replayTools(recording))).toEqual(await solveFile(file));
  });
});

test('numbers that a CHECK computes are computed, not searched', async () => {
  const { tables } = await solveFile('pools.json');
  const computed = (name: string) => tables.get(name)!.equations.map(({ column, expression }) => [column, expression]);
  expect(computed('public.products')).toEqual([['total', '(quantity * price)']]);
  expect(computed('public.bills')).toEqual([
    ['fee', 'roundNumeric(((hours * rate) / 60), 2)'],
    ['vat', 'roundNumeric((net * 0.19), 2)'],
  ]);
  // A non-negative number has non-negative parts.
  expect(tables.get('public.bills')!.domains).toMatchObject({ net: { min: 0 } });
});

test('a recording does not depend on the day of recording', () => {
  const [now, value] = ["(pg_catalog.now() - '18 years'::interval)::text", '2013-03-04 05:06:07.89+00'];
  expect(atFixedTime(now, value, 2031)).toBe('2008-01-01 00:00:00+00');
  expect(atFixedTime(now, null, 2031)).toBeNull();
  expect(atFixedTime("('2013-03-04 05:06:07'::timestamp)::text", '2013-03-04 05:06:07', 2031)).toBe('2013-03-04 05:06:07');
});
