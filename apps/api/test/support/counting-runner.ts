import { openRunner, type Runner } from '@seedbed/runner';

/** The real runner, which also says how many streams are open and how many chunks were made. */
export function countingRunner(): { runner: Runner; open: () => number; chunks: () => number } {
  const real = openRunner();
  let open = 0;
  let chunks = 0;
  async function* counted(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    open++;
    try {
      for await (const chunk of source) {
        chunks++;
        yield chunk;
      }
    } finally {
      open--;
    }
  }
  return { runner: { ...real, stream: (plan, request) => counted(real.stream(plan, request)) }, open: () => open, chunks: () => chunks };
}
