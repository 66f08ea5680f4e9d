import { expect, test } from 'vitest';
import { readDocument } from '../../read/documents/read-document.ts';
import { universal } from '../../read/rules/universal.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { composeDocument } from './compose-document.ts';

const index = universal;
const none = new Set<string>();
const at: ColumnContext = {
  type: 'json',
  length: undefined,
  name: { words: ['metadata'], raw: ['metadata'] },
  table: { words: ['user'], raw: ['users'] },
  tableWords: new Set(['user']),
  siblingWords: none,
  domains: none,
  agent: true,
};

test('keys hold what columns with their names would', () => {
  expect(composeDocument('email timezone? retries:int', at, index)).toEqual({
    type: 'object',
    keys: {
      email: { kind: 'internet.email' },
      timezone: { kind: 'location.timeZone', share: 0.6 },
      retries: expect.objectContaining({ kind: expect.stringMatching(/^number\./) }),
    },
  });
});

test('lists, nested objects, values based on earlier ones', () => {
  expect(composeDocument('[plan=free|pro prices{eur=_9|_19}]', at, index)).toEqual({
    type: 'array',
    min: 1,
    max: 3,
    items: {
      type: 'object',
      keys: {
        plan: { kind: 'values', parameters: { values: ['free', 'pro'], weights: [40, 24] } },
        prices: { type: 'object', keys: { eur: { kind: 'values', parameters: { values: ['"9"', '"19"'], weights: [40, 24] } } } },
      },
    },
  });
});

test('a document has the members of one choice, so that they agree', () => {
  expect(composeDocument('[id=1..9 ( field=country value=DE|US ; field=seats value=0.5..4.5 )]', at, index)).toEqual({
    type: 'array',
    min: 1,
    max: 3,
    items: {
      type: 'oneOf',
      shapes: [
        {
          type: 'object',
          keys: {
            id: { kind: 'number.int', parameters: { min: 1, max: 9 } },
            field: { kind: 'values', parameters: { values: ['country'] } },
            value: { kind: 'values', parameters: { values: ['DE', 'US'], weights: [40, 24] } },
          },
        },
        expect.objectContaining({
          keys: expect.objectContaining({ value: { kind: 'number.float', parameters: { min: 0.5, max: 4.5, fractionDigits: 1 } } }),
        }),
      ],
    },
  });
});

test('quoted values may have brackets, generators parameters', () => {
  expect(readDocument("text='Hi {{name}}, all well?|Bye' customer=code.externalId(prefix=cus_,length=14)?")).toEqual({
    is: 'object',
    members: [
      { key: 'text', optional: false, part: { is: 'oneOf', values: ['Hi {{name}}, all well?', 'Bye'] } },
      { key: 'customer', optional: true, part: { is: 'made', kind: 'code.externalId', parameters: { prefix: 'cus_', length: 14 } } },
    ],
  });
});

test('an invalid notation names its place', () => {
  expect(() => readDocument('a{b')).toThrow('} expected at 3');
  expect(() => readDocument('a=|')).not.toThrow();
  expect(() => readDocument('a:1')).toThrow('not understood at 2');
});
