import type { GeneratorDefinition } from '../definition.ts';

/** Keeps the parameters' type while the catalogue forgets it. */
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
  list: (title: string, items: Property): Property => ({ type: 'array', title, items }),
};

function withDefault(value: unknown): Property {
  return value === undefined ? {} : { default: value };
}
