import { dictionary } from '@seedbed/contract';

/** How a parameter is edited. Only values that no schema names are edited as JSON. */
type Widget =
  | 'number'
  | 'integer'
  | 'share'
  | 'text'
  | 'code'
  | 'date'
  | 'flag'
  | 'choice'
  | 'column'
  | 'relation'
  | 'relation-column'
  | 'generator'
  | 'weights'
  | 'list'
  /** Any one value of the column's type. */
  | 'value'
  /** One text, a list of them, or weights by text; only the last. */
  | 'mix'
  | 'weights-by-text'
  /** Exact shares of all rows by text; others share the rest. */
  | 'shares-by-text'
  /** Generators by condition; by the name of a field. */
  | 'cases'
  | 'generators'
  /** What a code is put together from; a document. */
  | 'parts'
  | 'shape'
  | 'json';

export type Field = {
  readonly name: string;
  readonly title: string;
  readonly widget: Widget;
  /** The default value, for the chosen shape. */
  readonly default: unknown;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** Of a list: whether its items are numbers. */
  readonly numbers: boolean;
  readonly unit: string | undefined;
  /** For `weights`: the name of the parameter with the weights, if they are not next to the values. */
  readonly weights: string | undefined;
  readonly hint: string | undefined;
  /** Other parameters depend on its value: changing it changes the form. */
  readonly decides: boolean;
};

type Schema = Readonly<Record<string, unknown>>;
type Conditional = { readonly parameter: string; readonly defaults: Schema };
type Hints = {
  readonly widget?: string;
  readonly unit?: string;
  readonly unitOf?: string;
  readonly weights?: string;
  readonly hidden?: boolean;
  readonly epoch?: boolean;
  /** A document of keys, lists and generators. */
  readonly shape?: boolean;
  readonly options?: readonly string[];
  readonly of?: Conditional;
};

/**
 * Fields for the schema of some parameters, in its order, then one for each value that the schema does not name. If parameters belong to
 * certain shapes, only those of the shape of the values.
 */
export function readFields(schema: Schema | null, values: Schema): Field[] {
  const properties = (schema?.properties ?? {}) as Record<string, Schema>;
  const required = new Set((schema?.required as string[] | undefined) ?? []);
  const deciding = new Set(Object.values(properties).map((property) => hintsOf(property).of?.parameter));
  const known = Object.entries(properties).flatMap(([name, property]) => {
    const hints = hintsOf(property);
    if (hints.hidden || !isShown(hints.of, properties, values)) return [];
    return [toField(name, property, { required: required.has(name), decides: deciding.has(name) }, properties, values)];
  });
  const others = Object.keys(values)
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => toField(name, {}, { required: false, decides: false }, properties, values));
  return [...known, ...others];
}

/** Parameters that the shape of the values does not have, left over from another shape. */
export function strayNames(schema: Schema, values: Schema): string[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  return Object.keys(values).filter((name) => Object.hasOwn(properties, name) && !isShown(hintsOf(properties[name]!).of, properties, values));
}

function isShown(conditional: Conditional | undefined, properties: Readonly<Record<string, Schema>>, values: Schema): boolean {
  if (!conditional) return true;
  const chosen = values[conditional.parameter] ?? properties[conditional.parameter]?.default;
  return typeof chosen === 'string' && Object.hasOwn(conditional.defaults, chosen);
}

function toField(
  name: string,
  property: Schema,
  { required, decides }: { required: boolean; decides: boolean },
  properties: Readonly<Record<string, Schema>>,
  values: Schema,
): Field {
  const hints = hintsOf(property);
  const valueOf = (of: string) => values[of] ?? properties[of]?.default;
  return {
    name,
    title: typeof property.title === 'string' ? property.title : name,
    widget: widgetOf(property, hints, values[name]),
    default: property.default ?? (hints.of ? (hints.of.defaults[String(valueOf(hints.of.parameter))] ?? undefined) : undefined),
    required,
    options: Array.isArray(property.enum) ? property.enum.map(String) : (hints.options ?? []),
    minimum: numberOf(property.minimum ?? property.exclusiveMinimum),
    maximum: numberOf(property.maximum ?? property.exclusiveMaximum),
    numbers: typeOf(property.items) === 'number' || typeOf(property.items) === 'integer',
    unit: hints.unitOf ? text(valueOf(hints.unitOf)) : hints.unit,
    weights: hints.weights,
    hint: typeof property.description === 'string' ? property.description : undefined,
    decides,
  };
}

const WIDGETS: Readonly<Record<string, Widget>> = dictionary({
  share: 'share',
  percent: 'share',
  column: 'column',
  'column-ref': 'column',
  relation: 'relation',
  'relation-ref': 'relation',
  'relation-column': 'relation-column',
  generator: 'generator',
  weights: 'weights',
  words: 'list',
  code: 'code',
});

function widgetOf(property: Schema, hints: Hints, value: unknown): Widget {
  if (hints.widget && Object.hasOwn(WIDGETS, hints.widget)) return WIDGETS[hints.widget]!;
  if (Array.isArray(property.enum) || hints.options) return 'choice';
  // Integers of any size; those beyond 2^53 are texts.
  if (Array.isArray(property.type) && property.type.includes('integer')) return typeof value === 'string' ? 'text' : 'integer';
  switch (property.type) {
    case 'number':
      return 'number';
    case 'integer':
      return 'integer';
    case 'string':
      return property.format === 'date' ? 'date' : 'text';
    case 'boolean':
      return 'flag';
    case 'array':
      return ['string', 'number', 'integer'].includes(typeOf(property.items) ?? '') ? 'list' : ofRecords(property.items);
    case 'object':
      return ofMembers(property.additionalProperties, hints);
    default:
      return Array.isArray(property.anyOf) ? 'mix' : typeof property.title === 'string' ? 'value' : 'json';
  }
}

/** A list of records, by their members. */
function ofRecords(items: unknown): Widget {
  const members = (items as Schema | undefined)?.properties as Schema | undefined;
  if (members && 'when' in members && 'generator' in members) return 'cases';
  return members && 'text' in members && 'number' in members ? 'parts' : 'json';
}

/** An object of members with any names, by what they hold. */
function ofMembers(member: unknown, { shape }: Hints): Widget {
  if (shape) return 'shape';
  if (typeOf(member) === 'number') return (member as Schema).maximum === 1 ? 'shares-by-text' : 'weights-by-text';
  return hintsOf((member ?? {}) as Schema).widget === 'generator' ? 'generators' : 'json';
}

function hintsOf(property: Schema): Hints {
  return (property['x-ui'] ?? {}) as Hints;
}

function typeOf(schema: unknown): string | undefined {
  return typeof schema === 'object' && schema !== null && 'type' in schema ? String(Array.isArray(schema.type) ? schema.type[0] : schema.type) : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The schema without the parameters that are only for columns with times as numbers or texts, if the column has a time type. */
export function withoutEpoch(schema: Schema, values: Readonly<Record<string, unknown>>): Schema {
  const kept = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>).filter(
    ([name, property]) => !hintsOf(property).epoch || values[name] !== undefined,
  );
  return { ...schema, properties: Object.fromEntries(kept) };
}
