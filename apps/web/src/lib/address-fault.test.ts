import { expect, test } from 'vitest';
import { addressFault } from './address-fault.ts';

test.each(['', '  ', 'postgres://ana@localhost/shop', 'postgresql://ana:p%20w@[::1]:5433/shop?sslmode=require'])('%j is accepted', (text) =>
  expect(addressFault(text)).toBeUndefined(),
);

test.each([
  ['mysql://root@localhost/shop', /Postgres only.* mysql/],
  ['garbage', /begins with postgres:/],
  ['localhost:5432/shop', /begins with postgres:/],
  ['postgres://ana:a b@localhost/shop', /no spaces/],
  ['postgres:///shop', /host is missing/],
  ['postgres://localhost', /database is missing/],
  ['postgres://localhost/', /database is missing/],
])('%s is not', (text, said) => expect(addressFault(text)).toMatch(said));
