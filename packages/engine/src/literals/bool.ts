/** Whether a truth value as Postgres or COPY prints it is true. */
export function isTrueText(text: string): boolean {
  return text === 'true' || text === 't';
}
