import { PIECE_BYTES } from '../limits.ts';

/** The beginning of an answer; `more` identifies the rest, which the caller fetches piece by piece. */
export type Begun = { readonly bytes: readonly Uint8Array[]; readonly more: number | undefined };

type Source = Iterator<Uint8Array, void>;

/** Answers longer than a piece, while someone reads them. */
type OpenAnswers = {
  begin(source: Source): Begun;
  pull(handle: number): Begun;
  close(handle: number): void;
};

export function openAnswers(): OpenAnswers {
  const open = new Map<number, Source>();
  let last = 0;

  function take(source: Source, handle: number): Begun {
    const bytes: Uint8Array[] = [];
    for (let size = 0; size < PIECE_BYTES;) {
      const next = source.next();
      if (next.done) {
        open.delete(handle);
        return { bytes, more: undefined };
      }
      bytes.push(next.value);
      size += next.value.length;
    }
    open.set(handle, source);
    return { bytes, more: handle };
  }

  return {
    begin: (source) => take(source, ++last),
    pull(handle) {
      const source = open.get(handle);
      if (!source) throw new Error(`there is no answer ${handle} that is open`);
      try {
        return take(source, handle);
      } catch (error) {
        open.delete(handle);
        throw error;
      }
    },
    close(handle) {
      open.get(handle)?.return?.();
      open.delete(handle);
    },
  };
}
