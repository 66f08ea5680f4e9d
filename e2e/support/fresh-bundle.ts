import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { ROOT } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string;
  }
}

/**
 * These tests start what users start: the bundle, built from the current sources. Packing builds it from scratch; that
 * runs before all tests, because the others start files that it would replace.
 */
export default async function freshBundle(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-pack-'));
  await promisify(execFile)('npm', ['pack', '--pack-destination', folder], { cwd: ROOT });
  project.provide(
    'tarball',
    join(
      folder,
      (await readdir(folder)).find((name) => name.endsWith('.tgz'))!,
    ),
  );
  return () => rm(folder, { recursive: true });
}
