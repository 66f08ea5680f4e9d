/** What a server reported, in quotation marks that its own do not close. */
export function quoteReport(text: string): string {
  return text.includes('"') ? `“${text}”` : `"${text}"`;
}
