import type { GeneratorDefinition } from '../definition.ts';
import { ean, luhn, vinCheck } from '../kit/check-digits.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice, DIGITS } from '../kit/dice.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { textSource } from '../kit/text-source.ts';
import { familyOf, longest } from '../kit/type-families.ts';

/** A number with a check digit, as text or as a number. `digits`: random digits in it. */
function checked(kind: string, title: string, summary: string, make: (digits: string) => string, digits: number): GeneratorDefinition {
  const cardinality = Number(`1e${digits}`);
  const at = (rank: number) => make(String(rank).padStart(digits, '0'));
  return define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'integer', 'decimal'],
    invertible: 'parts',
    compile(_, context) {
      const family = familyOf(context.type);
      if (family === 'text' || family === 'json' || family === 'literal') {
        const room = longest(context.type, context.domain.maxLength);
        return textSource(context, {
          cardinality,
          plainFirst: false,
          texts: () => (dice) => cut(make(dice.letters(DIGITS, digits)), room),
          at: (rank) => cut(at(rank), room),
        });
      }
      const draws = context.draws();
      const dice = new Dice();
      return numberSource(context, {
        cardinality,
        fill(rows, x) {
          const scratch = borrow(rows.count);
          draws.fill(rows, scratch.a, scratch.b);
          for (let i = 0; i < rows.count; i++) x[i] = Number(make(dice.seed(scratch.a[i]!, scratch.b[i]!).letters(DIGITS, digits)).replace(/\D/g, ''));
          giveBack(scratch);
        },
        at: (rank) => Number(at(rank).replace(/\D/g, '')),
      });
    },
  });
}

/** The last digits, the check digit among them, where the whole does not fit. */
function cut(text: string, room: number): string {
  return text.length <= room ? text : text.replace(/\D/g, '').slice(-room);
}

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

function vin(digits: string): string {
  const pick = (at: number) => VIN_LETTERS[Number(digits.slice(at, at + 2)) % VIN_LETTERS.length]!;
  const body = `1Z9${pick(0)}${pick(2)}${digits.slice(0, 2)}${pick(1)}`;
  const tail = `${pick(3)}${pick(4)}${digits.slice(-6)}`;
  const draft = `${body}0${tail}`;
  return `${body}${vinCheck(draft)}${tail}`;
}

export const barcodes: readonly GeneratorDefinition[] = [
  // 200 to 299 is kept for use inside a shop, so no such code belongs to a product of the world.
  checked('commerce.ean', 'Barcode', 'EAN-13 of the range for use inside shops, with a valid check digit.', (digits) => `2${digits}${ean(`2${digits}`)}`, 11),
  checked('commerce.upc', 'UPC', 'UPC-A of the range for use inside shops, with a valid check digit.', (digits) => `4${digits}${ean(`4${digits}`)}`, 10),
  checked('commerce.isbn', 'ISBN', 'ISBN-13 with a valid check digit.', (digits) => isbn(digits), 8),
  checked('phone.imei', 'IMEI', 'Fifteen digits with a valid check digit, of a test body.', (digits) => `00${digits}${luhn(`00${digits}`)}`, 12),
  checked('vehicle.vin', 'VIN', 'Vehicle identification number with a valid check digit.', vin, 8),
];

function isbn(digits: string): string {
  const body = `9780${digits}`;
  return `978-0-${digits.slice(0, 4)}-${digits.slice(4)}-${ean(body)}`;
}
