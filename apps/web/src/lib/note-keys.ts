/** Keys of visible notifications. A new notification gets a new key, because content added to one that fades out would disappear with it. */
type NoteKeys = { keyOf(id: string): string; gone(id: string): void };

export function noteKeys(): NoteKeys {
  const went = new Map<string, number>();
  return {
    keyOf: (id) => `${id} ${went.get(id) ?? 0}`,
    gone: (id) => void went.set(id, (went.get(id) ?? 0) + 1),
  };
}
