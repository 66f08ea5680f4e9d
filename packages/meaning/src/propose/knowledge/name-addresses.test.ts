import { expect, test } from 'vitest';
import type { Draft } from '../../edits/draft.ts';
import { nameAddresses } from './name-addresses.ts';

const draft = (name: string, kind: string, column = {}): Draft =>
  ({ column: { name, notNull: true, type: { base: 'text' }, ...column }, kind, parameters: {}, because: {} }) as unknown as Draft;

test('addresses of a company are at its name, but for those under a key and in short columns', () => {
  const site = draft('website', 'company.url');
  const domain = draft('domain', 'company.domain', { inKey: true });
  const short = draft('mail', 'company.email', { type: { base: 'varchar', length: 40 } });
  nameAddresses(draft('name', 'example'), [site, domain, short]);
  expect(site).toMatchObject({ kind: 'template', parameters: { template: 'https://www.{{slug:name}}.example' } });
  expect([domain.kind, short.kind]).toEqual(['company.domain', 'company.email']);
});

test('a name that may be missing gives no address', () => {
  const site = draft('website', 'company.url');
  nameAddresses(draft('name', 'example', { notNull: false }), [site]);
  expect(site.kind).toBe('company.url');
});
