import type { Rows } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { define, field, parameters } from '../kit/define.ts';
import { Dice } from '../kit/dice.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { textSource } from '../kit/text-source.ts';
import { timeSource } from '../kit/time-source.ts';
import { currentFallback, FALLBACK_PREFIX } from './fallback.ts';

/**
 * The generator of a `faker:` kind: calls any method of the library for each cell with that cell's own random numbers.
 */
export function fallbackGenerator(kind: string): GeneratorDefinition {
  const path = kind.slice(FALLBACK_PREFIX.length);
  return define<{ arguments: readonly unknown[] }>({
    kind,
    group: 'faker',
    title: path,
    summary: `The method ${path} of @faker-js/faker; slower than a native generator, and its values agree with no other column.`,
    parameters: parameters({ arguments: { ...field.list('Arguments', {}), default: [] } }),
    outputs: ['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'timestamp', 'json'],
    invertible: 'none',
    compile: (given, context) => fallbackSource(path, given.arguments, context),
  });
}

function fallbackSource(path: string, args: readonly unknown[], context: CompileContext): ColumnSource {
  const library = currentFallback();
  if (!library)
    return context.fail(
      '',
      `"${FALLBACK_PREFIX}${path}" needs the library faker, which is not loaded here. Choose a native generator, or lend the library before compiling.`,
    );
  if (!library.has(path)) return context.fail('', `faker has no method "${path}".`);
  if (args.some((each) => isLarge(path, each)))
    return context.fail('/arguments', `faker's ${path} takes sizes up to ${MAX_SIZE} and texts up to ${MAX_LETTERS} letters here.`);
  const dice = new Dice();
  let left = MAX_DRAWS;
  const instance = library.open(context.words.locales[0]!.locale, context.referenceDay, () => {
    if (--left < 0) throw new RangeError(`faker's ${path} draws more than ${MAX_DRAWS} random numbers for one value.`);
    return dice.unit();
  });
  const call = (a: number, b: number): unknown => {
    left = MAX_DRAWS;
    dice.seed(a, b);
    return instance.call(path, args);
  };
  let first: unknown;
  try {
    first = call(context.draws().key0, context.draws().key1);
  } catch (error) {
    // The library's own message, unless it is a programming error: "Cannot read properties of undefined".
    const reason =
      error instanceof TypeError || (error as Error).message.startsWith('Invalid array') ? 'they are of another form than it takes' : (error as Error).message;
    return context.fail('/arguments', `faker's ${path} refuses these arguments: ${reason}`);
  }
  const draws = context.draws();
  const fillNumbers = (toNumber: (value: unknown) => number) => (rows: Rows, x: Float64Array) => {
    const scratch = borrow(rows.count);
    draws.fill(rows, scratch.a, scratch.b);
    for (let i = 0; i < rows.count; i++) x[i] = toNumber(call(scratch.a[i]!, scratch.b[i]!));
    giveBack(scratch);
  };
  if (first instanceof Date) return timeSource(context, { fill: fillNumbers((value) => (value as Date).getTime() * 1000) });
  if (typeof first === 'number' || typeof first === 'boolean')
    return numberSource(context, { digits: Number.isInteger(first) || typeof first === 'boolean' ? 0 : 2, fill: fillNumbers(Number) });
  return textSource(context, {
    texts: (_, rows) => {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      const texts = Array.from({ length: rows.count }, (__, i) => shown(call(scratch.a[i]!, scratch.b[i]!)));
      giveBack(scratch);
      return (__, ___, i) => texts[i]!;
    },
  });
}

/** Some methods retry until a value fits, which may never happen with the given arguments. */
const MAX_DRAWS = 50_000;
const MAX_SIZE = 1_000;
const MAX_LETTERS = 1_000;

/** Methods whose number arguments are values, not sizes. */
const OF_VALUES = /^(?:number|date|commerce\.price|finance\.amount|location|datatype|color|image\.url|internet\.port)/;
const SIZES: ReadonlySet<string> = new Set(['count', 'length', 'fractionDigits', 'decimalDigits', 'precision', 'refDate']);

function isLarge(path: string, argument: unknown, name = '', depth = 0): boolean {
  if (typeof argument === 'string') return argument.length > MAX_LETTERS;
  if (typeof argument === 'number') return Math.abs(argument) > MAX_SIZE && (!OF_VALUES.test(path) || SIZES.has(name));
  if (typeof argument !== 'object' || argument === null) return false;
  return (
    depth > 4 ||
    Object.entries(argument).length > MAX_SIZE ||
    Object.entries(argument).some(([key, each]) => isLarge(path, each, /^\d+$/.test(key) || key === 'min' || key === 'max' ? name : key, depth + 1))
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : typeof value === 'object' ? JSON.stringify(value) : String(value);
}
