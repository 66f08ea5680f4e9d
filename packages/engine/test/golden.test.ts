import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { FORMATS } from '../src/encode/encoder.ts';
import { encode, type Format } from '../src/index.ts';
import { sampleTable } from './suites/sample-table.ts';

const { table, batch } = sampleTable();
const bytes = (format: Format) => Buffer.concat([...encode(format, table, [batch])]);

// The bytes of hard values in every format are pinned: another digest is a new generator version.
test.each(FORMATS)('E1: %s', (format) => {
  expect(createHash('sha256').update(bytes(format)).digest('hex')).toMatchSnapshot();
});

// JSON escapes unprintable characters, so this file can be read.
test('E1: some values to read', async () => {
  await expect(bytes('ndjson').toString()).toMatchFileSnapshot('golden/sample.ndjson');
});
