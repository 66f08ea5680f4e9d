import { expect, test } from 'vitest';
import { join } from 'node:path';
import { readRecorded, recordedOf, whyWorse } from './guard.ts';
import { measureAll } from './measure.ts';
import { readOrdinary } from './read-ordinary.ts';

const recorded = readRecorded();

test('the mean share of unacceptable rows of a tenth of our schemas is not above the recorded one', async () => {
  const schemas = readOrdinary(join(import.meta.dirname, 'schemas')).filter(({ name }) => recorded.has(name));
  expect(schemas.length).toBeGreaterThan(0);
  expect(whyWorse(recorded, recordedOf(await measureAll(schemas)))).toBeNull();
});
