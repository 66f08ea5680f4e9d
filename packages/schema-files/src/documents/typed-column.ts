import { quoteName, quoteText } from '../model/quote.ts';

/** What a document says of the values of a column, whatever its language. */
export type Said = {
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

/** The conditions on a column, as SQL; `note` hears of what Postgres cannot say. */
export function conditionsOf(name: string, said: Said, note: (what: string) => void): { readonly sql: string }[] {
  const column = quoteName(name);
  const checks: string[] = [];
  const isText = /^(?:text|varchar)/.test(said.type);
  const isArray = said.type.endsWith('[]');
  if (said.listed) checks.push(listCheck(column, said.listed, said.type));
  if (isText && said.minLength) checks.push(`char_length(${column}) >= ${said.minLength}`);
  if (isText && said.maxLength !== undefined && said.type === 'text') checks.push(`char_length(${column}) <= ${said.maxLength}`);
  for (const [value, operator] of [
    [said.minimum, '>='],
    [said.maximum, '<='],
    [said.exclusiveMinimum, '>'],
    [said.exclusiveMaximum, '<'],
  ] as const)
    if (value !== undefined && !isText && !isArray && said.type !== 'jsonb') checks.push(`${column} ${operator} ${literal(value)}`);
  if (said.multipleOf && Number.isInteger(said.multipleOf) && said.multipleOf > 1) checks.push(`${column} % ${said.multipleOf} = 0`);
  if (said.pattern !== undefined && isText) {
    const pattern = postgresPattern(said.pattern);
    if (pattern === null) note(`pattern ${JSON.stringify(said.pattern)}, which Postgres cannot read`);
    else checks.push(`${column} ~ ${quoteText(pattern)}`);
  }
  if (isArray && said.minItems) checks.push(`cardinality(${column}) >= ${said.minItems}`);
  if (isArray && said.maxItems !== undefined) checks.push(`cardinality(${column}) <= ${said.maxItems}`);
  if (said.type === 'jsonb' && said.keys) {
    checks.push(`jsonb_typeof(${column}) = 'object'`);
    checks.push(...said.keys.map((key) => `${column} ? ${quoteText(key)}`));
  }
  return checks.map((sql) => ({ sql }));
}

function listCheck(column: string, values: readonly unknown[], type: string): string {
  const texts = values.filter((value) => value !== null).map((value) => (type === 'jsonb' ? `${quoteText(JSON.stringify(value))}::jsonb` : literal(value)));
  return `${column} IN (${texts.join(', ')})`;
}

/** A value as SQL. */
export function literal(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return quoteText(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A pattern of ECMA-262 as Postgres reads it; null where it cannot. */
function postgresPattern(pattern: string): string | null {
  if (/\(\?(?:<|[a-z])|\\[pPkux]|\\[1-9]|\[\^?\]/.test(pattern)) return null;
  try {
    // Whatever JavaScript refuses, Postgres would too.
    void new RegExp(pattern, 'u');
  } catch {
    return null;
  }
  return pattern;
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
