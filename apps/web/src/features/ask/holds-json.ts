/** Whether a reply may hold a JSON document at all: it begins with a brace, whatever is around it. */
export function holdsJson(text: string): boolean {
  const from = text.indexOf('{');
  return from >= 0 && text.indexOf('}', from) > from;
}
