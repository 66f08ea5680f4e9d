import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

test('a formula in a key beside a reference to listed rows reads no rows behind the last one', async () => {
  const catalog = makeCatalog([
    { name: 'fairs', columns: ['id bigint not null', 'name text not null', 'state text not null'], unique: [['name']] },
    {
      name: 'stalls',
      columns: ['id bigint not null', 'fair_id bigint not null', 'code text not null', 'title text not null', 'mood text not null'],
      refers: ['fair_id -> fairs.id'],
      unique: [['fair_id', 'code']],
    },
  ]);
  const fair = (id: number, name: string, state: string) => ({ id, name, state });
  const { blueprint, knowledge } = await infer(catalog, noTools, {
    checksKnowledge: true,
    knowledge: {
      format: 2,
      tables: {
        fairs: { rows: 3, examples: [fair(1, 'Spring fair', 'over'), fair(2, 'Autumn fair', 'over'), fair(3, 'Winter fair', 'draft')] },
        stalls: {
          rows: { per: 'fairs', low: 2, typical: 4, high: 7 },
          columns: {
            fair_id: { among: "fairs.state != 'draft' && (mood != 'a' || fairs.state == 'over')" },
            title: { values: ['Pots', 'Hats', 'Bread'] },
            mood: { values: ['a', 'b'] },
            code: { formula: "title + '-' + string(row)" },
          },
        },
      },
    },
  });
  expect(knowledge!.faults).toEqual([]);
  expect(blueprint.tables.find(({ name }) => name === 'fairs')!.rows).toBe(3);
});
