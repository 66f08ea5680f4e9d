import { expect, test } from 'vitest';
import { checkPack, conceptFromRows } from '../../src/index.ts';

const HEADER = ['id', 'Machine No', 'model', 'bed type', 'power_kw', 'List Price EUR', 'in service', 'bought on', 'contact email', 'fill %', 'note'];
const BEDS = ['slant', 'flat', 'slant', 'vertical'];
const rows = Array.from({ length: 100 }, (_, at) => [
  String(at + 1),
  `DR-${String(100 + at)}-${'ABCDEFGHIJ'[at % 10]}`,
  `Lathe ${['Kestrel', 'Osprey', 'Merlin'][at % 3]} ${at}`,
  BEDS[at % 4]!,
  (7.5 + (at % 8) * 0.5).toFixed(1),
  `€ ${(12_000 + at * 250).toLocaleString('en-US')}`,
  at % 5 === 0 ? 'no' : 'yes',
  `2021-03-${String((at % 28) + 1).padStart(2, '0')}`,
  'eva@firma.de',
  `${at}%`,
  at === 3 ? 'turn {left|right}' : '',
]);
const { concept, cues, left } = conceptFromRows(HEADER, rows, 'turning machine', 'asset_lathe');

test('kinds are recognized by the values, ranges and units included', () => {
  expect(concept.attributes).toMatchObject({
    machine_no: { kind: 'code', pattern: 'DR-1##-[A-Z]' },
    model: { kind: 'text', identifying: true },
    bed_type: { kind: 'label', values: { slant: 50, flat: 25, vertical: 25 } },
    power_kw: { names: ['power kw', 'power'], kind: 'number', unit: 'kw', min: 7.5, max: 11, decimals: 1 },
    list_price_eur: { names: ['list price eur', 'list price'], kind: 'money', min: 12_000, max: 36_750, step: 50 },
    in_service: { kind: 'flag', values: { true: 80, false: 20 } },
    bought_on: { kind: 'time' },
    fill: { kind: 'number', unit: '%', min: 0, max: 99 },
  });
});

test('keys and contact data are left out, and reported', () => {
  expect(left).toEqual(['id: means the same everywhere, and is made without a pack', 'contact email: holds addresses']);
  expect(JSON.stringify(concept)).not.toContain('eva');
});

test('the result is a valid pack, with examples from all over the rows', () => {
  const pack = { pack: 'turning-shop', title: 'Turning shop', cues: [...cues], concepts: [concept] };
  expect(checkPack(pack)).toEqual([]);
  expect(concept.tables).toEqual(['turning machine', 'asset lathe']);
  expect(concept.rows).toHaveLength(60);
  expect(concept.rows[0]).toEqual({ model: 'Lathe Kestrel 0', bed_type: 'slant', power_kw: 7.5, list_price_eur: 12_000, in_service: false, fill: 0 });
  expect(concept.rows.at(-1)!['model']).toBe('Lathe Merlin 98');
  // Braces of a text are no parts that vary.
  expect(JSON.stringify(conceptFromRows(['note'], [['turn {left|right}'], ['x']], 'thing').concept.rows)).toContain('turn (left|right)');
});

test('odd tables define a concept or report what was left out', () => {
  const odd = conceptFromRows(['', '2nd', '__proto__', 'größe', 'a', 'A', 'long'], [['x', '1', 'p', '1.5', '007', '2', 'y'.repeat(500)]], 'odd thing');
  expect(Object.keys(odd.concept.attributes)).toEqual(['n_2nd', 'proto', 'gre', 'a']);
  expect(odd.concept.attributes['a']).toMatchObject({ kind: 'text' });
  expect(odd.left).toEqual([': has no name', 'A: another column is called so', 'long: holds texts of more than 400 letters']);
  expect(checkPack({ pack: 'odd', title: 'Odd', cues: ['odd'], concepts: [odd.concept] })).toEqual([]);
  expect(conceptFromRows(['a'], [], 'nothing').left).toEqual(['a: is empty']);
});
