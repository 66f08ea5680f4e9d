import { expect, test } from 'vitest';
import type { Attribute } from '../packs/pack.ts';
import type { AttributeColumn } from './attribute-column.ts';
import { numbersOfAttribute } from './numbers-of-attribute.ts';

const FEE = { names: ['unit price'], kind: 'number', min: 0, max: 0.25, decimals: 4 } as unknown as Attribute;
const at = (scale: number): AttributeColumn =>
  ({
    column: { name: 'unit_price', unique: false, notNull: true, type: { base: 'numeric', precision: 12, scale } },
    words: [],
    rows: 100,
  }) as unknown as AttributeColumn;

test('fees in fractions of a cent are not prices in a column of whole cents', () => {
  const fees = [0, 0.002, 0.001, 0.0005];
  expect(numbersOfAttribute(FEE, fees, 'plan', at(2))).toBeNull();
  expect(numbersOfAttribute(FEE, fees, 'plan', at(4))?.parameters).toMatchObject({ values: fees });
});

test('examples of zero stay, and so do a few that are too small', () => {
  expect(numbersOfAttribute(FEE, [0, 0, 0.12], 'plan', at(2))?.parameters).toMatchObject({ values: [0, 0, 0.12] });
  expect(numbersOfAttribute(FEE, [0.002, 0.12, 0.2], 'plan', at(2))?.parameters).toMatchObject({ values: [0, 0.12, 0.2] });
});
