import { describe, expect, test } from 'vitest';
import { judge, overlap } from './judge.ts';
import { HEADER, readLines, type GoldLine } from './line.ts';

const line = (fields: Partial<GoldLine>): GoldLine => ({
  table: 't',
  column: 'c',
  meaning: 'm',
  kind: 'text',
  unit: '',
  values: [],
  relation: '',
  nulls: 0,
  ...fields,
});
const made = (values: readonly (string | null)[], others: Readonly<Record<string, readonly (string | null)[]>> = {}, isPlain = false) => ({
  values,
  isPlain,
  sibling: (name: string) => others[name],
});

describe('each test of a column, right and wrong', () => {
  const draught = line({ kind: 'number', range: ['3', '8', '15'] });
  const name = line({ values: ['Northern Star', 'Ocean Queen'] });
  const state = line({ kind: 'label', values: ['in_port', 'at sea'] });
  const code = line({ kind: 'code', pattern: /^(?:[A-Z]{2}\d{3})$/u });
  test.each<[string, GoldLine, ReturnType<typeof made>, ReturnType<typeof judge>]>([
    ['numbers as expected', draught, made(['3.2', '7', '9.5', '14']), null],
    ['numbers of another size', draught, made(['300', '7000', '95000']), 'magnitude'],
    ['one number for all', draught, made(['7', '7', '7']), 'magnitude'],
    ['words in the place of numbers', draught, made(['deep', 'flat']), 'kind'],
    ['days as expected', line({ kind: 'time', range: ['2015-01-01', '2024-01-01', '2027-12-31'] }), made(['2020-05-31', '2027-12-31 10:00:00+00']), null],
    ['days long ago', line({ kind: 'time', range: ['2015-01-01', '2024-01-01', '2027-12-31'] }), made(['1820-05-31', '1950-01-01']), 'magnitude'],
    [
      'days of a system that is two years older',
      line({ kind: 'time', range: ['2025-06-01', '2026-01-01', '2026-11-20'] }),
      made(['2023-06-02', '2024-01-20']),
      null,
    ],
    [
      'days of one that is older still',
      line({ kind: 'time', range: ['2025-06-01', '2026-01-01', '2026-11-20'] }),
      made(['2023-05-31', '2022-01-20']),
      'magnitude',
    ],
    ['hours as expected', line({ kind: 'time', range: ['06:00', '12:00', '22:00'] }), made(['08:30:00', '17:00:00']), null],
    ['flags', line({ kind: 'flag' }), made(['t', 'f', null]), null],
    ['no flags', line({ kind: 'flag' }), made(['yes', 'maybe']), 'kind'],
    ['a listed text', name, made(['Ocean Queen', 'Blue', 'Grey']), null],
    ['a text that shares a word', name, made(['Star of the Sea', 'Blue', 'Grey']), null],
    ['texts of another world', name, made(['Tax invoice', 'Credit note']), 'vocabulary'],
    ['plain words', name, made(['lorem', 'ipsum'], {}, true), 'plain'],
    ['plain words where any would do', line({}), made(['lorem', 'ipsum'], {}, true), 'plain'],
    ['labels in another spelling', state, made(['In Port', 'AT_SEA']), null],
    ['labels of two words that share one', line({ kind: 'label', values: ['bulk carrier'] }), made(['vehicle carrier', 'tug']), null],
    ['other labels', state, made(['draft', 'paid']), 'vocabulary'],
    ['codes of the form', code, made(['AB123', 'XY987']), null],
    ['codes of another form', code, made(['ab-1', 'x']), 'form'],
    ['codes that vary', line({ kind: 'code' }), made(['a1', 'b2', 'c3']), null],
    ['codes that do not', line({ kind: 'code' }), made(['a1', 'a1', 'a1']), 'form'],
    ['documents', line({ kind: 'document' }), made(['{"a": 1}', '[]']), null],
    ['no documents', line({ kind: 'document' }), made(['a: 1']), 'kind'],
    ['only NULL, as expected', line({ nulls: 0.95 }), made([null, null]), null],
    ['only NULL, not expected', line({ nulls: 0.2 }), made([null, null]), 'kind'],
  ])('%s', (_, gold, column, miss) => expect(judge(gold, column)).toBe(miss));
});

describe('relations', () => {
  const total = line({ kind: 'money', range: ['1', '20', '100'], relation: '= price * pieces' });
  test('a product is exact to a hundredth', () => {
    const rows = { price: ['2', '5.5', '10'], pieces: ['1', '4', '10'] };
    expect(judge(total, made(['2', '22', '100'], rows))).toBeNull();
    expect(judge(total, made(['2', '30', '100'], rows))).toBe('relation');
  });
  test('an order of times ignores rows without one of them', () => {
    const end = line({ kind: 'time', range: ['2020-01-01', '2024-01-01', '2027-01-01'], relation: 'after start' });
    expect(judge(end, made(['2024-01-02', null], { start: ['2024-01-01', '2025-01-01'] }))).toBeNull();
    expect(judge(end, made(['2024-01-02'], { start: ['2024-01-03'] }))).toBe('relation');
  });
  test('numbers are compared as numbers', () => {
    const lower = line({ kind: 'number', range: ['5', '9', '10'], relation: '<= most' });
    expect(judge(lower, made(['9', '5'], { most: ['10', '10'] }))).toBeNull();
  });
  test('a missing column, and words that are not a relation, are rejected', () => {
    expect(() => judge(total, made(['1', '100'], { price: ['1', '100'] }))).toThrow('no column pieces');
    expect(() => judge(line({ relation: 'about start' }), made(['word']))).toThrow('not a relation: about start');
  });
});

describe('overlap', () => {
  test('is full for the same range, zero for another, and lower for a wider range', () => {
    expect(overlap([3, 15], [3, 15])).toBe(1);
    expect(overlap([3, 15], [100, 900])).toBe(0);
    expect(overlap([10, 100], [10, 10_000])).toBeLessThan(0.5);
    expect(overlap([-35, 60], [-30, 58])).toBeGreaterThan(0.5);
  });
  test('counts evenly from zero upwards', () => {
    expect(overlap([0, 100], [40, 95])).toBeGreaterThan(0.5);
    expect(overlap([0, 100], [80, 95])).toBeLessThan(0.5);
  });
  test('years are compared as they are, not by powers of ten', () => {
    expect(overlap([1990, 2024], [1995, 2024])).toBeGreaterThan(0.5);
    expect(overlap([1990, 2024], [1500, 2024])).toBeLessThan(0.5);
  });
});

describe('lines', () => {
  test('are read with what they leave out', () => {
    const [read] = readLines(`${HEADER}\nships\tdraught\tdraught of a ship\tnumber\tm\t3\t8\t15\t\t\t\t0.1\n`);
    expect(read).toMatchObject({ table: 'ships', kind: 'number', unit: 'm', range: ['3', '8', '15'], values: [], relation: '', nulls: 0.1 });
  });
  test.each([
    ['no kind', 'ships\tdraught\tdraught\tsize'],
    ['low, middle and high', 'ships\tdraught\tdraught\tnumber\tm\t3'],
    ['a label needs values', 'ships\tstate\tstate\tlabel'],
    ['not a pattern: ', 'ships\tmark\tmark\tcode\t\t\t\t\t\t[A-'],
    ['no meaning', 'ships\tname\t\ttext'],
  ])('are refused with their place: %s', (why, text) => {
    expect(() => readLines(`${HEADER}\n${text}`)).toThrow(new RegExp(`line 2, ships\\.\\w+: .*${why}`));
  });
});
