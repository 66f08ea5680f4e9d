/*
 * A process that parses a large script, then makes a WASM function of another module hot: prints its memory use and whether that function
 * was optimized.
 */
import { readFileSync } from 'node:fs';
import { openParser } from '../src/sql/parse.ts';

/** `(func (export "f") (param i32) (result i32))` that counts its argument down to 0. */
const LOOP = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 1, 127, 1, 127, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 18, 1, 16, 0, 3, 64, 32, 0, 65, 1, 107, 34, 0, 13, 0, 11, 32,
  0, 11,
]);
type Loaded = { readonly instance: { readonly exports: Readonly<Record<string, (count: number) => number>> } };
const { instantiate } = (globalThis as unknown as { WebAssembly: { instantiate(bytes: Uint8Array): Promise<Loaded> } }).WebAssembly;
// eslint-disable-next-line no-new-func -- a word of V8's own, which no parser of TypeScript reads
const isOptimized = new Function('f', 'return %IsTurboFanFunction(f)') as (f: unknown) => boolean;

const parser = await openParser();
const table = (at: number): string =>
  `CREATE TABLE t${at} (id int PRIMARY KEY, name text NOT NULL CHECK (name <> '' AND length(name) < ${at}), at timestamptz DEFAULT now());`;
parser.parse(Array.from({ length: 3000 }, (_, at) => table(at)).join('\n'));
// On Linux maxRSS includes the parent's memory at the fork; /proc has the peak of this program alone.
const megabytes =
  (process.platform === 'linux' ? Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))![1]) : process.resourceUsage().maxRSS) / 1024;

const { instance } = await instantiate(LOOP);
const f = instance.exports['f']!;
for (let turn = 0; turn < 50 && !isOptimized(f); turn++) {
  f(10_000_000);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
console.log(JSON.stringify({ megabytes, optimized: isOptimized(f) }));
