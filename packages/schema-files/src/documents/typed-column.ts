import { quotedName, quotedText } from '@seedbed/contract';
import { fitsType, isNumeric, isText } from './fits-type.ts';
import { postgresPattern } from './postgres-pattern.ts';

/** A document's statements about a column's values, whatever its language. */
export type TypeOptions = {
  /** As SQL. */
  readonly type: string;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | string | undefined;
  readonly maximum?: number | string | undefined;
  readonly exclusiveMinimum?: number | string | undefined;
  readonly exclusiveMaximum?: number | string | undefined;
  readonly multipleOf?: number | undefined;
  readonly pattern?: string | undefined;
  /** Values as JSON has them. */
  readonly listed?: readonly unknown[] | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  /** Members that an object must have. */
  readonly keys?: readonly string[] | undefined;
};

/** The conditions on a column, as SQL; `note` receives the ones that Postgres cannot express. */
export function conditionsOf(name: string, options: TypeOptions, note: (what: string) => void): { readonly sql: string }[] {
  const column = quotedName(name);
  const checks = [...listCheck(column, options, note), ...lengthChecks(column, options), ...boundChecks(column, options, note)];
  if (options.pattern !== undefined && isText(options.type)) {
    const pattern = postgresPattern(options.pattern);
    if (pattern === null) note(`pattern ${JSON.stringify(options.pattern)}, which Postgres cannot read`);
    else checks.push(`${column} ~ ${quotedText(pattern)}`);
  }
  if (options.type === 'jsonb' && options.keys) {
    checks.push(`jsonb_typeof(${column}) = 'object'`);
    checks.push(...options.keys.map((key) => `${column} ? ${quotedText(key)}`));
  }
  return checks.map((sql) => ({ sql }));
}

/** A whole number of characters or items, even if documents contain 10.5. */
const LARGEST = 2_147_483_647;
const least = (value: number | undefined): number => Math.min(Math.max(0, Math.ceil(value ?? 0)), LARGEST);
const most = (value: number | undefined): number | undefined => (value === undefined ? undefined : Math.min(Math.max(0, Math.floor(value)), LARGEST));

function lengthChecks(column: string, { type, minLength, maxLength, minItems, maxItems }: TypeOptions): string[] {
  const [measure, low, high] = type.endsWith('[]')
    ? [`cardinality(${column})`, least(minItems), most(maxItems)]
    : [`char_length(${column})`, isText(type) ? least(minLength) : 0, type === 'text' ? most(maxLength) : undefined];
  return [...(low > 0 ? [`${measure} >= ${low}`] : []), ...(high === undefined ? [] : [`${measure} <= ${high}`])];
}

function boundChecks(column: string, options: TypeOptions, note: (what: string) => void): string[] {
  const bounds = [
    ['minimum', '>='],
    ['maximum', '<='],
    ['exclusiveMinimum', '>'],
    ['exclusiveMaximum', '<'],
  ] as const;
  const checks = bounds.flatMap(([member, operator]) => {
    const value = options[member];
    if (value === undefined || isText(options.type) || options.type === 'jsonb') return [];
    // A bound on whole numbers may be between two of them.
    if (isNumeric(options.type) ? typeof value === 'number' : fitsType(value, options.type)) return [`${column} ${operator} ${literal(value)}`];
    note(`${member} ${JSON.stringify(value)} of values of type ${options.type}`);
    return [];
  });
  const step = options.multipleOf;
  if (step === undefined || !(step > 0) || isPowerOfTen(step)) return checks;
  if (/^(?:smallint|integer|bigint|numeric)/.test(options.type) && isNumeric(options.type)) return [...checks, `${column} % ${literal(step)} = 0`];
  note(`multipleOf ${step} of values of type ${options.type}`);
  return checks;
}

/** One, and steps that the type's decimal digits already express. */
function isPowerOfTen(step: number): boolean {
  return step <= 1 && /^1e[+-]\d+$/.test(step.toExponential());
}

function listCheck(column: string, { listed, type }: TypeOptions, note: (what: string) => void): string[] {
  if (!listed) return [];
  const values = listed.filter((value) => value !== null);
  if (values.length === 0) {
    if (listed.length === 0) note('an empty list of values, which nothing meets');
    return listed.length === 0 ? [] : [`${column} IS NULL`];
  }
  const [known, others] = [values.filter((value) => fitsType(value, type)), values.filter((value) => !fitsType(value, type))];
  if (others.length > 0) note(`${others.map((value) => JSON.stringify(value)).join(', ')} as values of type ${type}`);
  const texts = known.map((value) => (type === 'jsonb' ? `${quotedText(JSON.stringify(value))}::jsonb` : literal(value)));
  return texts.length === 0 ? [] : [`${column} IN (${texts.join(', ')})`];
}

/** Text of at most this many characters, if Postgres supports the length. */
export function limitedText(maxLength: unknown): string {
  return typeof maxLength === 'number' && maxLength >= 1 ? `varchar(${Math.min(Math.floor(maxLength), 10_485_760)})` : 'text';
}

/** A value as SQL. */
export function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quotedText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** The first of `name`, `name_2`, `name_3` … that is free. */
export function freeName(name: string, isFree: (name: string) => boolean): string {
  let next = name;
  for (let n = 2; !isFree(next); n++) next = `${name.slice(0, 58)}_${n}`;
  return next;
}

/** `firstName`, `First Name`, `first-name` → `first_name`. */
export function sqlName(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '')
    .toLowerCase();
  return words === '' ? 'value' : /^\d/.test(words) ? `_${words}` : words.slice(0, 63);
}
