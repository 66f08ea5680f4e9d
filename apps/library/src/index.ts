import { catchUp } from '@seedbed/postgres/entry';
import type * as Declared from '../types/index.d.ts';

// Importing this is cheap: a function loads its code at the first call.

export const infer: typeof Declared.infer = async (...given) => (await load(() => import('./infer.ts'))).infer(...given);

export const generate: typeof Declared.generate = async (...given) => (await load(() => import('./generate.ts'))).generate(...given);

export const createTestData: typeof Declared.createTestData = async (...given) => (await load(() => import('./create-test-data.ts'))).createTestData(...given);

export const defineConfig: typeof Declared.defineConfig = (config) => config;

async function load<T>(code: () => Promise<T>): Promise<T> {
  await catchUp();
  return await code();
}
