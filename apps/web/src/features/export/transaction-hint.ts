/** What a failed load leaves behind, depending on its commits; `create`: it creates the schema first. */
export function transactionHint(atomic: boolean, create: boolean): string {
  if (!atomic) return 'Each part is committed when done; an interrupted run can be resumed and makes the missing parts.';
  const all = 'Nothing is visible before the end, and nothing remains if it fails or is cancelled.';
  return create ? `${all} Before Postgres 17, a schema with ALTER TYPE … ADD VALUE is committed before its rows, and removed again if they fail.` : all;
}
