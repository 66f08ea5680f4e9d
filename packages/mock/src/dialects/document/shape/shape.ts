import type { ApiDocument } from '../spec/api-document.ts';
import { listIn, numberIn, objIn, textIn, type Obj } from '../spec/json.ts';

export type Kind = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** A schema with `allOf` merged and one branch of `oneOf` and `anyOf` chosen: the form of one valid value. */
export type Shape = {
  /** The component's name; undefined for an inline schema. */
  readonly name: string | undefined;
  /** Undefined if any value is valid. */
  readonly kind: Kind | undefined;
  readonly nullable: boolean;
  readonly writeOnly: boolean;
  readonly readOnly: boolean;
  readonly enum: readonly unknown[] | undefined;
  readonly examples: readonly unknown[];
  readonly format: string | undefined;
  readonly pattern: string | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMinimum: boolean;
  readonly exclusiveMaximum: boolean;
  readonly multipleOf: number | undefined;
  readonly minItems: number;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly minProperties: number;
  readonly items: () => Shape;
  readonly properties: ReadonlyMap<string, () => Shape>;
  readonly required: ReadonlySet<string>;
  /** For members without a name of their own; undefined if there are none. */
  readonly others: (() => Shape) | undefined;
};

const known = new WeakMap<ApiDocument, WeakMap<object, Shape>>();

/** The shape of a schema; the same object for the same schema. */
export function shapeOf(document: ApiDocument, schema: unknown): Shape {
  if (typeof schema !== 'object' || schema === null) return build(document, {}, undefined);
  const shapes = known.get(document) ?? new WeakMap<object, Shape>();
  known.set(document, shapes);
  const there = shapes.get(schema);
  if (there) return there;
  const { value, name } = document.deref(schema);
  const shape = build(document, merged(document, value, new Set([value])), name);
  shapes.set(schema, shape);
  return shape;
}

/** One schema with all requirements that hold together. `seen` are the enclosing schemas: recursion ends there. */
function merged(document: ApiDocument, schema: Obj, seen: ReadonlySet<Obj>): Obj {
  const parts = listIn(schema['allOf']).flatMap((part) => {
    const { value } = document.deref(part);
    return seen.has(value) ? [] : [merged(document, value, new Set([...seen, value]))];
  });
  let all = joinedAll([schema, ...parts]);
  for (const word of ['oneOf', 'anyOf'] as const) {
    const branches = listIn(schema[word]).map((each) => ({ ...document.deref(each), given: objIn(each) }));
    const isNull = ({ value }: { readonly value: Obj }) =>
      value['type'] === 'null' || (listIn(value['enum']).length === 1 && listIn(value['enum'])[0] === null);
    const [chosen] = branches.filter((each) => !isNull(each) && !seen.has(each.value));
    if (!chosen) continue;
    const branch = merged(document, chosen.value, new Set([...seen, chosen.value]));
    all = joined(joined(all, branch), { nullable: (branches.some(isNull) || branch['nullable'] === true) && all['nullable'] !== false });
    const property = textIn(objIn(schema['discriminator'])['propertyName']);
    if (property !== undefined) all = joined(all, { properties: { [property]: { enum: [wordOf(schema, chosen)] } } });
  }
  return all;
}

/** The discriminator's value for a branch. */
function wordOf(schema: Obj, { given, name }: { readonly given: Obj; readonly name: string | undefined }): string {
  const words = Object.entries(objIn(objIn(schema['discriminator'])['mapping']));
  return words.find(([, target]) => target === given['$ref'] || target === name)?.[0] ?? name ?? '';
}

/** In halves: one after the other, thousands of parts would copy what is there for each of them. */
function joinedAll(parts: readonly Obj[]): Obj {
  if (parts.length === 1) return parts[0]!;
  const half = Math.ceil(parts.length / 2);
  return joined(joinedAll(parts.slice(0, half)), joinedAll(parts.slice(half)));
}

function joined(one: Obj, other: Obj): Obj {
  const properties: Record<string, unknown> = { ...objIn(one['properties']) };
  for (const [name, schema] of Object.entries(objIn(other['properties'])))
    properties[name] = name in properties ? { allOf: [properties[name], schema] } : schema;
  const enums = [one['enum'], other['enum']].filter(Array.isArray) as unknown[][];
  const both = enums.length === 2 ? enums[0]!.filter((value) => enums[1]!.includes(value)) : enums[0];
  return {
    ...one,
    ...other,
    ...(one['title'] !== undefined && { title: one['title'] }),
    properties,
    required: [...listIn(one['required']), ...listIn(other['required'])],
    ...(both && { enum: both }),
    ...(one['nullable'] === false && { nullable: false }),
    ...(one['example'] !== undefined && { example: one['example'] }),
  };
}

function build(document: ApiDocument, schema: Obj, name: string | undefined): Shape {
  const types = typeof schema['type'] === 'string' ? [schema['type']] : (listIn(schema['type']) as string[]);
  const isConst = schema['const'] !== undefined;
  const values = isConst ? [schema['const']] : Array.isArray(schema['enum']) ? (schema['enum'] as unknown[]) : undefined;
  const properties = Object.entries(objIn(schema['properties']));
  const items = schema['items'];
  const kind = types.find((type) => type !== 'null') ?? guessed(schema, properties.length > 0, items !== undefined) ?? types[0];
  const exclusive = (word: string) => numberIn(schema[word]);
  const others = schema['additionalProperties'];
  const lazily = (given: unknown) => () => shapeOf(document, given);
  return {
    name,
    kind: kind as Kind | undefined,
    nullable: (schema['nullable'] === true || types.includes('null')) && (values === undefined || values.includes(null)),
    writeOnly: schema['writeOnly'] === true,
    readOnly: schema['readOnly'] === true,
    enum: values,
    examples: [...listIn(schema['examples']), schema['example'], schema['default']].filter((each) => each !== undefined),
    format: textIn(schema['format']),
    pattern: textIn(schema['pattern']),
    minLength: numberIn(schema['minLength']),
    maxLength: numberIn(schema['maxLength']),
    minimum: exclusive('exclusiveMinimum') ?? numberIn(schema['minimum']),
    maximum: exclusive('exclusiveMaximum') ?? numberIn(schema['maximum']),
    exclusiveMinimum: schema['exclusiveMinimum'] === true || exclusive('exclusiveMinimum') !== undefined,
    exclusiveMaximum: schema['exclusiveMaximum'] === true || exclusive('exclusiveMaximum') !== undefined,
    multipleOf: numberIn(schema['multipleOf']),
    minItems: numberIn(schema['minItems']) ?? 0,
    maxItems: numberIn(schema['maxItems']),
    uniqueItems: schema['uniqueItems'] === true,
    minProperties: numberIn(schema['minProperties']) ?? 0,
    items: lazily(items ?? {}),
    properties: new Map(properties.map(([property, each]) => [property, lazily(each)])),
    required: new Set(listIn(schema['required']) as string[]),
    others: typeof others === 'object' && others !== null ? lazily(others) : undefined,
  };
}

/** The kind of a schema that does not declare it. */
function guessed(schema: Obj, hasProperties: boolean, hasItems: boolean): Kind | undefined {
  if (hasProperties || schema['additionalProperties'] !== undefined) return 'object';
  if (hasItems) return 'array';
  if (schema['pattern'] !== undefined || schema['minLength'] !== undefined || schema['maxLength'] !== undefined || schema['format'] === 'date-time')
    return 'string';
  const first = listIn(schema['enum']).find((value) => value !== null) ?? schema['const'];
  return typeof first === 'string' ? 'string' : typeof first === 'number' ? 'number' : typeof first === 'boolean' ? 'boolean' : undefined;
}
