import { execFileSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { livingOwner } from './owner.ts';

test('a folder removed by another sweep while its owner is read has no living owner', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-owner-'));
  const file = join(folder, 'owner');
  // A pipe blocks the reader between opening the file and its end.
  execFileSync('mkfifo', [file]);
  const owner = livingOwner(folder);
  const pen = await open(file, 'w');
  await rm(folder, { recursive: true });
  await pen.writeFile(`1\nlong ago\n${folder}\n`);
  await pen.close();
  expect(await owner).toBeUndefined();
});
