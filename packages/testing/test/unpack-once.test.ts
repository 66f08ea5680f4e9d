import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unpackOnce } from '../src/unpack-once.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'seedbed-unpack-'))));
afterEach(() => rm(root, { recursive: true }));

const whole = async (into: string): Promise<void> => {
  await writeFile(join(into, 'browser'), 'half');
  await writeFile(join(into, 'browser'), 'whole');
};

test('concurrent processes get one complete folder and leave nothing else', async () => {
  const place = join(root, 'browser-1');
  const places = await Promise.all(Array.from({ length: 5 }, () => unpackOnce(place, whole)));
  expect(new Set(places)).toEqual(new Set([place]));
  expect(await readdir(root)).toEqual(['browser-1']);
  expect(await readFile(join(place, 'browser'), 'utf8')).toBe('whole');
});

test('a failed unpacking leaves nothing, and the next one succeeds', async () => {
  const place = join(root, 'browser-1');
  const breaks = async (into: string): Promise<void> => {
    await writeFile(join(into, 'browser'), 'half');
    throw new Error('no space');
  };
  await expect(unpackOnce(place, breaks)).rejects.toThrow('no space');
  expect(await readdir(root)).toEqual([]);
  expect(await readFile(join(await unpackOnce(place, whole), 'browser'), 'utf8')).toBe('whole');
});

test('an existing folder is not unpacked again', async () => {
  const place = join(root, 'browser-1');
  await unpackOnce(place, whole);
  await unpackOnce(place, () => Promise.reject(new Error('unpacked again')));
});
