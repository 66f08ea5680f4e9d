import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { define, parameters } from '../kit/define.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { familyOf } from '../kit/type-families.ts';
import { fillTimeline, rowTimestamps } from '../date/timeline.ts';
import { textSource } from '../kit/text-source.ts';
import { HEX } from '../kit/dice.ts';
import { permutation } from '../../keys/permutation.ts';
import { mix } from '../kit/uniform.ts';
import type { Draws } from '../../random/draws.ts';
import { unthreefry } from '../../random/unthreefry.ts';
import { TWO_32, TWO_52 } from '../../values/powers.ts';

export const uuid = define<{ version: 4 | 7 }>({
  kind: 'string.uuid',
  group: 'string',
  title: 'UUID',
  summary: 'A random UUID (version 4), or one that rises with the row’s time (version 7).',
  parameters: parameters({ version: { enum: [4, 7], default: 4, title: 'Version' } }),
  outputs: ['uuid', 'text', 'literal'],
  invertible: 'cipher',
  compile({ version }, context) {
    if (familyOf(context.type) !== 'uuid') return asText(context);
    return version === 7 ? ordered(context) : random(context);
  },
});

const VERSION_4 = 0x4000;
const VARIANT = 0x8000_0000 | 0;

function random(context: CompileContext): ColumnSource {
  const draws = context.draws();
  return {
    shape: { store: 'bits128', as: 'uuid' },
    cardinality: Infinity,
    // 122 random bits: the chance of a duplicate among 2^53 rows is below 1e-5.
    distinct: Infinity,
    rowOf: (value) => rowOfUuid(draws, value),
    fill(rows, out) {
      if (out.store !== 'bits128') return;
      const [w0, w1, w2, w3] = out.words;
      draws.fill(rows, w0, w1, 0);
      draws.fill(rows, w2, w3, 1);
      for (let i = 0; i < rows.count; i++) {
        w1[i] = (w1[i]! & 0xffff0fff) | VERSION_4;
        w2[i] = (w2[i]! & 0x3fffffff) | VARIANT;
      }
    },
  };
}

/** RFC 9562: 48 bits of milliseconds, then twelve bits and 62 bits. The row's number is in the first twelve and leads the rest, so that the order is the rows'. */
function ordered(context: CompileContext): ColumnSource {
  const draws = context.draws();
  const timeline = rowTimestamps(context);
  return {
    shape: { store: 'bits128', as: 'uuid' },
    cardinality: Infinity,
    distinct: Infinity,
    rowOf: (value) => rowOfOrdered(draws, value),
    fill(rows, out) {
      if (out.store !== 'bits128') return;
      const scratch = borrow(rows.count);
      const [w0, w1, w2, w3] = out.words;
      fillTimeline(context.timeline, timeline, rows, scratch.x);
      draws.fill(rows, w2, w3);
      for (let i = 0; i < rows.count; i++) {
        const row = rows.at ? rows.at[i]! : rows.first + i;
        const ms = Math.floor(scratch.x[i]! / 1000);
        w0[i] = Math.floor(ms / 65_536) | 0;
        w1[i] = ((ms % 65_536) * 65_536) | 0x7000 | (row % 4096);
        w2[i] = (w2[i]! & 0x3fffffff) | VARIANT;
      }
      giveBack(scratch);
    },
  };
}

/**
 * The first 64 bits are draw 0 except for the version: of the 16 possible values one leads back to a row whose second
 * draw matches the rest.
 */
function rowOfUuid(draws: Draws, value: string): number {
  const words = wordsOf(value);
  if (words === null) return -1;
  const [w0, w1, w2, w3] = words;
  const pair = new Int32Array(2);
  for (let nibble = 0; nibble < 16; nibble++) {
    const row = rowOfDraw(draws, w0, (w1 & 0xffff0fff) | (nibble << 12), 0, pair);
    if (row < 0) continue;
    draws.one(row, pair, 1);
    if (((pair[0]! & 0x3fffffff) | VARIANT) === w2 && pair[1] === w3) return row;
  }
  return -1;
}

/** The last 64 bits are draw 0, but for two bits of the variant. */
function rowOfOrdered(draws: Draws, value: string): number {
  const words = wordsOf(value);
  if (words === null) return -1;
  const [, w1, w2, w3] = words;
  const pair = new Int32Array(2);
  for (let top = 0; top < 4; top++) {
    const row = rowOfDraw(draws, (w2 & 0x3fffffff) | (top << 30), w3, 0, pair);
    if (row >= 0 && row % 4096 === (w1 & 0xfff)) return row;
  }
  return -1;
}

function rowOfDraw(draws: Draws, word0: number, word1: number, draw: number, pair: Int32Array): number {
  unthreefry(draws.key0, draws.key1, word0, word1, pair);
  return pair[1]! >>> 21 === draw ? (pair[1]! & 0x1fffff) * TWO_32 + (pair[0]! >>> 0) : -1;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function wordsOf(value: string): readonly [number, number, number, number] | null {
  if (!UUID.test(value)) return null;
  const hex = value.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) | 0;
  return [word(0), word(8), word(16), word(24)];
}

/** In a key the last 52 bits are the permuted rank, and the others follow from it by hash. */
function asText(context: CompileContext): ColumnSource {
  const { key0, key1 } = context.draws('rank');
  const permuted = permutation(TWO_52, key0, key1);
  return textSource(context, {
    cardinality: TWO_52,
    at(rank) {
      const tail = permuted.forward(rank).toString(16).padStart(13, '0');
      const high = mix(key0 ^ mix((rank % 4_294_967_296) ^ Math.floor(rank / 4_294_967_296)));
      const low = mix(high);
      const hex = (word: number, digits: number) => (word >>> 0).toString(16).padStart(8, '0').slice(0, digits);
      return `${hex(high, 8)}-${hex(low, 4)}-4${hex(mix(low), 3)}-${'89ab'[(low >>> 4) & 3]}${hex(mix(low ^ 1), 2)}${tail[0]}-${tail.slice(1)}`;
    },
    texts: () => (dice) =>
      `${dice.letters(HEX, 8)}-${dice.letters(HEX, 4)}-4${dice.letters(HEX, 3)}-${'89ab'[dice.below(4)]}${dice.letters(HEX, 3)}-${dice.letters(HEX, 12)}`,
  });
}
