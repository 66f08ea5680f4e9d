import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main } from 'assemblyscript/asc';

const OUT = join(import.meta.dirname, '../src/encode/wasm/rows-module.ts');

/** Compiles `assembly/rows.ts` into a TypeScript file: bytes that every host can load without reading a file. */
export async function buildRows(): Promise<string> {
  let binary: string | Uint8Array | null = null;
  const { error, stderr } = await main(
    [
      'assembly/rows.ts',
      '--baseDir',
      import.meta.dirname,
      '--outFile',
      'rows.wasm',
      '--runtime',
      'stub',
      '--importMemory',
      '--memoryBase',
      '65536',
      '--noAssert',
      '--enable',
      'simd',
      '-O3',
    ],
    { writeFile: (_name: string, data: string | Uint8Array) => void (binary = data) },
  );
  if (error || !binary) throw new Error(`${error?.message ?? 'no module'}\n${stderr.toString()}`);
  const lines = Buffer.from(binary)
    .toString('base64')
    .match(/.{1,150}/g)!;
  return [
    '/** Made by `node packages/engine/wasm/build.ts` of `wasm/assembly/rows.ts`. */',
    'export const ROWS_MODULE =',
    lines.map((line) => `  '${line}'`).join(' +\n') + ';',
    '',
  ].join('\n');
}

if (import.meta.main) await writeFile(OUT, await buildRows());
