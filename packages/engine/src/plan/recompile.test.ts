import type { Blueprint, BlueprintColumn } from '@seedbed/contract';
import { describe, expect, test } from 'vitest';
import { shop } from '../../test/suites/shop.ts';
import { wholeBlueprint } from '../../test/suites/whole/whole-blueprint.ts';
import { loadWords } from '../words/index.ts';
import { compile } from './compile.ts';
import type { Plan } from './plan.ts';
import { recompile } from './recompile.ts';
import { blueprintOf, ID } from './testing/blueprint-of.ts';
import { textRows } from './text-rows.ts';

const words = await loadWords('en-US');

/** One column changed, the rest shared. */
function edited(blueprint: Blueprint, table: number, column: number, change: (column: BlueprintColumn) => BlueprintColumn): Blueprint {
  const one = blueprint.tables[table]!;
  const columns = one.columns.with(column, change(one.columns[column]!));
  return { ...blueprint, tables: blueprint.tables.with(table, { ...one, columns }) };
}

const someRows = (plan: Plan) => plan.tables.map(({ name, rows }) => [name, textRows(plan, name, 0, Math.min(rows, 12))]);

test.each([
  ['the shop', shop(60)],
  ['a blueprint that uses everything', wholeBlueprint()],
])('P7: %s: edits of column after column give the same rows as compiling', (_, blueprint) => {
  let now = blueprint;
  let plan = compile(blueprint, words);
  let quick = 0;
  blueprint.tables.forEach((table, t) =>
    table.columns.forEach((column, c) => {
      const { parameters } = column.generator ?? {};
      const max = parameters?.max;
      const next = edited(now, t, c, (old) =>
        typeof max === 'number' ? { ...old, generator: { ...old.generator!, parameters: { ...parameters, max: max + 7 } } } : { ...old, nullRate: 0.4 },
      );
      const made = recompile(plan, next);
      if (!made) return;
      quick++;
      [plan, now] = [made, next];
    }),
  );
  expect(quick).toBeGreaterThan(blueprint.tables.length / 2);
  expect(someRows(plan)).toEqual(someRows(compile(now, words)));
});

describe('one table', () => {
  const int = (max: number) => ({ type: 'integer', nullable: true, generator: { kind: 'number.int', parameters: { min: 1, max } } });
  const made = (kind: string, parameters: Record<string, unknown>) => ({ type: 'text', nullable: true, generator: { kind, parameters } });
  const blueprint = blueprintOf({
    things: {
      rows: 30,
      columns: {
        id: ID,
        alone: int(9),
        read: int(9),
        sum: made('expression', { expression: 'string(read + 1)' }),
        text: made('template', { template: '<{{text2}}>' }),
        text2: made('values', { values: ['a', 'b'] }),
      },
      primaryKey: ['id'],
    },
  });
  const place = (name: string) => blueprint.tables[0]!.columns.findIndex((column) => column.name === name);
  const rated = (name: string, nullRate: number) => edited(blueprint, 0, place(name), (old) => ({ ...old, nullRate }));

  test('the previous plan is unchanged, but the next edit starts from the new one', () => {
    const before = compile(blueprint, words);
    const rows = someRows(before);
    // As if it had come in a message: no shared objects.
    const after = recompile(before, structuredClone(rated('alone', 0.5)))!;
    expect(someRows(after)).not.toEqual(rows);
    expect(someRows(before)).toEqual(rows);
    expect(recompile(before, rated('alone', 0.7))).toBeNull();
    expect(someRows(recompile(after, blueprint)!)).toEqual(rows);
  });

  test.each(['id', 'read', 'text2'])('%s, which others depend on, needs a full compile', (name) => {
    expect(recompile(compile(blueprint, words), rated(name, 0.5))).toBeNull();
  });

  test('several changes together, and another kind of change, also recompile alike', () => {
    const plan = compile(blueprint, words);
    expect(recompile(plan, blueprint)).toBeNull();
    expect(recompile(plan, { ...rated('alone', 0.5), seed: 'another' })).toBeNull();
    expect(
      recompile(
        plan,
        edited(rated('alone', 0.5), 0, place('sum'), (old) => ({ ...old, nullRate: 0.5 })),
      ),
    ).toBeNull();
    expect(
      recompile(
        plan,
        edited(blueprint, 0, place('alone'), (old) => ({ ...old, generator: { kind: 'sequence' } })),
      ),
    ).toBeNull();
    expect(
      recompile(
        plan,
        edited(blueprint, 0, place('alone'), (old) => ({ ...old, domain: { max: 5 } })),
      ),
    ).toBeNull();
  });

  test('faults are the same as those of compiling, and the plan can be edited again', () => {
    const plan = compile(blueprint, words);
    const wrong = edited(blueprint, 0, place('alone'), (old) => ({ ...old, generator: { kind: 'number.int', parameters: { min: 5, max: 1 } } }));
    const fault = (make: () => unknown) => {
      try {
        make();
      } catch (error) {
        return error as { type: string; message: string; errors: unknown };
      }
      throw new Error('No fault was told.');
    };
    const [quick, slow] = [fault(() => recompile(plan, wrong)), fault(() => compile(wrong, words))];
    expect([quick.type, quick.message, quick.errors]).toEqual([slow.type, slow.message, slow.errors]);
    expect(fault(() => recompile(plan, rated('alone', 2))).type).toBe('invalid-blueprint');
    expect(someRows(recompile(plan, rated('alone', 0.5))!)).toEqual(someRows(compile(rated('alone', 0.5), words)));
  });
});
