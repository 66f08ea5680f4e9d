import { MockFault } from '../../../core/index.ts';
import { floatText } from '../values/float.ts';
import { rounded, scaled, unscaled } from '../values/numeric.ts';
import { arithmetic, negative } from './arithmetic.ts';
import type { Call, Calls } from './call.ts';
import { FLOAT8, isNumber, NUMERIC, type Value } from './value.ts';

/** Functions of numbers. Floats are rounded as C does, halves to even, and numerics away from zero. */
export const NUMBER_FUNCTIONS: Calls = [
  ['abs', ([a]) => (a!.text?.startsWith('-') ? negative(a!) : a!)],
  ['round', digitsOf(halfToEven, (value, to) => rounded(value, to))],
  ['trunc', digitsOf(Math.trunc, truncated)],
  ['floor', whole(Math.floor, (value) => -ceiling({ ...value, digits: -value.digits }))],
  ['ceil', whole(Math.ceil, ceiling)],
  ['ceiling', whole(Math.ceil, ceiling)],
  ['sign', whole(Math.sign, ({ digits }) => (digits > 0n ? 1n : digits < 0n ? -1n : 0n))],
  ['mod', ([a, b]) => arithmetic(a!, b!, '%')],
  ['div', ([a, b]) => truncatedValue(arithmetic(numeric(a!), numeric(b!), '/'))],
  ['sqrt', ([a]) => root(a!)],
];

type Scaled = ReturnType<typeof scaled>;

function isFloat({ type }: Value): boolean {
  return type?.base.startsWith('float') ?? false;
}

/** `round(value)` and `round(value, digits)`. */
function digitsOf(float: (value: number) => number, exact: (value: Scaled, to: number) => bigint): Call {
  return ([a, digits]) => {
    if (a!.text === null || digits?.text === null) return { type: NUMERIC, text: null };
    if (isFloat(a!)) return { type: FLOAT8, text: floatText(float(Number(a!.text)), 'float8') };
    requireDigits(a!);
    const to = Number(digits?.text ?? 0);
    const text = to >= 0 ? unscaled(exact(scaled(a!.text), to), to) : unscaled(exact(scaled(a!.text), to) * 10n ** BigInt(-to), 0);
    return { type: NUMERIC, text };
  };
}

function whole(float: (value: number) => number, exact: (value: Scaled) => bigint): Call {
  return ([a]) => {
    if (a!.text === null) return a!;
    if (isFloat(a!)) return { type: FLOAT8, text: floatText(float(Number(a!.text)), 'float8') };
    requireDigits(a!);
    return { type: NUMERIC, text: String(exact(scaled(a!.text))) };
  };
}

function ceiling({ digits, scale }: Scaled): bigint {
  const unit = 10n ** BigInt(scale);
  return digits > 0n && digits % unit !== 0n ? digits / unit + 1n : digits / unit;
}

function truncated({ digits, scale }: Scaled, to: number): bigint {
  return scale <= to ? digits * 10n ** BigInt(to - scale) : digits / 10n ** BigInt(scale - to);
}

function truncatedValue({ type, text }: Value): Value {
  return { type, text: text === null ? null : String(truncated(scaled(text), 0)) };
}

function numeric(value: Value): Value {
  return { ...value, type: NUMERIC };
}

function requireDigits({ type, text }: Value): void {
  if (!isNumber(type) && type !== null) throw MockFault.unsupported(`A function of numbers with a value of type ${type.name}.`);
  if (!/\d/.test(text!)) throw MockFault.unsupported('Rounding NaN and infinite numbers.');
}

function root(a: Value): Value {
  if (!isFloat(a)) throw MockFault.unsupported('The square root of a value that is no double.');
  if (a.text === null) return a;
  if (Number(a.text) < 0) throw new MockFault({ code: '2201F', status: 400, message: 'cannot take square root of a negative number' });
  return { type: FLOAT8, text: floatText(Math.sqrt(Number(a.text)), 'float8') };
}

function halfToEven(value: number): number {
  const below = Math.floor(value);
  const whole = value - below !== 0.5 ? Math.round(value) : below % 2 === 0 ? below : below + 1;
  // −0.5 becomes −0.
  return whole === 0 && value < 0 ? -0 : whole;
}
