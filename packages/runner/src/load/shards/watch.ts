import { toProblem } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';
import { patiently } from '../parts/at-once.ts';

/** A session that reads the ledger while others send rows; a broken one is reopened. */
export type Watch = AsyncDisposable & {
  /** Runs once; throws Problem. */
  once<T>(work: (client: OpenClient) => Promise<T>): Promise<T>;
  /** Retries if that may help. */
  ask<T>(work: (client: OpenClient) => Promise<T>): Promise<T>;
};

export function openWatch(connect: () => Promise<OpenClient>, signal: AbortSignal | undefined): Watch {
  let open: Promise<OpenClient> | undefined;
  const close = async (session: Promise<OpenClient> | undefined): Promise<void> => {
    await session?.then((client) => client[Symbol.asyncDispose]()).catch(() => {});
  };
  const once = async <T>(work: (client: OpenClient) => Promise<T>): Promise<T> => {
    const session = (open ??= connect());
    try {
      return await work(await session);
    } catch (error) {
      if (open === session) open = undefined;
      await close(session);
      throw toProblem(error);
    }
  };
  return { once, ask: (work) => patiently(signal, () => once(work)), [Symbol.asyncDispose]: () => close(open) };
}
