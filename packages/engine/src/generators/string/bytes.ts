import { putBytes, startArena } from '../../columns/arena-writer.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { Dice, HEX } from '../kit/dice.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { textSource } from '../kit/text-source.ts';
import { familyOf } from '../kit/type-families.ts';

export const randomBytes = define<{ length: number }>({
  kind: 'bytes.random',
  group: 'string',
  title: 'Bytes',
  summary: 'Random bytes of a length; hex digits in a text column.',
  parameters: parameters({ length: field.integer('Bytes', 16, { minimum: 1, maximum: 4096, ...ui({ unit: 'B' }) }) }),
  outputs: ['bytes', 'text'],
  invertible: 'none',
  compile({ length }, context) {
    const { domain } = context;
    const size = Math.max(domain.minLength ?? 0, Math.min(length, domain.maxLength ?? Infinity));
    if (familyOf(context.type) !== 'bytes') return textSource(context, { texts: () => (dice) => dice.letters(HEX, 2 * size) });
    const draws = context.draws();
    const dice = new Dice();
    const cell = new Uint8Array(size);
    return {
      shape: { store: 'arena', as: 'bytes', maxBytes: size },
      cardinality: size >= 7 ? Number.MAX_SAFE_INTEGER : Number(1n << BigInt(8 * size)),
      fill(rows, out) {
        if (out.store !== 'arena') return;
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        startArena(out);
        for (let i = 0; i < rows.count; i++) {
          dice.seed(scratch.a[i]!, scratch.b[i]!);
          for (let k = 0; k < size; k++) cell[k] = dice.next();
          putBytes(out, i, cell);
        }
        giveBack(scratch);
      },
      at(ranks, count, out) {
        if (out.store !== 'arena') return;
        startArena(out);
        for (let i = 0; i < count; i++) putBytes(out, i, byRank(ranks[i]!, dice, cell));
      },
    };
  },
});

/** Random-looking bytes with the rank in the last seven, so that no two are the same. */
function byRank(rank: number, dice: Dice, into: Uint8Array): Uint8Array {
  dice.seed(rank | 0, Math.floor(rank / 4_294_967_296));
  for (let k = 0; k < into.length; k++) into[k] = dice.next();
  let left = rank;
  for (let k = into.length - 1; k >= Math.max(0, into.length - 7); k--, left = Math.floor(left / 256)) into[k] = left % 256;
  return into;
}

/** A one-pixel GIF; the three bytes at offset 13 are its colour. */
const PIXEL = Uint8Array.of(
  0x47,
  0x49,
  0x46,
  0x38,
  0x39,
  0x61,
  1,
  0,
  1,
  0,
  0x80,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0,
  0x2c,
  0,
  0,
  0,
  0,
  1,
  0,
  1,
  0,
  0,
  2,
  2,
  0x44,
  1,
  0,
  0x3b,
);

export const image = define({
  kind: 'bytes.image',
  group: 'string',
  title: 'Picture',
  summary: 'A valid picture of one pixel in some colour.',
  parameters: parameters({}),
  outputs: ['bytes'],
  invertible: 'none',
  compile(_, context) {
    if (familyOf(context.type) !== 'bytes') context.fail('', `A picture does not go into a column of type ${context.type.name}.`);
    const draws = context.draws();
    const cell = PIXEL.slice();
    return {
      shape: { store: 'arena', as: 'bytes', maxBytes: PIXEL.length },
      cardinality: 16_777_216,
      fill(rows, out) {
        if (out.store !== 'arena') return;
        const scratch = borrow(rows.count);
        draws.fill(rows, scratch.a, scratch.b);
        startArena(out);
        for (let i = 0; i < rows.count; i++) putBytes(out, i, coloured(cell, scratch.a[i]!));
        giveBack(scratch);
      },
      at(ranks, count, out) {
        if (out.store !== 'arena') return;
        startArena(out);
        for (let i = 0; i < count; i++) putBytes(out, i, coloured(cell, ranks[i]!));
      },
    };
  },
});

function coloured(cell: Uint8Array, word: number): Uint8Array {
  cell[13] = word;
  cell[14] = word >>> 8;
  cell[15] = word >>> 16;
  return cell;
}
