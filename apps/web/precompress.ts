import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are already compressed. */
const TEXT = /\.(js|css|html|svg)$/;
/** A file that fits into one packet does not load faster if compressed. */
const SMALLEST_BYTES = 1_024;
/** Compresses 146 KB of the engine in 60 ms; the highest level needs 750 ms for 135 KB. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 } };

/**
 * Writes `x.js.br` next to every built text file, for a server that sends precompressed files; it computes gzip itself
 * for clients without Brotli.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'seedbed:precompress',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle: { order: 'post', sequential: true, handler: () => compressAll(folder) },
  };
}

async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, BROTLI));
}
