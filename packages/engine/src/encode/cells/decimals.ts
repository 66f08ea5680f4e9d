import { KIND } from '../wasm/operation.ts';
import { around, ending, literal, putWords, wrongStore, type Around, type CellWriter } from './cell.ts';
import { INTEGER_BYTES, putFixed, putInteger } from './digits.ts';

/** `f53` as `decimal`: an integer scaled by 10^scale, printed with exactly `scale` digits after the decimal point. */
export function decimalCell({ before, after }: Around, scale: number): CellWriter {
  const start = literal(before);
  const end = ending(after);
  const power = powerOfTen(scale);
  let values: Float64Array;
  return {
    most: start.length + INTEGER_BYTES + scale + 2 + end.length,
    operations: [{ kind: KIND.decimal, data: () => values, detail: scale, ...around({ before, after }) }],
    bind(column) {
      if (column.store !== 'f53') wrongStore(column, 'f53');
      values = column.values;
    },
    write(u8, view, at, row) {
      at = putWords(view, at, start.words, 0, start.length);
      let value = values[row]!;
      if (value < 0) {
        u8[at++] = 45;
        value = -value;
      }
      const whole = Math.floor(value / power);
      at = putInteger(u8, view, at, whole);
      if (scale > 0) {
        u8[at++] = 46;
        at = putFixed(view, at, value - whole * power, scale);
      }
      view.setInt32(at, end.word, true);
      return at + end.length;
    },
  };
}

/** 10^n, exact up to n = 22. */
export function powerOfTen(n: number): number {
  let power = 1;
  for (let i = 0; i < n; i++) power *= 10;
  return power;
}
