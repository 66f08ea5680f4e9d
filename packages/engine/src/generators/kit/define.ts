import type { GeneratorDefinition } from '../definition.ts';

/** Keeps the type of the parameters during definition; the catalogue erases it. */
export function define<P = Record<string, never>>(definition: GeneratorDefinition<P>): GeneratorDefinition {
  return definition as unknown as GeneratorDefinition;
}

type Property = Readonly<Record<string, unknown>>;

/** JSON Schema of parameters; members without a default and not in `required` are optional. */
export function parameters(properties: Readonly<Record<string, Property>>, required: readonly string[] = []): Readonly<Record<string, unknown>> {
  return { type: 'object', properties, additionalProperties: false, ...(required.length > 0 ? { required } : {}) };
}

export const NONE = parameters({});

export const field = {
  number: (title: string, fallback?: number, more: Property = {}): Property => ({ type: 'number', title, ...withDefault(fallback), ...more }),
  integer: (title: string, fallback?: number, more: Property = {}): Property => ({ type: 'integer', title, ...withDefault(fallback), ...more }),
  share: (title: string, fallback?: number): Property => ({
    type: 'number',
    minimum: 0,
    maximum: 1,
    title,
    ...withDefault(fallback),
    'x-ui': { widget: 'share' },
  }),
  text: (title: string, fallback?: string, more: Property = {}): Property => ({ type: 'string', title, ...withDefault(fallback), ...more }),
  flag: (title: string, fallback?: boolean): Property => ({ type: 'boolean', title, ...withDefault(fallback) }),
  choice: (title: string, options: readonly string[], fallback?: string): Property => ({ enum: options, title, ...withDefault(fallback) }),
  column: (title: string): Property => ({ type: 'string', title, 'x-ui': { widget: 'column' } }),
  generator: (title: string): Property => ({
    type: 'object',
    title,
    required: ['kind'],
    properties: { kind: { type: 'string' }, parameters: { type: 'object' } },
    additionalProperties: false,
    'x-ui': { widget: 'generator' },
  }),
  list: (title: string, items: Property, hints: Hints = {}): Property => ({ type: 'array', title, items, ...ui(hints) }),
};

/** Hints about a parameter for forms, beyond its type; the engine reads none of them. */
export type Hints = {
  /**
   * `relation`: the name of a parent or child relation; `relation-column`: a column of its table; `weights`: values
   * with their weights; `words`: one per line; `code`: shown in a monospaced font.
   */
  readonly widget?: 'relation' | 'relation-column' | 'weights' | 'words' | 'code';
  /** For `weights`: the parameter that holds them, if it is not the list itself. */
  readonly weights?: string;
  /** Edited with another parameter. */
  readonly hidden?: true;
  /** Shown only for columns that store times as numbers or texts. */
  readonly epoch?: true;
  /** What the number measures: a unit of time, bytes, letters, or an amount in its currency. */
  readonly unit?: string;
  /** The parameter that names the unit. */
  readonly unitOf?: string;
  /** The form shows it only if the other parameter has one of these values. Each value has its default, or null. */
  readonly of?: { readonly parameter: string; readonly defaults: Readonly<Record<string, unknown>> };
  /** Likely values of a text. */
  readonly options?: readonly string[];
};

/** Hints as a member of a property: `field.number('Days', 30, ui({ unit: 'd' }))`. */
export function ui(hints: Hints): Property {
  return Object.keys(hints).length === 0 ? {} : { 'x-ui': hints };
}

function withDefault(value: unknown): Property {
  return value === undefined ? {} : { default: value };
}
