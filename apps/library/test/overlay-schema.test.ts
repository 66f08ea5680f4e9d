import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Overlay } from '@seedbed/contract';

test('the published JSON Schema of overlays is that of the contract', async () => {
  const published: unknown = JSON.parse(await readFile(new URL('../types/overlay.schema.json', import.meta.url), 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...Overlay })));
});
