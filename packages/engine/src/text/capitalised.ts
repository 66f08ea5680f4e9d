/** With its first letter in capitals. */
export function capitalised(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
