import { dictionary } from '@seedbed/contract';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { DIGITS, HEX, LOWER, UPPER } from '../kit/dice.ts';
import { longest } from '../kit/type-families.ts';
import { runsSource, type Piece } from '../string/runs.ts';

const CLASSES: Readonly<Record<string, string>> = dictionary({ '#': DIGITS, '?': UPPER, A: UPPER, a: LOWER, X: 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789', h: HEX });

/** Parses `AA-####` into pieces; a backslash makes the next letter literal. */
function readMask(mask: string): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < mask.length; i++) {
    const letter = mask[i] === '\\' && i + 1 < mask.length ? mask[++i]! : null;
    const alphabet = letter === null ? CLASSES[mask[i]!] : undefined;
    const last = pieces.at(-1);
    if (alphabet === undefined) {
      const text = letter ?? mask[i]!;
      if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
      else pieces.push(text);
    } else if (last !== undefined && typeof last !== 'string' && last.alphabet === alphabet) pieces[pieces.length - 1] = { alphabet, length: last.length + 1 };
    else pieces.push({ alphabet, length: 1 });
  }
  return pieces;
}

const mask = define<{ mask: string }>({
  kind: 'code.mask',
  group: 'code',
  title: 'Code by a mask',
  summary: 'A capital for A or ?, a small letter for a, a digit for #, either for X, a hex digit for h; a backslash before a letter keeps it.',
  parameters: parameters({ mask: field.text('Mask', 'AA-####', { maxLength: 1_000, ...ui({ widget: 'code' }) }) }),
  outputs: ['text'],
  invertible: 'parts',
  compile: (given, context) => runsSource(context, readMask(given.mask)),
});

/** A kind that is a mask; if the column is too short, it keeps as many letters and digits as fit. */
export function masked(kind: string, title: string, summary: string, form: string): GeneratorDefinition {
  return define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary,
    parameters: parameters({}),
    outputs: ['text'],
    invertible: 'parts',
    compile: (_, context) => runsSource(context, fitted(context, form)),
  });
}

function fitted(context: CompileContext, form: string): readonly Piece[] {
  const room = longest(context.type, context.domain.maxLength);
  const pieces = readMask(form);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length <= room) return pieces;
  return [{ alphabet: CLASSES['X']!, length: room }];
}

const short = define<{ length: number }>({
  kind: 'code.short',
  group: 'code',
  title: 'Short code',
  summary: 'A few capital letters.',
  parameters: parameters({ length: field.integer('Letters', 3, { minimum: 1, maximum: 12 }) }),
  outputs: ['text'],
  invertible: 'parts',
  compile: ({ length }, context) =>
    runsSource(context, [{ alphabet: UPPER, length: Math.max(1, Math.min(length, longest(context.type, context.domain.maxLength))) }]),
});

const externalId = define<{ prefix: string }>({
  kind: 'code.externalId',
  group: 'code',
  title: 'Identifier elsewhere',
  summary: 'An identifier as another system gives it: a prefix and letters.',
  parameters: parameters({ prefix: field.text('Begins with', 'ext_') }),
  outputs: ['text'],
  invertible: 'parts',
  compile({ prefix }, context) {
    const room = longest(context.type, context.domain.maxLength);
    const start = prefix.length + 6 <= room ? prefix : '';
    return runsSource(context, [start, { alphabet: `${DIGITS}${UPPER}${LOWER}`, length: Math.max(1, Math.min(14, room - start.length)) }]);
  },
});

export const masks: readonly GeneratorDefinition[] = [
  mask,
  short,
  externalId,
  masked('code.serial', 'Serial or batch number', 'A letter, a year and a running part.', 'SN##-XXXXXX'),
  masked('code.affix', 'Prefix', 'Capitals and a dash.', 'AAA-'),
  masked('commerce.coupon', 'Coupon code', 'What is typed at the checkout.', 'S\\AVE##-XXXX'),
  masked('vehicle.plate', 'Number plate', 'Letters and digits of a plate.', 'AAA-####'),
  masked('company.taxId', 'Tax number', 'The form of a tax number with a prefix that is not given out.', '00-#######'),
  masked('company.registrationNumber', 'Registration number', 'The form of a company register’s number.', 'HRB ######'),
  masked('airline.flightNumber', 'Flight number', 'Two letters and digits.', 'XX ####'),
  masked('airline.recordLocator', 'Booking reference', 'Six capitals and digits.', 'XXXXXX'),
  masked('finance.routingNumber', 'Routing number', 'Nine digits with a prefix that no bank has.', '99#######'),
  masked('finance.accountNumber', 'Account number', 'Ten digits of a bank account.', '##########'),
  masked('finance.creditCardCVV', 'Card code', 'Three digits.', '###'),
];
