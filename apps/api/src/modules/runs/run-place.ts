/** The place for sealing a run's address. */
export function runPlace(id: string): string {
  return `run:${id}`;
}
