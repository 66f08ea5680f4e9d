import { expect, test } from 'vitest';
import { parseRule } from './rule.ts';
import { RuleIndex } from './rule-index.ts';
import { compileRules, lazyRules } from './rule-source.ts';
import type { ColumnContext } from '../column-context.ts';
import { tokenize } from '../names/tokens.ts';
import type { TypeClass } from './type-class.ts';

const index = new RuleIndex(
  lazyRules(
    compileRules(
      `
name | text => text.nounName
country name | text => location.country
^title | text | of book => media.bookTitle
title | text | by first last; len<=10 => person.prefix null=0.4
is/has ... | bool => datatype.boolean probability=0.3
last ... at | stamp => date.recent
emergency+contact/billing phone | text => phone.number
size | text => values values=["S","a b","L"] weights=[1,2,3]
`
        .trim()
        .split('\n'),
    ),
  ),
);

function at(name: string, type: TypeClass, table: string, extra: Partial<ColumnContext> = {}): ColumnContext {
  const tokens = tokenize(table);
  return {
    type,
    length: undefined,
    name: tokenize(name),
    table: tokens,
    tableWords: new Set(tokens.words),
    siblingWords: new Set(),
    domains: new Set(),
    agent: false,
    ...extra,
  };
}

const kindOf = (columnContext: ColumnContext): string | undefined => index.best(columnContext)?.rule.kind;

test('the rest of a phrase may be in the name of the table', () => {
  expect(kindOf(at('name', 'text', 'countries'))).toBe('location.country');
  expect(kindOf(at('name', 'text', 'regions'))).toBe('text.nounName');
});

test('conditions choose between meanings of one word', () => {
  expect(kindOf(at('title', 'text', 'books'))).toBe('media.bookTitle');
  expect(kindOf(at('title', 'text', 'staff', { siblingWords: new Set(['first']), length: 8 }))).toBe('person.prefix');
  expect(kindOf(at('title', 'text', 'staff', { siblingWords: new Set(['first']), length: 80 }))).toBeUndefined();
});

test('open patterns match at the start, with a gap, and only their type', () => {
  expect(kindOf(at('is_really_new', 'bool', 't'))).toBe('datatype.boolean');
  expect(kindOf(at('is_really_new', 'text', 't'))).toBeUndefined();
  expect(kindOf(at('last_cache_refresh_at', 'stamp', 't'))).toBe('date.recent');
});

test('an alternative of two words has one position', () => {
  expect(kindOf(at('emergency_contact_phone', 'text', 't'))).toBe('phone.number');
  expect(kindOf(at('contact_phone', 'text', 't'))).toBeUndefined();
});

test('the words before those of a rule are returned', () => {
  expect(index.best(at('billing_country_name', 'text', 't'))?.rest).toEqual(['billing']);
});

test('parameters are read as JSON, numbers, or words', () => {
  expect(index.best(at('size', 'text', 't'))?.rule.parameters).toEqual({ values: ['S', 'a b', 'L'], weights: [1, 2, 3] });
});

test('an unknown condition is refused', () => {
  expect(() => parseRule('x | text | when full => y')).toThrow('when full');
});

test('a repeated condition is refused, because one of them would have no effect', () => {
  expect(() => parseRule('x | text | of a; by b; of c => y')).toThrow('says "of" twice');
});
