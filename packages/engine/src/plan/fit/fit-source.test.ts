import type { Domain } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../compile.ts';
import { blueprintOf } from '../testing/blueprint-of.ts';
import { textRows } from '../text-rows.ts';

const words = await loadWords('en-US');
type Generator = { kind: string; parameters?: Record<string, unknown> };

/** 300 values of a column whose generator was chosen by inference. */
function values(type: string, domain: Domain, generator?: Generator, types = {}): string[] {
  const blueprint = blueprintOf({ a: { rows: 300, columns: { x: { type, domain, confidence: 0.5, ...(generator ? { generator } : {}) } } } }, [], { types });
  return textRows(compile(blueprint, words), 'a', 0, 300).map(([x]) => x!);
}

const ANY_INT = { kind: 'number.int', parameters: { min: -100_000, max: 100_000 } };
const FIRST_NAME = { kind: 'person.firstName' };

/** The condition → values, and a predicate for each of them. */
const FITTED: Record<string, [string[], (value: string) => boolean]> = {
  'bounds of an integer': [values('integer', { min: 5, max: 9 }, ANY_INT), (x) => Number(x) >= 5 && Number(x) <= 9],
  'open bounds': [values('integer', { min: 5, minExclusive: true, max: 9, maxExclusive: true }, ANY_INT), (x) => Number(x) > 5 && Number(x) < 9],
  'bounds of a decimal': [values('numeric(8,2)', { min: '0.05', max: '1.10' }, { kind: 'number.float' }), (x) => Number(x) >= 0.05 && Number(x) <= 1.1],
  'patterns of a field': [
    values('public.price', { fields: { currency: { patterns: [{ syntax: 'regex', pattern: '^[A-Z]{3}$' }] } } }, undefined, {
      'public.price': {
        kind: 'composite',
        fields: [
          { name: 'amount', type: 'numeric(10,2)' },
          { name: 'currency', type: 'character(3)' },
        ],
      },
    }),
    (x) => /,"?[A-Z]{3}"?\)$/.test(x),
  ],
  'bounds of more digits than the source has': [
    values('numeric', { min: 0, max: '0.25' }, { kind: 'number.percent' }),
    (x) => Number(x) >= 0 && Number(x) <= 0.25,
  ],
  'wide bounds of more digits': [values('numeric', { min: 1, max: '20.55' }, { kind: 'number.percent' }), (x) => Number(x) >= 1 && Number(x) <= 20.55],
  'bounds of a float': [values('double precision', { min: -1, max: 1 }, { kind: 'number.float' }), (x) => Math.abs(Number(x)) <= 1],
  'values left out': [values('integer', { min: 1, max: 4, notIn: ['2', '3'] }, ANY_INT), (x) => x === '1' || x === '4'],
  multiples: [values('integer', { multipleOf: 15, min: 1, max: 100 }, ANY_INT), (x) => Number(x) % 15 === 0 && Number(x) >= 1 && Number(x) <= 100],
  'a list of integers': [values('integer', { in: ['3', '7'] }, ANY_INT), (x) => x === '3' || x === '7'],
  'bounds of a date': [values('date', { min: '2020-01-01', max: '2020-12-31' }, { kind: 'date.created' }), (x) => x.startsWith('2020-')],
  'bounds of a moment': [values('timestamp with time zone', { min: '2024-05-01 00:00:00+00', max: '2024-06-01 00:00:00+00' }), (x) => /^2024-0[56]-/.test(x)],
  'a length': [values('character varying(3)', {}, FIRST_NAME), (x) => x.length <= 3],
  'a least length': [values('text', { minLength: 12 }, FIRST_NAME), (x) => x.length >= 12],
  'lower case': [values('text', { case: 'lower' }, FIRST_NAME), (x) => x === x.toLowerCase()],
  'a pattern': [values('text', { patterns: [{ syntax: 'regex', pattern: '^[A-Z]{2}-\\d{4}$' }] }, FIRST_NAME), (x) => /^[A-Z]{2}-\d{4}$/.test(x)],
  like: [values('text', { patterns: [{ syntax: 'like', pattern: 'https://%' }] }), (x) => x.startsWith('https://')],
  'a list of texts': [values('text', { in: ['new', 'old'] }, FIRST_NAME), (x) => x === 'new' || x === 'old'],
  'texts left out': [values('text', { notIn: ['x'] }, { kind: 'values', parameters: { values: ['x', 'y'] } }), (x) => x !== 'x'],
  'labels of an enum': [
    values('public.mood', {}, FIRST_NAME, { 'public.mood': { kind: 'enum', labels: ['low', 'high'] } }),
    (x) => x === 'low' || x === 'high',
  ],
  bytes: [values('bytea', { minLength: 20, maxLength: 20 }), (x) => x.length === 42],
  'a JSON array': [values('jsonb', { jsonTypes: ['array'] }, { kind: 'json' }), (x) => Array.isArray(JSON.parse(x))],
  'JSON keys': [values('jsonb', { jsonTypes: ['object'], jsonKeys: ['a', 'b'] }, { kind: 'json' }), (x) => 'a' in JSON.parse(x) && 'b' in JSON.parse(x)],
  'JSON members': [
    values('jsonb', { jsonMembers: { kind: { in: ['x', 'y'] }, size: { jsonTypes: ['number'], min: 3 } } }, { kind: 'json' }),
    (x) => ['x', 'y'].includes(JSON.parse(x).kind) && JSON.parse(x).size >= 3,
  ],
  'JSON members inside of members, and keys that are not there': [
    values('jsonb', {
      jsonAbsent: ['c'],
      jsonMembers: { a: { jsonTypes: ['object'], jsonMembers: { b: { in: ['x'] } } }, l: { jsonTypes: ['array'], minLength: 2 } },
    }),
    (x) => JSON.parse(x).a.b === 'x' && JSON.parse(x).l.length >= 2 && !('c' in JSON.parse(x)),
  ],
  'a JSON list of some length': [values('jsonb', { jsonTypes: ['array'], minLength: 2, maxLength: 3 }), (x) => /^2|3$/.test(String(JSON.parse(x).length))],
  'a JSON list that is empty': [
    values(
      'jsonb',
      { jsonTypes: ['array'], maxLength: 0 },
      { kind: 'json', parameters: { shape: { type: 'array', items: { type: 'object', keys: {} }, min: 1, max: 3 } } },
    ),
    (x) => x === '[]',
  ],
  'elements of an array': [values('integer[]', { minLength: 2, maxLength: 3, element: { min: 1, max: 5 } }), (x) => /^\{"?[1-5]"?(,"?[1-5]"?){1,2}\}$/.test(x)],
  'ends of a range': [
    values('int4range', { range: { lower: { min: 1, max: 50 }, upper: { max: 60 }, empty: false, upperOpen: false } }),
    (x) => {
      const [from, to] = x.slice(1, -1).replaceAll('"', '').split(',').map(Number);
      return from! >= 1 && to! > from! && to! <= 60;
    },
  ],
  'an open end': [values('daterange', { range: { upperOpen: true } }), (x) => x.endsWith(',)')],
  'fields of a composite': [
    values('public.point3', { fields: { x: { min: 5, max: 6 } } }, undefined, {
      'public.point3': {
        kind: 'composite',
        fields: [
          { name: 'x', type: 'integer' },
          { name: 'y', type: 'integer' },
        ],
      },
    }),
    (x) => /^\("?[56]"?,/.test(x),
  ],
};

test.each(Object.entries(FITTED))('%s', (_, [found, holds]) => {
  expect(found.filter((value) => !holds(value))).toEqual([]);
});

test('values that fit are not changed', () => {
  const lists = { kind: 'values', parameters: { values: ['short', 'rather long', 'longest of them all'] } };
  const free = values('text', {}, lists);
  const bound = values('text', { maxLength: 11 }, lists);
  free.forEach((value, i) => expect(bound[i] === value || value.length > 11).toBe(true));
});
