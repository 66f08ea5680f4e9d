import { AUDITED } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { actionWords, detailWords, NOUNS } from './event-words.ts';

test('an event is described in words', () => {
  expect(actionWords('member.role-changed')).toBe('member role changed');
  expect(actionWords('api-key.created')).toBe('API key created');
  expect(detailWords({ until: '2027-02-20T02:34:24.002Z' })).toBe('until 2027-02-20');
  expect(detailWords({ before: 'viewer', after: 'editor', scopes: ['read', 'run'], expiresAt: null })).toBe('before viewer · after editor · scopes read, run');
  expect(detailWords({ rows: 1_250_000, mode: 'append', create: false })).toBe('rows 1,250,000 · mode append · create no');
  expect(detailWords({ signedInBy: 'oidc', claims: { sub: '1' } })).toBe('signed in by oidc · claims {"sub":"1"}');
});

test('every kind of event can be filtered', () => {
  const nouns = new Set(Object.values(AUDITED).flatMap((audited) => (audited ? [audited.action.replace(/[^.]+$/, '')] : [])));
  expect(
    NOUNS.map(({ id }) => id)
      .filter((id) => id !== 'all')
      .sort(),
    // An agent’s load is not a call of the contract.
  ).toEqual([...nouns, 'target.'].sort());
});
