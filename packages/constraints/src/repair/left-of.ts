/** What to add to the words for rows that Postgres took, where fewer of them are left in the end than the words count. */
export function leftOf(how: string, now: number): string {
  const counted = Number(/^(?:the )?(\d+) rows? (?:of \d+ )?that Postgres took/.exec(how)?.[1] ?? NaN);
  return counted > now ? `; of these, ${now} are left beside the rows of the other tables` : '';
}
