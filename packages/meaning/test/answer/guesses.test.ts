import type { Relation } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { describe, expect, test } from 'vitest';
import { applyKnowledge } from '../../src/answer/index.ts';
import { brewery } from './brewery.ts';

const words = await loadWords('en-US');

/** A brewery with a guessed reference from `additions.by` to a brewer, which also decides the number of additions. */
function guessing(more: Partial<Relation> = {}) {
  const blueprint = brewery();
  const [, , additions] = blueprint.relations;
  delete additions!.owner;
  delete blueprint.tables.find(({ name }) => name === 'additions')!.rows;
  blueprint.relations.push({
    name: 'additions_by_inferred',
    from: { table: 'public.additions', columns: ['by'] },
    to: { table: 'public.brewers', columns: ['initials'] },
    source: 'inferred',
    owner: true,
    fanOut: { kind: 'fixed', count: 40 },
    ...more,
  });
  additions!.within = blueprint.relations.at(-1)!.name!;
  blueprint.tables
    .find(({ name }) => name === 'additions')!
    .columns.push({ name: 'rate', type: 'numeric', generator: { kind: 'lookup', parameters: { relation: additions!.within, column: 'rate' } } });
  return blueprint;
}

async function made(additions: Record<string, unknown>, more: Partial<Relation> = {}) {
  const { blueprint, outcome } = await applyKnowledge({ format: 2, tables: { additions } }, guessing(more));
  const plan = compile(blueprint, words, { cap: true });
  const table = plan.table('public.additions');
  const at = table.columns.findIndex(({ name }) => name === 'by');
  return { blueprint, outcome, by: textRows(plan, table, 0, table.rows).map((row) => row[at] ?? null) };
}

describe('a guessed reference is replaced by statements about its column', () => {
  test.each<[string, Record<string, unknown>]>([
    ['values', { columns: { by: { values: ['Ada', 'Bo'] } } }],
    ['a regex', { columns: { by: { regex: 'Ada|Bo' } } }],
    ['a formula', { columns: { by: { formula: "grams > 5 ? 'Ada' : 'Bo'" } } }],
    ['an equation', { equations: ["by == (grams > 5 ? 'Ada' : 'Bo')"] }],
    [
      'examples',
      {
        examples: [
          { kind: 'hop', by: 'Ada' },
          { kind: 'malt', by: 'Bo' },
        ],
      },
    ],
    ['states', { states: { of: 'by', shares: { Ada: 1, Bo: 2 } } }],
    [
      'a condition',
      {
        when: [
          { if: 'grams > 5', then: { by: 'Ada' } },
          { if: 'grams <= 5', then: { by: 'Bo' } },
        ],
      },
    ],
  ])('by %s', async (_, said) => {
    const { blueprint, outcome, by } = await made(said);
    expect(by).toHaveLength(12 * 40);
    expect(new Set(by)).toEqual(new Set(['Ada', 'Bo']));
    expect(outcome.lost).toEqual([]);
    expect(blueprint.relations.map(({ name }) => name)).not.toContain('additions_by_inferred');
    // References that depended on it are now free.
    expect(blueprint.relations.some(({ within }) => within === 'additions_by_inferred')).toBe(false);
  });

  test('a share of NULL or a comment does not replace it', async () => {
    for (const by of [{ null: 0.2 }, { note: 'who did it' }]) {
      const { blueprint } = await made({ columns: { by } });
      expect(blueprint.relations.map(({ name }) => name)).toContain('additions_by_inferred');
    }
  });

  test('keys of rows that the answer gives for the other table do not: they are how often each occurs', async () => {
    const brewers = {
      rows: 2,
      examples: [
        { name: 'Ada', initials: 'A' },
        { name: 'Bo', initials: 'B' },
      ],
    };
    const { blueprint, outcome } = await applyKnowledge(
      { format: 2, tables: { brewers, additions: { columns: { by: { values: { A: 3, B: 1 } } } } } },
      guessing(),
    );
    const plan = compile(blueprint, words, { cap: true });
    const table = plan.table('public.additions');
    const at = table.columns.findIndex(({ name }) => name === 'by');
    const by = textRows(plan, table, 0, table.rows).map((row) => row[at]);
    expect(outcome.lost).toEqual([]);
    expect(blueprint.relations.map(({ name }) => name)).toContain('additions_by_inferred');
    expect(by.filter((each) => each === 'A').length / by.length).toBeCloseTo(0.75, 1);
  });

  test.each([
    ['a declared one', { source: 'declared' as const }],
    ['one that a trigger asks for', { name: 'additions_check_by' }],
  ])('%s stays, and is reported', async (_, more) => {
    const { outcome, by } = await made({ columns: { by: { values: ['Ada', 'Bo'] } } }, more);
    expect(outcome.lost.map(({ column, reason }) => [column, reason.split('.')[0]])).toEqual([['by', 'the keys of public']]);
    expect(by).not.toContain('Ada');
  });
});
