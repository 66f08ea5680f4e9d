import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './server.ts';

/** These tests start what users start: the bundle, of the sources as they are now. */
export default async function freshBundle(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/run.mjs', 'build'], { cwd: ROOT });
}
