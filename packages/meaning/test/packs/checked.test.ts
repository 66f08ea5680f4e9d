import { describe, expect, test } from 'vitest';
import { checkBuiltIn, printPack, type Pack } from '../../src/index.ts';
import { readPackFiles } from '../../build/read-packs.ts';

const files = await readPackFiles();

describe('built-in packs', () => {
  test('there is at least one pack', () => {
    expect(files.length).toBeGreaterThanOrEqual(15);
  });

  test.each(files)('$name is correct, named like its file, and in its canonical form', ({ name, text }) => {
    const pack = JSON.parse(text) as Pack;
    expect(checkBuiltIn(pack)).toEqual([]);
    expect(pack.pack).toBe(name);
    expect(text).toBe(printPack(pack));
  });
});
