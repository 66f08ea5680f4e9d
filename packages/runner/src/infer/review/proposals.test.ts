import { emptyBlueprint, resolveType, type Blueprint, type Decision, type GeneratorDescription } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { bestOf, findAlternatives } from './alternatives.ts';
import { neighboursOf } from './neighbours.ts';
import { proposals, wordsOf } from './proposals.ts';

const columnPlaces = ({ tables }: Blueprint) =>
  tables.flatMap(({ schema, name, columns }) => columns.map((column) => ({ id: `${schema}.${name}.${column.name}`, table: `${schema}.${name}`, column })));

const text = (name: string, kind: string, confidence?: number) => ({
  name,
  type: 'text',
  generator: { kind },
  ...(confidence === undefined ? {} : { confidence }),
});
const blueprint: Blueprint = {
  ...emptyBlueprint(),
  tables: [
    {
      schema: 'public',
      name: 'hulls',
      primaryKey: ['id'],
      columns: [{ name: 'id', type: 'bigint' }, text('zz', 'text.plain', 0.2), text('carrier', 'text.plain', 0.3)],
    },
    { schema: 'public', name: 'ports', columns: [text('zz', 'text.plain', 0.2), text('city', 'location.city', 0.9)] },
    { schema: 'public', name: 'crews', columns: [text('zz', 'person.fullName'), text('zz2', 'text.plain', 0.59)] },
    { schema: 'public', name: 'logs', columns: [text('zz', 'text.note', 0.8)] },
  ],
};
const places = columnPlaces(blueprint);
const placeOf = (id: string) => places.find((one) => one.id === id)!;
const generator = (kind: string, title: string, more: Partial<GeneratorDescription> = {}): GeneratorDescription => ({
  kind,
  title,
  group: 'x',
  summary: '',
  parameters: {},
  outputs: ['text'],
  invertible: 'none',
  samples: [],
  ...more,
});
const known = (id: string, decision: Decision | null = null, generators: readonly GeneratorDescription[] = []) => ({
  place: placeOf(id),
  type: resolveType('text', {}),
  places,
  generators,
  decision,
});

test('first what people chose for the name, then what inference considered, then more certain columns with the name', () => {
  const rejected = [{ source: 'universal' as const, generator: { kind: 'finance.iban' }, probability: 0.4, says: 'an IBAN' }];
  const found = proposals(known('public.hulls.zz', { rejected } as unknown as Decision));
  expect(found.slice(0, 3).map(({ generator: { kind }, says, share }) => [kind, says, share])).toEqual([
    ['person.fullName', 'chosen for crews.zz', undefined],
    ['finance.iban', 'an IBAN', 0.4],
    ['text.note', 'as in logs.zz', undefined],
  ]);
  expect(new Set(found.map((one) => JSON.stringify(one.generator))).size).toBe(found.length);
  expect(found.map((one) => one.generator.kind)).not.toContain('text.plain');
});

test('generators named like the column are proposed if they fit its type and need no other input', () => {
  const catalogue = [
    generator('logistics.carrier', 'Carrier'),
    generator('number.carrier', 'Carrier', { outputs: ['integer'] }),
    generator('code.carrier', 'Carrier', { parameters: { required: ['parts'] } }),
  ];
  expect(proposals(known('public.hulls.carrier', null, catalogue))[0]).toEqual({ generator: { kind: 'logistics.carrier' }, says: '“carrier” in its name' });
  expect(wordsOf('carrierRef_no')).toEqual(['carrier', 'ref', 'no']);
});

test('the generator of a more certain column of the same type is proposed, keys and other ranges are not', () => {
  const columns = [
    { name: 'price', type: 'numeric(8,2)', generator: { kind: 'finance.amount' }, confidence: 0.9 },
    { name: 'zq', type: 'numeric(8,2)', generator: { kind: 'number.measure' }, confidence: 0.2 },
    { name: 'id', type: 'numeric(8,2)', generator: { kind: 'sequence' } },
  ];
  const all = columnPlaces({ ...emptyBlueprint(), tables: [{ schema: 'public', name: 'rates', columns }] });
  const place = all.find(({ id }) => id === 'public.rates.zq')!;
  const found = proposals({ place, type: resolveType('numeric(8,2)', {}), places: all, generators: [], decision: null });
  expect(found[0]).toEqual({ generator: { kind: 'finance.amount' }, says: 'like price beside' });
  expect(found.map((one) => one.generator.kind)).not.toContain('sequence');
  const ranges = [
    generator('range', 'Range', { outputs: ['range'], group: 'types' }),
    generator('multirange', 'Multirange', { outputs: ['range'], group: 'types' }),
  ];
  const offered = proposals({ place, type: resolveType('daterange', {}), places: all, generators: ranges, decision: null });
  expect(offered.map((one) => one.generator.kind)).not.toContain('multirange');
});

test('neighbours are the column first, then the key and the nearest, in the order of the table', () => {
  const table = { primaryKey: ['k'], columns: [...'abcdefghk'].map((name) => ({ name })) };
  expect(neighboursOf(table, 'b', 3)).toEqual(['b', 'a', 'c', 'k']);
  expect(neighboursOf({ columns: [{ name: 'a' }] }, 'a')).toEqual(['a']);
});

test('only valid generators with other values are offered, three at most', () => {
  const tried = ['a', 'b', 'c', 'd', 'e', 'f'].map((kind) => ({ generator: { kind }, says: '' }));
  const made = (...values: string[]) => ({ generator: { kind: 'x' }, values });
  const found = bestOf(tried, [null, made('now'), made('1'), made('1'), made('2'), made('3')], ['now']);
  expect(found.map(({ generator: { kind }, values }) => [kind, values])).toEqual([
    ['c', ['1']],
    ['e', ['2']],
    ['f', ['3']],
  ]);
});

test('a title that starts with a word of the name comes after those whose names contain it, and before the usual ones', () => {
  const catalogue = [generator('x.carriage', 'Carriage'), generator('logistics.carrier', 'Carrier'), generator('x.carrierLine', 'Carriers abroad')];
  const found = proposals(known('public.hulls.carrier', null, catalogue)).slice(0, 2);
  expect(found.map(({ generator: { kind }, says }) => [kind, says])).toEqual([
    ['logistics.carrier', '“carrier” in its name'],
    ['x.carrierLine', '“carrier” in its name'],
  ]);
  const street = proposals({
    ...known('public.hulls.zz', null, [generator('location.street', 'Street')]),
    place: { ...placeOf('public.hulls.zz'), column: text('str', 'text.plain', 0.2) },
  });
  expect(street[0]).toEqual({ generator: { kind: 'location.street' }, says: 'begins as “str”' });
});

test('if no generator is usual for the type, all that fit are listed, in turn by group', () => {
  const of = (kind: string, group: string, more: Partial<GeneratorDescription> = {}) => generator(kind, kind, { group, outputs: ['network'], ...more });
  const catalogue = [of('a1', 'a'), of('a2', 'a'), of('b1', 'b'), of('s', 'structure'), of('p', 'b', { parameters: { required: ['x'] } }), generator('t', 't')];
  const found = proposals({ ...known('public.hulls.zz', null, catalogue), type: resolveType('inet', {}) });
  expect(found.filter(({ says }) => says.startsWith('fits')).map((one) => one.generator.kind)).toEqual(['a1', 'b1', 'a2']);
});

test.each(['text', 'varchar(9)', 'char(4)', 'char(1)', 'time', 'integer', 'numeric(8,2)', 'date', 'timestamptz', 'boolean', 'jsonb', 'text[]', 'daterange'])(
  '%s has three usual choices or more',
  (type) => {
    const found = proposals({ ...known('public.hulls.zz'), type: resolveType(type, {}), places: [] });
    expect(found.length).toBeGreaterThanOrEqual(3);
  },
);

test('the search continues until three are valid, and otherwise gives the reason', () => {
  const tried = Array.from({ length: 20 }, (_, i) => ({ generator: { kind: `k${i}` }, says: '' }));
  const asked: number[] = [];
  const sample = (values: (kind: string) => string[] | null | undefined) => (generators: readonly { readonly kind: string }[]) => {
    asked.push(generators.length);
    return generators.map((one) => {
      const made = values(one.kind);
      return made ? { generator: one, values: made } : (made as null | undefined);
    });
  };
  const late = findAlternatives(
    { kind: 'now' },
    tried,
    sample((kind) => (kind === 'now' || Number(kind.slice(1)) > 8 ? [kind] : null)),
  );
  expect([late.why, late.now, late.best.map((one) => one.generator.kind), asked]).toEqual(['found', ['now'], ['k9', 'k10', 'k11'], [9, 8]]);
  const whyOf = (values: (kind: string) => string[] | null | undefined) => findAlternatives({ kind: 'now' }, tried, sample(values)).why;
  expect(whyOf(() => ['same'])).toBe('same');
  expect(whyOf((kind) => (kind === 'now' ? ['x'] : null))).toBe('none');
  expect(whyOf(() => undefined)).toBe('untried');
});
