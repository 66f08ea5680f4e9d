import { openCompute, type Answer, type Compute } from '@seedbed/runner/compute';

/** The real one, which also counts open downloads and their finished pieces. */
export function countingCompute(): { compute: Compute; open: () => number; chunks: () => number } {
  const real = openCompute();
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
  const watched = <T>(answer: Answer<T>): Answer<T> => ({ ...answer, rest: answer.rest && counted(answer.rest) });
  const compute: Compute = {
    ...real,
    download: async (...given) => watched(await real.download(...given)),
    archive: async (...given) => watched(await real.archive(...given)),
  };
  return { compute, open: () => open, chunks: () => chunks };
}
