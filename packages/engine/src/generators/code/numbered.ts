import { BATCH_ROWS, type Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import type { CompileContext, RowExpression } from '../definition.ts';
import { typedText, type Value } from '../../expressions/value.ts';
import { define, field, parameters } from '../kit/define.ts';
import { shorten, textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';
import { placesInGroups } from './places-in-groups.ts';

type Part = { text?: string; expression?: string; number?: number; by?: string; start?: number };

/** Returns the text of a part for a row of the batch. */
type Printer = (row: number, index: number) => string;

const part = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    expression: { type: 'string' },
    number: { type: 'integer', minimum: 1, maximum: 15 },
    by: { type: 'string' },
    start: { type: 'integer', minimum: 0 },
  },
  additionalProperties: false,
} as const;

/** Codes made of texts, expressions and a counter; the counter makes every row's code different. */
export const numbered = define<{ parts: readonly Part[]; once: boolean; before: string }>({
  kind: 'code.numbered',
  group: 'code',
  title: 'Numbered code',
  summary: 'B25-00042: texts, expressions over the row, and a number that counts up with the rows, or from 1 within each year or other stretch of rows.',
  parameters: parameters(
    {
      parts: field.list('Parts', part),
      once: field.flag('Unique, by numbering what repeats', false),
      before: field.text('Put that number before this text, such as @', ''),
    },
    ['parts'],
  ),
  outputs: ['text', 'literal'],
  invertible: 'none',
  compile({ parts, once, before }, context) {
    if (parts.length === 0) context.fail('/parts', 'Give at least one part.');
    const printers = parts.map((each, i) => printerOf(each, `/parts/${i}`, context));
    const counts = parts.some((each) => each.number !== undefined);
    if (once && !counts && context.rows <= MAX_DISTINCT_ROWS) return distinctSource(context, parts, before);
    const room = longest(context.type, context.domain.maxLength);
    // The number makes rows unique: if not everything fits, the beginning is cut.
    const fitted = (text: string): string => (counts && text.length > room ? text.slice(text.length - room) : text);
    const reads = parts.some((each) => each.expression !== undefined || each.by !== undefined);
    return {
      ...textSource(context, {
        texts(siblings, rows) {
          const prepared = printers.map((prepare) => prepare(siblings, rows));
          return (_, row, index) => fitted(prepared.map((print) => print(row, index)).join(''));
        },
      }),
      ...(counts ? { distinct: Number.MAX_SAFE_INTEGER, fits: true } : {}),
      ...(reads ? { readsFrame: true } : {}),
    };
  },
});

/** Maximum number of rows whose texts are compared with each other, on first use. */
const MAX_DISTINCT_ROWS = 65_536;

/** Makes the texts of all rows unique: a later duplicate gets a number in place of its last letters, or of those before `before`. */
function distinctSource(context: CompileContext, parts: readonly Part[], before: string): ColumnSource {
  const pieces = parts.map(({ text, expression }, i) => ({
    text: text ?? '',
    expression: expression === undefined ? null : context.expression(expression, `/parts/${i}/expression`),
  }));
  const room = longest(context.type, context.domain.maxLength);
  let all: string[] | null = null;
  const tell = (siblings: Siblings): string[] => {
    const seen = new Set<string>();
    const found: string[] = [];
    for (let first = 0; first < context.rows; first += BATCH_ROWS) {
      const at = Float64Array.from({ length: Math.min(BATCH_ROWS, context.rows - first) }, (_, i) => first + i);
      const read = pieces.map(({ text, expression }) => (expression ? textReader(expression, expression.others(siblings, at, BATCH_ROWS)) : () => text));
      for (let i = 0; i < at.length; i++) found.push(unused(shorten(read.map((print) => print(i)).join(''), room), seen, room, before));
    }
    return found;
  };
  return {
    ...textSource(context, {
      texts: (siblings) => {
        all ??= tell(siblings);
        return (_, row) => all![row] ?? String(row);
      },
    }),
    distinct: Number.MAX_SAFE_INTEGER,
    fits: true,
    readsFrame: true,
  };
}

function unused(text: string, seen: Set<string>, room: number, before: string): string {
  const end = before === '' ? -1 : text.lastIndexOf(before);
  const [head, tail] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end)];
  let found = text;
  for (let number = 2; seen.has(found); number++) found = head.slice(0, Math.max(0, room - tail.length - String(number).length)) + String(number) + tail;
  seen.add(found);
  return found;
}

function textReader({ type }: RowExpression, read: (index: number) => Value): (index: number) => string {
  return (index) => {
    const value = read(index);
    return value === null ? '' : typedText(value, type);
  };
}

function printerOf(given: Part, pointer: string, context: CompileContext): (siblings: Siblings, rows: Rows) => Printer {
  const { text, expression, number, by, start = 1 } = given;
  if ([text, expression, number].filter((member) => member !== undefined).length !== 1) context.fail(pointer, 'A part has one of text, expression and number.');
  if (text !== undefined) return () => () => text;
  if (expression !== undefined) return expressionPart(context.expression(expression, `${pointer}/expression`));
  if (by === undefined) return () => (row) => String(row + start).padStart(number!, '0');
  const places = placesInGroups(context.expression(by, `${pointer}/by`), context.rows);
  return (siblings) => {
    const place = places(siblings);
    return (row, index) => String(place(row, index) + start).padStart(number!, '0');
  };
}

function expressionPart(compiled: RowExpression): (siblings: Siblings) => Printer {
  return (siblings) => {
    const read = textReader(compiled, compiled.prepare(siblings));
    return (_, index) => read(index);
  };
}
