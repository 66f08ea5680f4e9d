import { Problem, type Diagnostic } from '@seedbed/contract';
import type { OpenClient } from '@seedbed/postgres/sql';

/** Work after the commit. A failure is only reported: the load has still succeeded. */
type AfterLoad = {
  run<T>(work: (client: OpenClient) => Promise<T>, otherwise: T): Promise<T>;
  diagnostics(): Diagnostic[];
};

/** Uses the load's own session, or another one if that has died in the meantime. */
export async function openAfterLoad(client: OpenClient, more: (() => Promise<OpenClient>) | undefined): Promise<AfterLoad & AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  const lives = await client.query('SELECT 1').then(
    () => true,
    () => false,
  );
  const other = lives ? undefined : await more?.().catch(() => undefined);
  if (other) stack.use(other);
  const session = other ?? client;
  const notes: Diagnostic[] = [];
  const held = stack.move();
  return {
    async run(work, otherwise) {
      try {
        return await work(session);
      } catch (error) {
        // An error of the load itself, which reports the state of the target.
        if (error instanceof Problem && error.facts['outcome'] === 'committed') throw error;
        const why = error instanceof Error ? error.message : String(error);
        if (notes.length === 0)
          notes.push({ level: 'warning', code: 'not-looked-after', message: `The rows are in, but the session broke behind them: ${why}` });
        return otherwise;
      }
    },
    diagnostics: () => notes,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
