/** Keys of notes as they are on show. A note that goes takes its key along: what is written into one that fades out would be gone with it. */
type NoteKeys = { keyOf(id: string): string; gone(id: string): void };

export function noteKeys(): NoteKeys {
  const went = new Map<string, number>();
  return {
    keyOf: (id) => `${id} ${went.get(id) ?? 0}`,
    gone: (id) => void went.set(id, (went.get(id) ?? 0) + 1),
  };
}
