import type { GeneratorDefinition } from '../../src/index.ts';

type Schema = Readonly<Record<string, unknown>>;
type Random = () => number;

const NUMBERS = [
  0,
  -1,
  1,
  -0.5,
  1e-320,
  1e15,
  1e308,
  -1e308,
  2 ** 31,
  -(2 ** 31),
  2 ** 52,
  2 ** 53 - 1,
  1 - 2 ** 53,
  2 ** 53,
  1e9,
  100,
  1024,
  4096,
  16_000,
  1e6,
];
const WRONG = [null, true, '', 'NaN', '1', [], {}, [null], { kind: 'null' }, '__proto__'];

/** Texts that a hostile caller tries first: long, empty, malformed, or in the grammar of another language. */
function texts(random: Random): readonly string[] {
  return [
    '',
    ' ',
    'x'.repeat(2_000_000),
    'ab '.repeat(100_000),
    '\u0000',
    '🦆'.repeat(1 + Math.floor(random() * 500)),
    '\ud83d',
    '__proto__',
    'constructor',
    'value',
    'name',
    '[a-z]{1000000}',
    '(a{1000}){1000}',
    '([a-z]{1,99}){1,99}',
    '(a+)+$',
    '(((((((((((a?){9}){9}){9}){9}){9}){9}){9}){9})',
    '('.repeat(50_000),
    '[^\\d\\D]',
    '{{name}}{{value}}',
    '{{internet.email}}'.repeat(2_000),
    '{{'.repeat(50_000),
    'repeat("a", 100000000)',
    '2026-02-30',
    '0001-01-01',
    '9999-12-31',
    '294276-12-31',
    'infinity',
    '%',
    '#'.repeat(100_000),
    'xx-YY',
    'de',
  ];
}

/** Parameters for a generator: most match its schema and its limits, some exceed them, some have another shape. */
export function makeParameters(definition: GeneratorDefinition, usual: Readonly<Record<string, unknown>>, kinds: readonly string[], random: Random) {
  const properties = Object.entries((definition.parameters['properties'] ?? {}) as Record<string, Schema>);
  const made: Record<string, unknown> = { ...usual };
  // Always changes the first: otherwise many results would equal the example.
  const first = Math.floor(random() * properties.length);
  properties.forEach(([name, schema], i) => {
    if (i === first || random() < 0.4) made[name] = makeValue(schema, kinds, random, 0);
  });
  if (random() < 0.02) made['nothing'] = 1;
  return made;
}

function makeValue(schema: Schema, kinds: readonly string[], random: Random, depth: number): unknown {
  if (random() < 0.04) return pick(WRONG, random);
  const choices = schema['enum'] as unknown[] | undefined;
  if (choices) return pick(choices, random);
  const arms = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (arms) return makeValue(pick(arms, random), kinds, random, depth);
  const types = schema['type'];
  switch (Array.isArray(types) ? pick(types, random) : types) {
    case 'integer':
      return makeNumber(schema, random, true);
    case 'number':
      return makeNumber(schema, random, false);
    case 'boolean':
      return random() < 0.5;
    case 'array':
      return makeList((schema['items'] ?? {}) as Schema, kinds, random, depth);
    case 'object':
      return makeObject(schema, kinds, random, depth);
    case 'string':
      return pick(texts(random), random);
    default:
      return pick([...WRONG, ...texts(random), 1e308], random);
  }
}

function makeNumber({ minimum, maximum }: Schema, random: Random, whole: boolean): number {
  const ends = [minimum, maximum].filter((end) => typeof end === 'number');
  if (ends.length > 0 && random() < 0.5) return pick(ends, random);
  const number = pick(NUMBERS, random);
  const inside = Math.min((maximum as number | undefined) ?? Infinity, Math.max((minimum as number | undefined) ?? -Infinity, number));
  const kept = random() < 0.8 ? inside : number;
  return whole && random() < 0.95 ? Math.trunc(kept) : kept;
}

function makeList(items: Schema, kinds: readonly string[], random: Random, depth: number): unknown[] {
  const length = depth > 2 ? 1 : pick([0, 1, 2, 3, 50, 5_000, 100_000], random);
  const some = Array.from({ length: Math.min(length, 4) }, () => makeValue(items, kinds, random, depth + 1));
  const short = some.map((each) => (typeof each === 'string' && length > 100 ? each.slice(0, 20) : each));
  return Array.from({ length }, (_, i) => short[i % short.length]);
}

function makeObject(schema: Schema, kinds: readonly string[], random: Random, depth: number): unknown {
  const properties = schema['properties'] as Record<string, Schema> | undefined;
  if (!properties) return nested(pick([0, 1, 5, 2_000], random), { type: 'object', keys: { a: { kind: pick(kinds, random) } } });
  if ('kind' in properties) {
    const inside = depth > 1 || random() < 0.5 ? { kind: pick(kinds, random) } : nested(pick([1, 3, 40], random), { kind: pick(kinds, random) });
    return inside;
  }
  return Object.fromEntries(
    Object.entries(properties)
      .filter(() => random() < 0.7)
      .map(([name, member]) => [name, makeValue(member, kinds, random, depth + 1)]),
  );
}

/** An object nested in itself this many times. */
function nested(times: number, inner: object): object {
  let made = inner;
  for (let i = 0; i < times; i++) {
    made = 'type' in inner ? { type: 'array', items: made, min: 1, max: 50 } : { kind: 'array', parameters: { min: i < 3 ? 50 : 1, max: 50, element: made } };
  }
  return made;
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[Math.floor(random() * list.length)]!;
}
