/** The line of a Postgres program's output with the error. */
export function lastLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? 'no message';
}
