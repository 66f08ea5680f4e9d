/** What a run's sealed address is bound to. */
export function runPlace(id: string): string {
  return `run:${id}`;
}
