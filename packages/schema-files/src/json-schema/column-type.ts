import { dictionary, isObject, ownMember } from '@seedbed/contract';
import { limitedText, type TypeOptions } from '../documents/typed-column.ts';
import { textsOf, typesOf, type Node, type Placed } from './node.ts';

const FORMATS = dictionary({
  'date-time': 'timestamptz',
  date: 'date',
  time: 'time',
  duration: 'interval',
  uuid: 'uuid',
  ipv4: 'inet',
  ipv6: 'inet',
  byte: 'bytea',
  binary: 'bytea',
  int32: 'integer',
  int64: 'bigint',
  float: 'real',
  double: 'double precision',
  decimal: 'numeric',
});

/** A schema's statements about a column's values. Objects, and values of several possible types, become JSON documents. */
export function typeOptionsOf({ node, pointer }: Placed, at: (pointer: string, value: unknown) => Placed): TypeOptions {
  const listed = Array.isArray(node['enum']) ? (node['enum'] as unknown[]) : 'const' in node ? [node['const']] : undefined;
  const type = typeOf(node, listed, pointer, at);
  const isWhole = type === 'jsonb' && (typesOf(node).types[0] === 'object' || isObject(node['properties']));
  return {
    type,
    listed,
    minLength: number(node['minLength']),
    maxLength: number(node['maxLength']),
    minimum: node['exclusiveMinimum'] === true ? undefined : number(node['minimum']),
    maximum: node['exclusiveMaximum'] === true ? undefined : number(node['maximum']),
    exclusiveMinimum: node['exclusiveMinimum'] === true ? number(node['minimum']) : number(node['exclusiveMinimum']),
    exclusiveMaximum: node['exclusiveMaximum'] === true ? number(node['maximum']) : number(node['exclusiveMaximum']),
    multipleOf: number(node['multipleOf']),
    pattern: typeof node['pattern'] === 'string' ? node['pattern'] : undefined,
    minItems: number(node['minItems']),
    maxItems: number(node['maxItems']),
    keys: isWhole ? textsOf(node['required']) : undefined,
  };
}

function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function typeOf(node: Node, listed: readonly unknown[] | undefined, pointer: string, at: (pointer: string, value: unknown) => Placed, depth = 0): string {
  const { types } = typesOf(node);
  const type = types.length === 1 ? types[0]! : types.length === 0 ? guessedType(node, listed) : types.every((each) => /^(?:integer|number)$/.test(each)) ? 'number' : ''; // prettier-ignore
  const format = typeof node['format'] === 'string' ? ownMember(FORMATS, node['format']) : undefined;
  switch (type) {
    case 'string':
      if (format !== undefined && !/^(?:integer|bigint|real|double precision)$/.test(format)) return format;
      if (node['contentEncoding'] === 'base64') return 'bytea';
      return listed ? 'text' : limitedText(node['maxLength']);
    case 'integer':
      return format ?? (isSmall(node) ? 'integer' : 'bigint');
    case 'number':
      return format ?? numericOf(node);
    case 'boolean':
      return 'boolean';
    case 'array': {
      const items = at(`${pointer}/items`, node['items']);
      // Lists of lists become documents, so deeper levels decide nothing; a list may also contain itself.
      const inner = isObject(node['items']) && depth === 0 ? typeOf(items.node, undefined, `${pointer}/items`, at, depth + 1) : 'jsonb';
      return inner === 'jsonb' || inner.endsWith('[]') ? 'jsonb' : `${inner}[]`;
    }
    default:
      return 'jsonb';
  }
}

/** Without a type, the keywords and values determine it. */
function guessedType(node: Node, listed: readonly unknown[] | undefined): string {
  const kinds = new Set((listed ?? []).filter((value) => value !== null).map((value) => typeof value));
  if (kinds.size === 1) {
    const [kind] = kinds;
    if (kind === 'string' || kind === 'boolean') return kind;
    if (kind === 'number') return listed!.every((value) => value === null || Number.isInteger(value)) ? 'integer' : 'number';
  }
  if (isObject(node['properties'])) return 'object';
  if (isObject(node['items'])) return 'array';
  if (['pattern', 'minLength', 'maxLength', 'format'].some((keyword) => keyword in node)) return 'string';
  return ['minimum', 'maximum', 'multipleOf'].some((keyword) => keyword in node) ? 'number' : '';
}

const MAX_INTEGER = 2_147_483_647;

function isSmall({ minimum, maximum }: Node): boolean {
  return typeof maximum === 'number' && maximum <= MAX_INTEGER && typeof minimum === 'number' && minimum >= -MAX_INTEGER;
}

/** A step such as 0.01 determines the number of decimal digits. */
function numericOf({ multipleOf }: Node): string {
  if (typeof multipleOf !== 'number' || !(multipleOf > 0)) return 'double precision';
  const [, fraction = '', exponent = '0'] = /^\d(?:\.(\d+))?e([+-]\d+)$/.exec(multipleOf.toExponential())!;
  const digits = fraction.length - Number(exponent);
  return digits > 0 && digits < 10 ? `numeric(15,${digits})` : 'numeric';
}
