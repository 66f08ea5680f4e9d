import * as contract from '@seedbed/contract';
import { expect, test, vi } from 'vitest';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the whole contract comes out as it does with typebox', async () => {
  vi.resetModules();
  vi.doMock('typebox', () => import('./plain-schema.ts'));
  const plain = await import('@seedbed/contract');
  expect(plain.Blueprint).not.toBe(contract.Blueprint);
  expect(plain.ROUTES.length).toBeGreaterThan(20);
  expect(asJson(plain)).toEqual(asJson(contract));
});
