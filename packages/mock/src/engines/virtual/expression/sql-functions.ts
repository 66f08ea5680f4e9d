import { dictionary } from '@seedbed/contract';
import type { ExpressionReader } from './expression-reader.ts';
import type { Expr } from './expr.ts';
import { NotRead } from './not-read.ts';
import { INT4 } from './value.ts';

/** A function with its parameters, as any call has them. */
export type Called = { readonly name: string; readonly parameters: readonly Expr[] };

/** Functions that SQL writes with words between their parameters, such as `EXTRACT(year FROM x)`; null of any other word. */
export function sqlFunction(reader: ExpressionReader, word: string): Called | null {
  const form = FORMS[word];
  if (!form || !reader.nextIs('(')) return null;
  const from = reader.at;
  reader.expect('(');
  const called = form(reader);
  // `substring(x, 1, 2)`, in the form of ordinary functions.
  if (called === null) reader.at = from;
  else reader.expect(')');
  return called;
}

const FORMS: Readonly<Record<string, (reader: ExpressionReader) => Called | null>> = dictionary({
  EXTRACT(reader) {
    const field = reader.take();
    if (field.kind !== 'name' && field.kind !== 'text') throw new NotRead();
    reader.expect('FROM');
    return { name: 'extract', parameters: [() => ({ type: null, text: field.text.toLowerCase() }), operand(reader)] };
  },
  POSITION(reader) {
    // Tighter than IN, which is between the parameters.
    const part = operand(reader, 5);
    reader.expect('IN');
    return { name: 'position', parameters: [operand(reader), part] };
  },
  SUBSTRING(reader) {
    const of = operand(reader);
    if (reader.nextIs(',') || reader.nextIs(')')) return null;
    const from = reader.takes('FROM') ? operand(reader) : () => ({ type: INT4, text: '1' });
    return { name: 'substring', parameters: reader.takes('FOR') ? [of, from, operand(reader)] : [of, from] };
  },
  OVERLAY(reader) {
    const of = operand(reader);
    if (reader.nextIs(',')) return null;
    reader.expect('PLACING');
    const other = operand(reader);
    reader.expect('FROM');
    const from = operand(reader);
    return { name: 'overlay', parameters: reader.takes('FOR') ? [of, other, from, operand(reader)] : [of, other, from] };
  },
  TRIM(reader) {
    const name = reader.takes('LEADING') ? 'ltrim' : reader.takes('TRAILING') ? 'rtrim' : (reader.takes('BOTH'), 'btrim');
    if (reader.takes('FROM')) return { name, parameters: [operand(reader)] };
    const first = operand(reader);
    return { name, parameters: reader.takes('FROM') ? [operand(reader), first] : [first] };
  },
});

function operand(reader: ExpressionReader, power = 0): Expr {
  return reader.refuseRows(reader.expression(power));
}
