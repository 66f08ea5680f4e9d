/** Errors of what somebody asked for by hand: a button, a form. */
const asked = new WeakSet<object>();

/** Notes that an error is the answer to something that somebody did, and not to what the page asks for by itself. */
export function noteAsked(error: unknown): void {
  if (typeof error === 'object' && error !== null) asked.add(error);
}

/** Whether somebody waits to hear what became of what they did. */
export function wasAsked(error: unknown): boolean {
  return typeof error === 'object' && error !== null && asked.has(error);
}
