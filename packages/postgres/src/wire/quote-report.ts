/** A server's text, in quotation marks that the text itself cannot close. */
export function quoteReport(text: string): string {
  return text.includes('"') ? `“${text}”` : `"${text}"`;
}
