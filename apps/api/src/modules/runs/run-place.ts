/** The context for encrypting a run's address. */
export function runPlace(id: string): string {
  return `run:${id}`;
}
