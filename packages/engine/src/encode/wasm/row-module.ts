import { isLittleEndian } from '../little-endian.ts';
import { KIND, MAX_OVERRUN_BYTES, type Operation } from './operation.ts';
import { ROWS_MODULE } from './rows-module.ts';

/**
 * Writes the rows `from … from + n − 1` of the bound columns at `at`; returns the end, or −1 if it cannot write a cell;
 * the bytes are then undefined.
 */
export type ModuleRows = (u8: Uint8Array, at: number, from: number, n: number) => number;

type Exports = { start(days: number): void; rows(operations: number, count: number, n: number, at: number): number };

/** Rows that are copied into the module's memory at a time. */
const SLICE = 2048;
/** Approximate output bytes of a slice. */
const OUTPUT = 512 * 1024;
/** Size of an operation in words; the fields are in the order in which the module reads them. */
const WORDS = 16;
const DAY_TABLE = 16 * 32_768;
const PAGE = 65_536;
/** Copies may overrun by this many bytes. */
const OVER = 64;

/** The part of the host's WebAssembly that we use; not every host has it. */
type Host = {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
};
const host = (globalThis as { readonly WebAssembly?: Host }).WebAssembly;

let compiled: object | null | undefined;

/**
 * Null if a host has no WebAssembly, or a page's policy does not let it be compiled: JavaScript writes the same bytes.
 */
function moduleOf({ Module }: Host): object | null {
  // The module's memory is little-endian; arrays are copied without conversion.
  if (compiled === undefined && !isLittleEndian()) compiled = null;
  if (compiled === undefined) {
    try {
      compiled = new Module(Uint8Array.from(atob(ROWS_MODULE), (character) => character.charCodeAt(0)));
    } catch {
      compiled = null;
    }
  }
  return compiled;
}

/** A writer with its own memory for one stream of rows of up to `maxRow` bytes. Null if no module is available. */
export function moduleRows(operations: readonly Operation[], maxRow: number): ModuleRows | null {
  const module = host && maxRow <= OUTPUT / 16 ? moduleOf(host) : null;
  if (!host || !module || operations.some(({ after }) => (after?.length ?? 0) > MAX_OVERRUN_BYTES)) return null;
  const slice = Math.min(SLICE, Math.floor(OUTPUT / Math.max(1, maxRow)));
  // The module's own data is in its first two pages.
  let top = 2 * PAGE;
  const room = (bytes: number): number => {
    const at = top;
    top += (bytes + OVER + 15) & ~15;
    return at;
  };
  const table = room(4 * WORDS * operations.length);
  const days = operations.some(({ kind }) => kind === KIND.date || kind === KIND.timestamp) ? room(DAY_TABLE) : 0;
  const places = operations.map((operation) => ({
    data: operation.data ? room(8 * slice) : 0,
    nulls: operation.nullable ? room(slice) : 0,
    none: room(operation.nullable?.none.length ?? 0),
    before: room(operation.before?.length ?? 0),
    words: room(4 * (operation.dictionary?.words.length ?? 0)),
    entries: room(8 * (operation.dictionary?.length.length ?? 0)),
  }));
  const output = room(slice * maxRow);
  const memory = new host.Memory({ initial: Math.ceil(top / PAGE) });
  const { exports } = new host.Instance(module, { env: { memory } }) as { readonly exports: Exports };
  exports.start(days);

  const bytes = new Uint8Array(memory.buffer);
  const words = new Int32Array(memory.buffer);
  const doubles = new Float64Array(memory.buffer);
  operations.forEach(({ kind, nullable, before, after, dictionary, detail = 0, omitZero }, k) => {
    const place = places[k]!;
    const own = table / 4 + WORDS * k;
    words.set([kind, place.data, 0, 0], own);
    words.set([place.none, nullable?.none.length ?? 0, 4 * WORDS * ((nullable?.operations ?? 1) - 1), place.before], own + 4);
    words.set([before?.length ?? 0, after?.length ?? 0, place.words, place.entries, detail, omitZero ? 1 : 0], own + 8);
    if (after) bytes.set(after, table + 4 * (WORDS * k + 14));
    if (nullable) bytes.set(nullable.none, place.none);
    if (before) bytes.set(before, place.before);
    if (!dictionary) return;
    words.set(dictionary.words, place.words / 4);
    for (let i = 0; i < dictionary.length.length; i++) words.set([4 * dictionary.offset[i]!, dictionary.length[i]!], place.entries / 4 + 2 * i);
  });

  function bring(from: number, n: number): void {
    operations.forEach(({ data, nullable }, k) => {
      const place = places[k]!;
      const values = data?.();
      if (values instanceof Int32Array) words.set(values.subarray(from, from + n), place.data / 4);
      else if (values) doubles.set(values.subarray(from, from + n), place.data / 8);
      if (!nullable) return;
      const mask = nullable.mask();
      words[table / 4 + WORDS * k + 3] = mask ? place.nulls : 0;
      if (mask) bytes.set(mask.subarray(from, from + n), place.nulls);
    });
  }

  return (u8, at, from, n) => {
    for (let done = 0; done < n; done += slice) {
      const count = Math.min(slice, n - done);
      bring(from + done, count);
      const end = exports.rows(table, operations.length, count, output);
      if (end === 0) return -1;
      u8.set(bytes.subarray(output, end), at);
      at += end - output;
    }
    return at;
  };
}
