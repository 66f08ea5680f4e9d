import { resolveType, type CatalogColumn, type TypeDefinitions } from '@seedbed/contract';

/** The few statements of the short form, as a JSON Schema that a local server turns into a grammar. */
export type ColumnSchema = { readonly [member: string]: unknown };

/** Without an upper bound a small model goes on listing until its limit of tokens. */
const VALUES = { least: 3, most: 16 } as const;
const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'money']);
const WHOLE: ReadonlySet<string> = new Set(['int2', 'int4', 'int8']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext']);
const TIMES: ReadonlySet<string> = new Set(['date', 'timestamp', 'timestamptz']);

/** What a model says of a column whose rows it finds believable: the column stays as it is. */
export const RIGHT = 'right';
const SHARE = { type: 'number', minimum: 0, maximum: 1 };
/** Patterns begin with ^ and end with $: grammars read no others. */
const MOMENT = { type: 'string', pattern: '^(now|[-+][0-9]{1,3}(d|mo|y)|[0-9]{4}-[0-9]{2}-[0-9]{2})$' };
const LENGTH = { type: 'string', pattern: '^[0-9]{1,3} (minutes|hours|days|weeks|months|years)$' };

/**
 * What may be said of a column by its type; undefined for a type that the short form has no statement for. `times` are the other times of
 * the row.
 */
export function columnSchema({ type, notNull }: CatalogColumn, types: TypeDefinitions, times: readonly string[]): ColumnSchema | undefined {
  const choices = statementsFor(type, types, times);
  if (!choices) return undefined;
  const whole = choices.map((members) => strict(members, notNull ? {} : { null: SHARE }));
  return { anyOf: [...whole, strict({ [RIGHT]: { const: true } })] };
}

/** Whether a column's type is a moment in time. */
export function isTime(type: string, types: TypeDefinitions): boolean {
  return TIMES.has(resolveType(type, types).base);
}

/** The schema of an answer: the columns asked about, and nothing else. */
export function answerSchema(columns: Readonly<Record<string, ColumnSchema>>): object {
  return strict(columns);
}

type Members = Readonly<Record<string, object>>;

function statementsFor(type: string, types: TypeDefinitions, times: readonly string[]): readonly Members[] | undefined {
  const { base, labels } = resolveType(type, types);
  if (labels) return [{ values: strict(Object.fromEntries(labels.map((label) => [label, { type: 'integer', minimum: 0, maximum: 100 }]))) }];
  if (TEXTS.has(base))
    return [{ values: { type: 'array', items: { type: 'string' }, minItems: VALUES.least, maxItems: VALUES.most } }, { regex: { type: 'string' } }];
  if (NUMBERS.has(base)) {
    const number = { type: WHOLE.has(base) ? 'integer' : 'number' };
    return [{ low: number, middle: number, high: number }];
  }
  if (base === 'bool') return [{ true: SHARE }];
  if (!TIMES.has(base)) return undefined;
  const range = { range: { type: 'array', items: MOMENT, minItems: 2, maxItems: 2 } };
  if (times.length === 0) return [range];
  return [{ after: strict({ of: { enum: times }, least: LENGTH, typical: LENGTH, most: LENGTH }) }, range];
}

/** All members are required: a small model answers `{}` where it may. */
function strict(members: Members, optional: Members = {}): ColumnSchema {
  return { type: 'object', properties: { ...members, ...optional }, required: Object.keys(members), additionalProperties: false };
}
