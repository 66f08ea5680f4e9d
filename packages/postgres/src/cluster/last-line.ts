/** Of what a program of Postgres wrote, the line that says what went wrong. */
export function lastLine(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return lines.findLast((line) => /error|fatal|could not/i.test(line)) ?? lines.at(-1) ?? 'no message';
}
