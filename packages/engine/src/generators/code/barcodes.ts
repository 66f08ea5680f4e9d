import type { GeneratorDefinition } from '../definition.ts';
import { ean, luhn, vinCheck } from '../kit/check-digits.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice, DIGITS } from '../kit/dice.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { textSource } from '../kit/text-source.ts';
import { fixedLength } from '../../plan/fixed-length.ts';
import { familyOf, longest } from '../kit/type-families.ts';

/** How to write a number with this many random digits. */
type Form = { readonly digits: number; readonly make: (digits: string) => string };

/** A number with a check digit, as text or as a number. `shorter` gives the form for columns that are too short, or that have a fixed length. */
function checked(
  kind: string,
  title: string,
  summary: string,
  usual: Form,
  shorter: (length: number, isFixed: boolean) => Form | null = () => null,
): GeneratorDefinition {
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
        const { digits, make } = shorter(room, fixedLength(context.type) === room) ?? usual;
        const at = (rank: number) => make(String(rank).padStart(digits, '0'));
        return textSource(context, {
          cardinality: Number(`1e${digits}`),
          plainFirst: false,
          texts: () => (dice) => cut(make(dice.letters(DIGITS, digits)), room),
          at: (rank) => cut(at(rank), room),
        });
      }
      const { digits, make } = usual;
      const at = (rank: number) => make(String(rank).padStart(digits, '0'));
      const draws = context.draws();
      const dice = new Dice();
      return numberSource(context, {
        cardinality: Number(`1e${digits}`),
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

/** The last digits, including the check digit, if the whole number does not fit. */
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

/** A body and its check digit, as EAN, UPC and GTIN end. */
const gtin = (lead: string, digits: number): Form => ({ digits, make: (body) => `${lead}${body}${ean(`${lead}${body}`)}` });

/** The form for columns without room for an EAN-13: UPC-A, then EAN-8. Columns of exactly fourteen characters get a case code. */
function shorterGtin(length: number, isFixed: boolean): Form | null {
  if (length === 14 && isFixed) return gtin('12', 11);
  if (length === 12) return gtin('4', 10);
  return length >= 8 && length < 12 ? gtin('2', 6) : null;
}

export const barcodes: readonly GeneratorDefinition[] = [
  // 200 to 299 is reserved for use inside a shop, so no real product has such a code.
  checked('commerce.ean', 'Barcode', 'EAN-13 of the range for use inside shops, with a valid check digit.', gtin('2', 11), shorterGtin),
  checked('commerce.upc', 'UPC', 'UPC-A of the range for use inside shops, with a valid check digit.', gtin('4', 10), (length, isFixed) =>
    length === 13 && isFixed ? gtin('04', 10) : null,
  ),
  checked('commerce.isbn', 'ISBN', 'ISBN-13 with a valid check digit.', { digits: 8, make: isbn }),
  checked('phone.imei', 'IMEI', 'Fifteen digits with a valid check digit, of a test body.', { digits: 12, make: (body) => `00${body}${luhn(`00${body}`)}` }),
  checked('vehicle.vin', 'VIN', 'Vehicle identification number with a valid check digit.', { digits: 8, make: vin }),
];

function isbn(digits: string): string {
  const body = `9780${digits}`;
  return `978-0-${digits.slice(0, 4)}-${digits.slice(4)}-${ean(body)}`;
}
