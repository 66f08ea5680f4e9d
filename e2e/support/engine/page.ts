import { digestsOf, wholePlan } from '../../../packages/engine/test/suites/whole/digests.ts';
import { kernelWords } from '../../../packages/engine/test/suites/whole/kernel-words.ts';

/** The answers of the engine's page: see `specs/engine-bytes.test.ts`. */
export type EnginePage = {
  /** The named tables' digests, line by line as the engine's golden files hold them. */
  digests(locale: string, tables: readonly string[]): Promise<string[]>;
  kernelWords(): Record<string, number[]>;
};

const page: EnginePage = {
  async digests(locale, tables) {
    const plan = await wholePlan(locale);
    const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return Promise.all(tables.map(async (name) => [name, ...(await digestsOf(plan, plan.table(name), sha256))].join('\t')));
  },
  kernelWords,
};

Object.assign(globalThis, { engine: page });
