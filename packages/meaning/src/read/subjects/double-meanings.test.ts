import { expect, test } from 'vitest';
import { otherMeanings, withoutOthers } from './double-meanings.ts';

const meant = (words: string) => [...otherMeanings(new Set(words.split(' ')))];

test('tenants of software pay no rent, those of a house have no plan', () => {
  expect(meant('tenant subdomain plan role name')).toEqual(['tenant']);
  expect(meant('tenant lease landlord plan role')).toEqual([]);
});

test('accounts that follow each other are not bank accounts', () => {
  expect(meant('account username follower avatar')).toEqual(['account']);
  expect(meant('account ledger transaction balance username password login')).toEqual([]);
});

test('a booking in a calendar is not a journey', () => {
  expect(meant('booking calendar attendee timezone')).toContain('booking');
  expect(meant('booking hotel room stay calendar attendee timezone')).toEqual([]);
});

test('one word of software is not enough', () => {
  expect(meant('tenant role name')).toEqual([]);
  expect([...withoutOthers(new Set(['tenant', 'brand']), new Set(['tenant']))]).toEqual(['brand']);
});
