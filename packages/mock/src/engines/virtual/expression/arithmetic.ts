import { dictionary } from '@seedbed/contract';
import { MockFault } from '../../../core/index.ts';
import { floatText } from '../values/float.ts';
import { divided, rounded, scaled, unscaled } from '../values/numeric.ts';
import { dateArithmetic, isTemporal, negatedInterval } from './date-arithmetic.ts';
import { commonType, FLOAT8, isNumber, type Value } from './value.ts';

/** `a + b`, `a - b`, `a * b`, `a / b` and `a % b`. Throws Postgres' codes. */
export function arithmetic(a: Value, b: Value, word: string): Value {
  if (isTemporal(a.type) || isTemporal(b.type)) return dateArithmetic(a, b, word);
  const type = commonType(a, b);
  if (!isNumber(type)) throw MockFault.unsupported(`Arithmetic with values of type ${type.name}.`);
  const isFloat = type.base.startsWith('float');
  // Two single-precision operands stay single; any other number combined with a float becomes a double.
  const result = isFloat && !(a.type?.base === b.type?.base) ? FLOAT8 : type;
  if (a.text === null || b.text === null) return { type: result, text: null };
  if (isFloat) return { type: result, text: floating(numberOf(a), numberOf(b), word, result.base) };
  if (![a.text, b.text].every((text) => /\d/.test(text))) throw MockFault.unsupported('Arithmetic with NaN and infinite numbers.');
  const text = exact(a.text, b.text, word, type.base === 'numeric');
  if (type.base !== 'numeric') requireRange(type.base, BigInt(text));
  return { type, text };
}

/** A single-precision number differs from its printed form. */
function numberOf({ type, text }: Value): number {
  return type?.base === 'float4' ? Math.fround(Number(text)) : Number(text);
}

/** `- a`. */
export function negative(a: Value): Value {
  if (a.type?.base === 'interval') return negatedInterval(a);
  if (!isNumber(a.type)) throw MockFault.unsupported(`The negative of a value of type ${a.type?.name ?? 'unknown'}.`);
  if (a.text === null || a.text === 'NaN') return a;
  const text = a.text.startsWith('-') ? a.text.slice(1) : a.type!.base.startsWith('float') || /[1-9I]/.test(a.text) ? `-${a.text}` : a.text;
  if (a.type!.base in RANGES) requireRange(a.type!.base, BigInt(text));
  return { ...a, text };
}

function exact(a: string, b: string, word: string, isNumeric: boolean): string {
  const [x, y] = [scaled(a), scaled(b)];
  if ((word === '/' || word === '%') && y.digits === 0n) throw new MockFault({ code: '22012', status: 400, message: 'division by zero' });
  const scale = Math.max(x.scale, y.scale);
  const [p, q] = [rounded(x, scale), rounded(y, scale)];
  switch (word) {
    case '+':
      return unscaled(p + q, scale);
    case '-':
      return unscaled(p - q, scale);
    case '*':
      return unscaled(x.digits * y.digits, x.scale + y.scale);
    case '%':
      return unscaled(p % q, scale);
    default:
      return isNumeric ? divided(x, y) : String(p / q);
  }
}

const RANGES: Readonly<Record<string, readonly [name: string, bits: bigint]>> = dictionary({
  int2: ['smallint', 15n],
  int4: ['integer', 31n],
  int8: ['bigint', 63n],
});

function requireRange(base: string, value: bigint): void {
  const [name, bits] = RANGES[base]!;
  if (value >= -(2n ** bits) && value < 2n ** bits) return;
  throw new MockFault({ code: '22003', status: 400, message: `${name} out of range` });
}

function floating(a: number, b: number, word: string, base: string): string {
  if (b === 0 && (word === '/' || word === '%')) throw new MockFault({ code: '22012', status: 400, message: 'division by zero' });
  if (word === '%') throw MockFault.unsupported('The operator % of floating-point numbers.');
  const exact = word === '+' ? a + b : word === '-' ? a - b : word === '*' ? a * b : a / b;
  const value = base === 'float4' ? Math.fround(exact) : exact;
  if (!Number.isFinite(value) && Number.isFinite(a) && Number.isFinite(b))
    throw new MockFault({ code: '22003', status: 400, message: 'value out of range: overflow' });
  if (value === 0 && a !== 0 && b !== 0 && (word === '*' || word === '/'))
    throw new MockFault({ code: '22003', status: 400, message: 'value out of range: underflow' });
  return floatText(value, base);
}
