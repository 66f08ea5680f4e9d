import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const BYTES = 32;

/** The operator's key, or the one in the data folder, which is created at the first start and readable by its owner only. */
export async function readSecretKeyOf({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Promise<Buffer> {
  if (secretKey) return secretKey;
  const path = join(dataDir, 'secret.key');
  await mkdir(dataDir, { recursive: true });
  if (!existsSync(path)) await makeKeyFile(path);
  if ((await stat(path)).isDirectory()) throw new Error(`${path} is a folder, but Seedbed keeps a file there. Restore the original file.`);
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64');
  if (key.length !== BYTES)
    throw new Error(`${path} does not hold a key of ${BYTES} bytes. Restore the original file, or remove it: stored passwords must then be entered again.`);
  return key;
}

/** Written whole under another name first; the link then makes it or fails, so that two servers that start together have one key. */
async function makeKeyFile(path: string): Promise<void> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(BYTES).toString('base64'));
    await file.sync();
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}
