import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { compile, loadWords } from '../src/index.ts';
import { wholeBlueprint } from './suites/whole/whole-blueprint.ts';

/** Calls of each function that creates a spread. */
const built = vi.hoisted(() => new Map<string, number>());
const counted = vi.hoisted(() => async (load: () => Promise<object>) => {
  const module = await load();
  return Object.fromEntries(
    Object.entries(module).map(([name, value]: [string, (...args: unknown[]) => unknown]) => [
      name,
      /Spreads?$|Sections$/.test(name) ? (...args: unknown[]) => (built.set(name, (built.get(name) ?? 0) + 1), value(...args)) : value,
    ]),
  );
});

vi.mock('../src/relations/apart.ts', counted);
vi.mock('../src/relations/blocks.ts', counted);
vi.mock('../src/relations/chained.ts', counted);
vi.mock('../src/relations/choosy.ts', counted);
vi.mock('../src/relations/cyclic.ts', counted);
vi.mock('../src/relations/differing.ts', counted);
vi.mock('../src/relations/distinct.ts', counted);
vi.mock('../src/relations/earlier.ts', counted);
vi.mock('../src/relations/even.ts', counted);
vi.mock('../src/relations/fitted.ts', counted);
vi.mock('../src/relations/growing.ts', counted);
vi.mock('../src/relations/listed.ts', counted);
vi.mock('../src/relations/mates.ts', counted);
vi.mock('../src/relations/once-within.ts', counted);
vi.mock('../src/relations/one-to-one.ts', counted);
vi.mock('../src/relations/own-child.ts', counted);
vi.mock('../src/relations/paired.ts', counted);
vi.mock('../src/relations/pairs.ts', counted);
vi.mock('../src/relations/party.ts', counted);
vi.mock('../src/relations/preferred.ts', counted);
vi.mock('../src/relations/rank-runs.ts', counted);
vi.mock('../src/relations/rising.ts', counted);
vi.mock('../src/relations/roomy.ts', counted);
vi.mock('../src/relations/rooted.ts', counted);
vi.mock('../src/relations/selected.ts', counted);
vi.mock('../src/relations/served.ts', counted);
vi.mock('../src/relations/sifted.ts', counted);
vi.mock('../src/relations/tabled.ts', counted);
vi.mock('../src/relations/there-then.ts', counted);
vi.mock('../src/relations/timed.ts', counted);
vi.mock('../src/relations/timed-sections.ts', counted);
vi.mock('../src/relations/tree-within.ts', counted);
vi.mock('../src/relations/tree-of-some.ts', counted);
vi.mock('../src/relations/tree.ts', counted);
vi.mock('../src/relations/turned.ts', counted);
vi.mock('../src/relations/walk.ts', counted);
vi.mock('../src/relations/within.ts', counted);

test('the whole blueprint uses every way to assign children to parents', async () => {
  const folder = join(import.meta.dirname, '../src/relations');
  const makers = readdirSync(folder)
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^export function (\w+(?:Spreads?|Sections))\(/gm)].map(([, name]) => name!));
  const plan = compile(wholeBlueprint(), await loadWords('en-US'));
  // A relation is laid out on first use.
  for (const relation of plan.relations) relation.parentOf(0);
  expect(makers.length).toBeGreaterThan(15);
  expect(makers.filter((name) => !built.has(name))).toEqual([]);
});
