import { cellText } from '../../plan/cell-text.ts';
import { define, field, parameters } from '../kit/define.ts';
import { Dice, HEX } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';

export const DIGEST_LENGTH = { md5: 32, sha1: 40, sha256: 64, sha512: 128 } as const;

export const hashOf = define<{ column: string; algorithm: keyof typeof DIGEST_LENGTH }>({
  kind: 'hashOf',
  group: 'structure',
  title: 'Digest of another column',
  summary: 'Hex digits of a digest’s length, the same for the same value of the other column. No real digest: nothing can be looked up by it.',
  parameters: parameters({ column: field.column('Column'), algorithm: field.choice('Length of a digest by', Object.keys(DIGEST_LENGTH), 'sha256') }, [
    'column',
  ]),
  outputs: ['text'],
  invertible: 'none',
  compile({ column, algorithm }, context) {
    if (!context.sibling(column)) context.fail('/column', `There is no other column "${column}" in this table.`);
    const { key0, key1 } = context.draws('digest');
    const own = new Dice();
    return textSource(context, {
      needs: [column],
      texts(siblings) {
        const from = siblings.column(column);
        return (_, __, index) => {
          const [a, b] = fold(cellText(from, index), key0, key1);
          return own.seed(a, b).letters(HEX, DIGEST_LENGTH[algorithm]);
        };
      },
    });
  },
});

/** Two words from a text: FNV-1a under the column's key. */
function fold(text: string, key0: number, key1: number): [number, number] {
  let a = key0 ^ 0x811c9dc5;
  let b = key1 ^ 0x01000193;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b + text.charCodeAt(i), 0x85ebca6b) ^ (a >>> 7);
  }
  return [a, b];
}
