/** The parts of a JSON Schema that a page shows. */
export type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
};

/** The type of a member in a few words: `integer from 0`, `list of texts`, `"always" or "byDefault"`. */
export function typeOf(schema: Schema): string {
  const choices = schema.enum ?? (schema.anyOf?.every((one) => one.const !== undefined) ? schema.anyOf.map((one) => one.const) : undefined);
  if (choices) return choices.map((choice) => `\`${JSON.stringify(choice)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return `list of ${schema.items ? plural(typeOf(schema.items)) : 'values'}`;
  if (schema.type === 'string') return schema.pattern?.includes('%') ? 'percentage' : schema.pattern?.startsWith('^\\d{4}') ? 'date' : 'text';
  if (schema.type === 'number' || schema.type === 'integer') return `${schema.type}${bounds(schema)}`;
  if (schema.type === 'null') return 'NULL';
  return schema.type ?? 'any value';
}

function bounds({ minimum, exclusiveMinimum, maximum }: Schema): string {
  const least = minimum !== undefined ? ` from ${minimum}` : exclusiveMinimum !== undefined ? ` above ${exclusiveMinimum}` : '';
  return `${least}${maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : ` to ${maximum}`}`;
}

const plural = (type: string): string => (/^(?:text|number|integer|object|list)\b/.test(type) ? type.replace(/^\w+/, (word) => `${word}s`) : type);

/** A cell of a table: one line, and no bar. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
export const code = (value: unknown): string => `\`${cell(JSON.stringify(value))}\``;
