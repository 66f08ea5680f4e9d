import { emptyBlueprint, type Blueprint, type Overlay } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { expect, test } from 'vitest';
import { applyOverlay } from './apply-overlay.ts';

const id = { name: 'id', type: 'integer', generator: { kind: 'sequence' } };

function shop(): Blueprint {
  return {
    ...emptyBlueprint(),
    tables: [
      { schema: 'public', name: 'kinds', rows: 3, primaryKey: ['id'], columns: [id] },
      {
        schema: 'public',
        name: 'goods',
        rows: 5,
        primaryKey: ['id'],
        columns: [id, { name: 'kind_id', type: 'integer' }, { name: 'label', type: 'text', generator: { kind: 'person.lastName' } }],
      },
    ],
    relations: [
      { name: 'goods_kind', from: { table: 'public.goods', columns: ['kind_id'] }, to: { table: 'public.kinds', columns: ['id'] }, source: 'declared' },
    ],
  };
}

const laid = (overlay: Overlay, blueprint = shop()) => applyOverlay(blueprint, overlay, { compile: compileBlueprint });

test('a fault of an overlay has the name that the overlay gives, and not a place in a blueprint', async () => {
  const generator = { generator: 'person.lastName', parameters: { locale: 'de' } };
  await expect(laid({ columns: { 'goods.label': generator } })).rejects.toMatchObject({
    type: 'invalid-request',
    message: 'columns: goods.label: parameters.locale: There is no member "locale" here.',
  });
  await expect(laid({ columns: { 'public.goods.label': { generator: 'person.lastNam' } } })).rejects.toThrow(
    /^columns: public\.goods\.label: kind: There is no/,
  );
  await expect(laid({ relations: { 'goods.kind': { vip: '140 %' } } })).rejects.toThrow(/^relations: goods\.kind: vip: This must be at most 1/);
});

test('a fault of the blueprint itself keeps its place there', async () => {
  const broken = shop();
  broken.tables[0]!.columns.push({ name: 'name', type: 'text', generator: { kind: 'person.lastNam' } });
  await expect(laid({ columns: { 'goods.label': { generator: 'person.lastName' } } }, broken)).rejects.toMatchObject({
    type: 'invalid-blueprint',
    errors: [expect.objectContaining({ pointer: '/tables/0/columns/1/generator/kind' })],
  });
});
