import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstNumbers, numberReader, storeNumbers, type Numbers } from './numbers.ts';
import { valueWriter } from './value.ts';
import { allocColumn } from '../columns/allocate.ts';

const piece = fc.record({
  values: fc.array(fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), fc.maxSafeInteger()), { minLength: 5, maxLength: 5 }),
  scale: fc.integer({ min: 0, max: 4 }),
  nulls: fc.option(fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 5, maxLength: 5 })),
});

test('the first value that is not NULL is the same for a whole batch as row by row, to the last digit', () => {
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 4 }), (given, digits) => {
      const pieces = given.map(({ values, scale, nulls }): Numbers => ({
        values: Float64Array.from(values),
        scale,
        whole: true,
        nulls: nulls && Uint8Array.from(nulls),
      }));
      const batch = firstNumbers()(pieces, 5);
      const all = new Float64Array(5);
      storeNumbers(batch, 5, digits, all);
      const readers = pieces.map(numberReader);
      const writer = valueWriter({ name: 'numeric', kind: 'base', base: 'numeric', scale: digits });
      const one = allocColumn(writer.shape, 5);
      for (let row = 0; row < 5; row++) {
        const value = readers.map((read) => read(row)).find((each) => each !== null) ?? null;
        writer.put(one, row, value);
        expect([row, batch.nulls?.[row] === 1]).toEqual([row, value === null]);
      }
      expect(one.store === 'f53' && [...one.values]).toEqual([...all]);
    }),
    { seed: 8, numRuns: 2000 },
  );
});
