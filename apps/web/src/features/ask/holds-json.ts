/** Whether a reply may contain a JSON document: it has an opening brace, whatever surrounds it. */
export function holdsJson(text: string): boolean {
  const from = text.indexOf('{');
  return from >= 0 && text.indexOf('}', from) > from;
}
