import { wordsFor, type Known } from './known.ts';
import type { Random } from './random.ts';

type Schema = { [name: string]: any };
export type Maker = { readonly random: Random; readonly known: Known; readonly components: Readonly<Record<string, object>> };

const WRONG: readonly unknown[] = [null, true, -1, 0.5, 1e308, '', 'x', [], {}, [[[[]]]], { constructor: 1 }, Number.MAX_SAFE_INTEGER + 2];
const DEEPEST = 8;

/** A value that usually fits its schema, more often at its bounds than within them. `name` is its member. */
export function makeValue(maker: Maker, given: Schema, name: string, depth = 0): unknown {
  const schema = resolved(maker, given);
  const { random } = maker;
  if (name === 'blueprint' && maker.known.blueprints.length > 0 && random.chance(0.95)) return structuredClone(random.one(maker.known.blueprints));
  if ('const' in schema) return schema['const'];
  if (schema['enum']) return random.one(schema['enum'] as unknown[]);
  const arms = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (arms) return makeValue(maker, random.one(arms), name, depth);
  switch (schema['type']) {
    case 'integer':
    case 'number':
      return numberFor(random, schema);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'array':
      return depth > DEEPEST
        ? []
        : Array.from({ length: (schema['minItems'] ?? 0) + random.whole(3) }, () => makeValue(maker, schema['items'] ?? {}, name, depth + 1));
    case 'object':
      return objectFor(maker, schema, depth);
    case 'string':
      return textFor(maker, schema, name);
    default:
      return random.one(WRONG);
  }
}

/** The same with something amiss somewhere: another type, a member more or less, a bound passed. */
export function spoil(maker: Maker, value: unknown): unknown {
  const { random } = maker;
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.whole(value.length);
    return value.with(at, spoil(maker, value[at]));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const names = Object.keys(value);
    const at = names.length > 0 ? random.one(names) : undefined;
    if (at === undefined || random.chance(0.15)) return { ...value, [random.one(['surprise', 'constructor', 'toString'])]: random.one(WRONG) };
    if (random.chance(0.15)) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== at));
    return { ...value, [at]: spoil(maker, (value as Record<string, unknown>)[at]) };
  }
  if (typeof value === 'number' && random.chance(0.5)) return random.one([-value, value + 1, value * 1e9, value + 0.5]);
  if (typeof value === 'string' && random.chance(0.5)) return random.one([`${value}\u0000`, value.repeat(20), value.slice(1), `${value}'"\\`]);
  return random.one(WRONG);
}

function resolved({ components }: Maker, schema: Schema): Schema {
  const reference = schema['$ref'] as string | undefined;
  return reference === undefined ? schema : (components[reference.split('/').at(-1)!] as Schema);
}

function numberFor(random: Random, { minimum = 0, maximum = 1_000 }: Schema): number {
  // Reads whole answers, so large counts are only for bounds.
  return random.one([minimum, minimum + 1, Math.min(maximum, minimum + random.whole(50)), Math.min(maximum, 1_000), maximum]) as number;
}

function objectFor(maker: Maker, schema: Schema, depth: number): object {
  const { random } = maker;
  const required = new Set((schema['required'] ?? []) as string[]);
  const entries = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
    .filter(([name]) => required.has(name) || (depth < DEEPEST && random.chance(0.35)))
    .map(([name, member]) => [name, makeValue(maker, member, name, depth + 1)]);
  const more = schema['additionalProperties'] ?? Object.values((schema['patternProperties'] ?? {}) as object)[0];
  if (typeof more === 'object' && entries.length === 0 && random.chance(0.7))
    entries.push([random.one(['users', 'public.users', 'nowhere']), makeValue(maker, more as Schema, '', depth + 1)]);
  return Object.fromEntries(entries);
}

function textFor(maker: Maker, schema: Schema, name: string): string {
  const { random } = maker;
  const examples = (schema['examples'] ?? []) as string[];
  if (schema['format'] === 'uuid') return random.one(wordsFor('id', maker.known));
  if (examples.length > 0 && random.chance(0.3)) return random.one(examples);
  return random.one(wordsFor(name, maker.known));
}
