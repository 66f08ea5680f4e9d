import * as contract from '@seedbed/contract';
import { expect, test, vi } from 'vitest';

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('the whole contract converts to the same schema as typebox', async () => {
  vi.resetModules();
  // A name that this package cannot resolve would be mocked for nobody: it depends on typebox for this test alone.
  vi.doMock('typebox', () => import('./plain-schema.ts'));
  const plain = await import('@seedbed/contract');
  // Only typebox writes this member, unseen by JSON.
  expect('~kind' in contract.Blueprint).toBe(true);
  expect('~kind' in plain.Blueprint).toBe(false);
  expect(plain.ROUTES.length).toBeGreaterThan(20);
  expect(asJson(plain)).toEqual(asJson(contract));
});
