/** What a load leaves when it fails, by how its rows are committed; `create`: it makes the schema first. */
export function transactionHint(atomic: boolean, create: boolean): string {
  if (!atomic) return 'Each part is committed when done; an interrupted run can be resumed and makes the missing parts.';
  const all = 'Nothing is visible before the end, and nothing remains if it fails or is cancelled.';
  return create ? `${all} Before Postgres 17, a schema with ALTER TYPE … ADD VALUE is committed before its rows, and removed again if they fail.` : all;
}
