import { catalogue } from '../../src/index.ts';

/** Numbers in [0, 1) from a seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Place = { readonly holder: Json[] | { [key: string]: Json }; readonly key: string | number };

const HOSTILE: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e-320,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  '',
  ' ',
  '0',
  'NaN',
  '__proto__',
  'constructor',
  'toString',
  '🦆',
  '\u0000',
  '"quoted"',
  "it's",
  'a.b.c',
  'x'.repeat(300),
  '2026-02-30',
  '-infinity',
  '9999-12-31',
  '99999999999999999999999999',
  '(a+)+$',
  '([a-z]{1,99}){1,99}',
  '[^\\d\\D]',
  '(?=x)y',
  '\\',
  '{{',
  '{{nothing}}',
  '{{value}}',
  'id + ',
  '1 / 0',
  'sum(items, x)',
  'exists(items)',
  'integer[]',
  'numeric(3,5)',
  'character varying(0)',
  'public.nothing',
  'jsonb',
  'daterange',
  'bit(3)',
  [],
  [null],
  [[]],
  {},
  { null: true },
  { kind: 'null' },
  { min: 5, max: 1 },
  { in: [] },
  { patterns: [{ syntax: 'regex', pattern: '^$' }] },
];

const KINDS = catalogue.map(({ kind }) => kind);

/** Changes one to three places of a document: replaces, removes, doubles, renames or swaps values, members and elements. */
export function mutate(document: object, random: () => number): unknown {
  const root = { document: structuredClone(document) as Json };
  const times = random() < 0.7 ? 1 : 3;
  for (let i = 0; i < times; i++) change(placesOf(root), random);
  return root.document;
}

function placesOf(root: { [key: string]: Json }): Place[] {
  const found: Place[] = [];
  const visit = (holder: Place['holder']) => {
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      found.push({ holder, key });
      const value = (holder as { [key: string]: Json })[key];
      if (typeof value === 'object' && value !== null) visit(value);
    }
  };
  visit(root);
  return found;
}

function change(places: readonly Place[], random: () => number): void {
  if (places.length === 0) return;
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const place = pick(places);
  const holder = place.holder as { [key: string]: Json };
  const { key } = place;
  const put = (value: Json) => Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
  switch (Math.floor(random() * 8)) {
    case 0:
      return void (Array.isArray(place.holder) ? place.holder.splice(Number(key), 1) : delete holder[key]);
    case 1:
      return void (Array.isArray(place.holder) && place.holder.splice(Number(key), 0, structuredClone(holder[key]!)));
    case 2: {
      const other = pick(places);
      return void put(structuredClone((other.holder as { [key: string]: Json })[other.key]!));
    }
    case 3: {
      const kinds = places.filter((each) => each.key === 'kind');
      const kind = kinds.length > 0 ? pick(kinds) : place;
      return void ((kind.holder as { [key: string]: Json })[kind.key] = pick(KINDS));
    }
    case 4: {
      if (Array.isArray(place.holder)) return;
      const value = holder[key]!;
      delete holder[key];
      return void Object.defineProperty(holder, String(pick(HOSTILE)), { value, enumerable: true, configurable: true, writable: true });
    }
    default:
      return void put(structuredClone(pick(HOSTILE)));
  }
}
