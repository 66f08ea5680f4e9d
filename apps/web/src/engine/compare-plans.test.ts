import { emptyBlueprint, type Blueprint } from '@seedbed/contract';
import { compile } from '@seedbed/engine';
import { loadWords } from '@seedbed/engine/words';
import { expect, test } from 'vitest';
import { comparePlans } from './compare-plans.ts';

const int = (name: string, max: number) => ({ name, type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max } } });
const blueprint = (max: number): Blueprint => ({
  ...emptyBlueprint(),
  tables: [
    { schema: 'public', name: 'a', rows: 500, columns: [int('x', max), int('y', 900)] },
    { schema: 'public', name: 'b', rows: 0, columns: [int('z', 900)] },
  ],
});

test('an edit of one column changes that column alone', async () => {
  const words = await loadWords('en');
  const [before, after] = [compile(blueprint(900), words), compile(blueprint(50), words)];
  expect(comparePlans(before, after, 'public.a')).toEqual({ changed: ['public.a.x'], identical: 2 });
  expect(comparePlans(before, before, null)).toEqual({ changed: [], identical: 3 });
});

test('the table asked for first is compared even when the time is up at once', async () => {
  const words = await loadWords('en');
  let time = 0;
  const late = comparePlans(compile(blueprint(900), words), compile(blueprint(50), words), 'public.b', () => (time += 1_000));
  expect(late).toEqual({ changed: [], identical: 1 });
});
