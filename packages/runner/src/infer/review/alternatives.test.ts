import { resolveType, type Generator } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { bestOf, COUNTED, findAlternatives, SAMPLE_ROWS } from './alternatives.ts';
import { usualGenerators } from './usual-generators.ts';

const proposal = (kind: string) => ({ generator: { kind }, says: kind });

test('a text that the column cuts is not offered, and a code that fills it is', () => {
  const tried = [proposal('location.city'), proposal('code.mask'), proposal('person.initials')];
  const values = [
    ['Ne', 'Sa', 'Lo'],
    ['AX', 'BT', 'QF'],
    ['A', 'B', 'Q'],
  ];
  const sampled = values.map((each, i) => ({ generator: tried[i]!.generator, values: each }));
  expect(bestOf(tried, sampled, ['x', 'y', 'z'], 2).map((one) => one.generator.kind)).toEqual(['code.mask', 'person.initials']);
  const sex = [{ generator: { kind: 'person.sex' }, values: ['F', 'M', 'F'] }];
  expect(bestOf([proposal('person.sex')], sex, ['x', 'y', 'z'], 1)).toHaveLength(1);
  expect(bestOf(tried, sampled, ['x', 'y', 'z']).map((one) => one.generator.kind)).toContain('location.city');
});

test('shares of a few values are counted in many rows, those of many values are not', () => {
  const asked: (readonly [string, number])[] = [];
  const sample = (generators: readonly Generator[], rows: number) => {
    for (const { kind } of generators) asked.push([kind, rows]);
    // The first rows differ from the rest.
    const flag = Array.from({ length: rows }, (_, i) => (i < 11 || i % 10 === 0 ? 'false' : 'true'));
    return generators.map((generator) => ({
      generator,
      values: generator.kind === 'flag' ? flag : Array.from({ length: rows }, (_, i) => `${generator.kind} ${i}`),
    }));
  };
  const found = findAlternatives({ kind: 'now' }, [proposal('flag'), proposal('words')], sample);
  expect(asked.filter(([, rows]) => rows === COUNTED)).toEqual([['flag', COUNTED]]);
  const [flag, words] = found.best;
  expect(flag!.values).toHaveLength(SAMPLE_ROWS);
  expect(flag!.many).toHaveLength(COUNTED);
  expect(words!.many).toBeUndefined();
  expect(found.nowMany).toBeUndefined();
});

test.each(['char(1)', 'char(2)', 'char(4)', 'varchar(3)', 'varchar(5)', 'varchar(12)'])('a mask for %s has the length that it shows', (name) => {
  const type = resolveType(name, {});
  const masks = usualGenerators(type).filter(({ generator }) => generator.kind === 'code.mask');
  expect(masks.length).toBeGreaterThan(0);
  for (const { generator, says } of masks) {
    const mask = String(generator.parameters!.mask);
    expect(mask.length).toBeLessThanOrEqual(type.length!);
    const letters = mask.replaceAll(/[^A]/g, '').length;
    const digits = mask.replaceAll(/[^#]/g, '').length;
    expect(/letter/.test(says!)).toBe(letters > 0);
    expect(/digit/.test(says!)).toBe(digits > 0);
  }
  if (name === 'char(4)') expect(masks[0]).toEqual({ generator: { kind: 'code.mask', parameters: { mask: '####' } }, says: 'four digits' });
});
