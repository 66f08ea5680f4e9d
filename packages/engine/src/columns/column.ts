import type { Dictionary } from './dictionary.ts';
import type { RowMemory } from './row-memory.ts';

/** Rows in a batch: large enough to hide call costs, small enough for the first-level cache. */
export const BATCH_ROWS = 2048;

/**
 * How a column's values are stored and what they mean. Fixed at compile time; encoders are compiled against it.
 * - `i32`: `int`, `bool` (0 or 1), `date` (days since 1970-01-01).
 * - `f53`: integers held in a double: `int`; `decimal` (scaled by 10^scale); `timestamp`, `timestamptz` (µs since
 *   1970-01-01 UTC); `time` (µs of the day). `double` alone holds any float (float4, float8).
 * - `i64`: two words, for `int` and `decimal` beyond 2^53.
 * - `dict`: indices into a dictionary of texts.
 * - `parts`: a text concatenated of literals, dictionary entries and padded integers, without ever building it.
 * - `bits128`: uuid.
 * - `arena`: bytes and offsets: anything else, as the text that Postgres takes as input for the column's type.
 */
export type Shape =
  | { readonly store: 'i32'; readonly as: 'int' | 'bool' | 'date' }
  | { readonly store: 'f53'; readonly as: 'int' | 'timestamp' | 'timestamptz' | 'time' | 'double' }
  | { readonly store: 'f53'; readonly as: 'decimal'; readonly scale: number }
  | { readonly store: 'i64'; readonly as: 'int' }
  | { readonly store: 'i64'; readonly as: 'decimal'; readonly scale: number }
  | { readonly store: 'dict'; readonly dictionary: Dictionary }
  | { readonly store: 'parts'; readonly parts: readonly PartShape[] }
  | { readonly store: 'bits128'; readonly as: 'uuid' }
  | { readonly store: 'arena'; readonly as: ArenaMeaning; readonly maxBytes?: number };

/** `text` is plain text; `json` is a JSON document; `bytes` are raw bytes (bytea); `literal` is Postgres' input form of any other type. */
export type ArenaMeaning = 'text' | 'json' | 'bytes' | 'literal';

/**
 * One part of a `parts` text. An `int` is padded with zeros to `width`; with `omitZero` nothing is written for 0.
 * `alphabet` writes the number in base `alphabet.length` instead, in `width` letters.
 */
export type PartShape =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'dict'; readonly dictionary: Dictionary }
  | { readonly kind: 'int'; readonly width: number; readonly max: number; readonly omitZero?: boolean; readonly alphabet?: string };

/** Arrays of one batch. `nulls[i]` is 1 where row i is NULL; null itself when no row of the column ever is. */
export type Column = { readonly shape: Shape; nulls: Uint8Array | null } & (
  | { readonly store: 'i32'; readonly values: Int32Array }
  | { readonly store: 'f53'; readonly values: Float64Array }
  | { readonly store: 'i64'; readonly low: Int32Array; readonly high: Int32Array }
  | { readonly store: 'dict'; readonly indices: Int32Array }
  | {
      readonly store: 'parts';
      /** One array per part: null for a literal, Int32Array for dict, Float64Array for int. */ readonly parts: readonly (Int32Array | Float64Array | null)[];
    }
  | { readonly store: 'bits128'; readonly words: readonly [Int32Array, Int32Array, Int32Array, Int32Array] }
  | { readonly store: 'arena'; /** Replaced by a larger array when it is full. */ bytes: Uint8Array; /** rows + 1 */ readonly offsets: Int32Array }
);

/** Doubles, or whole numbers in half the memory. */
export type NumberList = Float64Array | Int32Array;

/**
 * The rows to make: `first … first + count − 1`, or the `count` rows listed in `at`. Rows count from 0. `memory` holds what a frame has
 * computed for its rows.
 */
export type Rows = { readonly first: number; readonly count: number; readonly at: Float64Array | null; readonly memory?: RowMemory };

/** Consecutive rows of one table. Contains only the requested columns. */
export type Batch = { readonly first: number; readonly count: number; readonly columns: readonly Column[] };
