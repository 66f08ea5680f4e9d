import { expect, test } from 'vitest';
import type { Domain } from '@seedbed/contract';
import type { Draft } from '../edits/draft.ts';
import { numberBehindPrefix } from './with-prefix.ts';

const made = (domain: Domain, kind = 'code.reference', length?: number): Draft => {
  const draft = { kind, parameters: {}, column: { name: 'ref', type: { base: 'varchar', ...(length && { length }) } } } as unknown as Draft;
  numberBehindPrefix([draft], { ref: domain }, () => false);
  return draft;
};

test.each([
  ['TX-%', 'TX-[0-9]{6}'],
  ['INV%', 'INV[0-9]{6}'],
  ['a/b.%', 'a\\/b\\.[0-9]{6}'],
])('LIKE %s', (pattern, expected) => {
  const { kind, parameters } = made({ patterns: [{ syntax: 'like', pattern }] });
  expect({ kind, parameters }).toEqual({ kind: 'pattern', parameters: { regex: expected } });
});

test.each<[string, Domain, string?, number?]>([
  ['an address', { patterns: [{ syntax: 'like', pattern: 'https://%' }] }],
  ['a word', { patterns: [{ syntax: 'like', pattern: 'my %' }] }],
  ['what it must not begin with', { patterns: [{ syntax: 'like', pattern: 'TX-%', negated: true }] }],
  ['a whole pattern', { patterns: [{ syntax: 'regex', pattern: '^TX-[0-9]+$' }] }],
  ['no room', { patterns: [{ syntax: 'like', pattern: 'TX-%' }] }, 'code.reference', 5],
  ['a person', { patterns: [{ syntax: 'like', pattern: 'TX-%' }] }, 'person.fullName'],
])('%s is not changed', (_what, domain, kind = 'code.reference', length) => {
  expect(made(domain, kind, length).kind).toBe(kind);
});
