/** What the project's code states, and how to leave it out. */
export function codeLines(summary: string): string {
  const [first, ...unread] = summary.split('\n');
  return [`${first} (--no-code leaves them out)`, ...unread].map((line) => `${line}\n`).join('');
}
