import { toProblem } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';
import { patiently } from '../parts/at-once.ts';

/** A session that looks at the ledger while others send rows; one that broke is opened again. */
export type Watch = AsyncDisposable & {
  /** Once; throws Problem. */
  once<T>(work: (client: OpenClient) => Promise<T>): Promise<T>;
  /** Again, where that may help. */
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
