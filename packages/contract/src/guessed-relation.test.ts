import { expect, test } from 'vitest';
import type { Relation } from './blueprint/relation.ts';
import { withoutRelation } from './guessed-relation.ts';

const relation = (from: string, name: string, to: string, more: Partial<Relation> = {}): Relation => ({
  name,
  from: { table: from, columns: [name] },
  to: { table: to, columns: ['id'] },
  source: 'declared',
  ...more,
});
const OF_SITE = relation('users', 'site', 'sites');
const OF_USER = relation('sessions', 'user', 'users');

test('who agreed in a place to which the gone reference led becomes independent', () => {
  const token = relation('tokens', 'session', 'sessions');
  const near = relation('tokens', 'site', 'sites', { within: 'session', scope: 'sites' });
  const named = relation('tokens', 'site', 'sites', { within: 'session', scope: 'sites', along: ['user', 'site'] });
  expect(withoutRelation([OF_SITE, OF_USER, token, near], OF_SITE)).toEqual([OF_USER, token, relation('tokens', 'site', 'sites')]);
  const other = relation('sessions', 'place', 'sites');
  expect(withoutRelation([OF_SITE, OF_USER, other, token, near], OF_SITE).at(-1)).toEqual(near);
  expect(withoutRelation([OF_SITE, OF_USER, other, token, named], OF_SITE).at(-1)).not.toHaveProperty('within');
});

test('whose parent lies within, or differs from, the gone reference becomes independent', () => {
  const lead = relation('orders', 'shop', 'shops');
  const within = relation('orders', 'clerk', 'clerks', { within: 'shop', scope: 'shops' });
  const differs = relation('orders', 'other', 'shops', { distinctFrom: 'shop' });
  expect(withoutRelation([lead, within, differs], lead)).toEqual([relation('orders', 'clerk', 'clerks'), relation('orders', 'other', 'shops')]);
});
