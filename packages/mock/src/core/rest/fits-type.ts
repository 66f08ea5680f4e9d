import { dictionary, type SqlType } from '@seedbed/contract';

/** Smallest and largest values of whole numbers. */
const WHOLE = dictionary<bigint>({ int2: 2n ** 15n, int4: 2n ** 31n, int8: 2n ** 63n });

/** Whether Postgres could accept a text as a value of a type. False means certainly not: no row can equal it. */
export function fitsType(type: SqlType, text: string): boolean {
  const { base } = type;
  const bound = WHOLE[base];
  if (bound !== undefined) return /^-?\d{1,19}$/.test(text) && BigInt(text) < bound && BigInt(text) >= -bound;
  switch (base) {
    case 'numeric':
    case 'float4':
    case 'float8':
      return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) || text === 'NaN';
    case 'bool':
      return /^(true|false|t|f)$/.test(text);
    case 'uuid':
      return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
    case 'date':
      return /^\d{4,}-\d\d-\d\d$/.test(text) && isDay(text);
    case 'timestamp':
    case 'timestamptz':
      return /^\d{4,}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/.test(text) && isDay(text.slice(0, text.search(/[T ]|$/)));
    case 'enum':
      return type.labels?.includes(text) ?? true;
    default:
      return true;
  }
}

function isDay(text: string): boolean {
  const day = new Date(`${text.slice(-10)}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text.slice(-5);
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name', 'char']);
const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8']);

/** Whether a type supports pattern matching. */
export function isTextType(type: SqlType): boolean {
  return TEXTS.has(type.base);
}

export function isNumberType(type: SqlType): boolean {
  return NUMBERS.has(type.base);
}

/** A text for use in a `like` pattern, where `%`, `_` and `\` are literal. */
export function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
