/** How a parameter is edited. Whatever is not one of the known forms falls back to JSON, never to nothing. */
export type Widget = 'number' | 'integer' | 'share' | 'text' | 'flag' | 'choice' | 'column' | 'list' | 'json';

export type Field = {
  readonly name: string;
  readonly title: string;
  readonly widget: Widget;
  readonly default: unknown;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** Of a list: whether its items are numbers. */
  readonly numbers: boolean;
  readonly hint: string | undefined;
};

type Schema = Readonly<Record<string, unknown>>;

/** Fields of a parameters' schema, in its order, then one for each value that it does not name. */
export function readFields(schema: Schema | null, values: Schema): Field[] {
  const properties = (schema?.properties ?? {}) as Record<string, Schema>;
  const required = new Set((schema?.required as string[] | undefined) ?? []);
  const known = Object.entries(properties).map(([name, property]) => toField(name, property, required.has(name), values[name]));
  const others = Object.keys(values)
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name) => toField(name, {}, false, values[name]));
  return [...known, ...others];
}

function toField(name: string, property: Schema, required: boolean, value: unknown): Field {
  return {
    name,
    title: typeof property.title === 'string' ? property.title : name,
    widget: widgetOf(property, value),
    default: property.default,
    required,
    options: Array.isArray(property.enum) ? property.enum.map(String) : [],
    minimum: numberOf(property.minimum ?? property.exclusiveMinimum),
    maximum: numberOf(property.maximum ?? property.exclusiveMaximum),
    numbers: typeOf(property.items) === 'number' || typeOf(property.items) === 'integer',
    hint: typeof property.description === 'string' ? property.description : undefined,
  };
}

function widgetOf(property: Schema, value: unknown): Widget {
  const asked = (property['x-ui'] as { widget?: string } | undefined)?.widget;
  if (asked === 'share' || asked === 'percent') return 'share';
  if (asked === 'column' || asked === 'column-ref') return 'column';
  if (Array.isArray(property.enum)) return 'choice';
  // Whole numbers of any size: those beyond 2^53 are written as texts.
  if (Array.isArray(property.type) && property.type.includes('integer')) return typeof value === 'string' ? 'text' : 'integer';
  switch (property.type) {
    case 'number':
      return 'number';
    case 'integer':
      return 'integer';
    case 'string':
      return 'text';
    case 'boolean':
      return 'flag';
    case 'array':
      return ['string', 'number', 'integer'].includes(typeOf(property.items) ?? '') ? 'list' : 'json';
    default:
      return 'json';
  }
}

function typeOf(schema: unknown): string | undefined {
  return typeof schema === 'object' && schema !== null && 'type' in schema ? String(Array.isArray(schema.type) ? schema.type[0] : schema.type) : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
