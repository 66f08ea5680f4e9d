/** Three lines of a text around `line` (from 1), with a caret below `column` (from 1); numbered from behind the first `before` lines, which are of other files. */
export function excerptAt(text: string, line: number, column: number | null, before = 0): string {
  const lines = text.split('\n');
  const width = String(Math.min(lines.length, line + 1) - before).length;
  const out: string[] = [];
  for (let number = Math.max(before + 1, line - 1); number <= Math.min(lines.length, line + 1); number++) {
    const content = lines[number - 1]!.replaceAll('\t', ' ').replace(/\r$/, '');
    out.push(`${String(number - before).padStart(width)} │ ${content.slice(0, 160)}`);
    if (number === line && column !== null && column <= 160) out.push(`${' '.repeat(width)} │ ${' '.repeat(Math.max(0, column - 1))}^`);
  }
  return out.join('\n');
}

/** Where a line (from 1) starts and ends in the text. */
export function rangeOfLine(text: string, line: number): [number, number] {
  let from = 0;
  for (let i = 1; i < line; i++) {
    const next = text.indexOf('\n', from);
    if (next < 0) break;
    from = next + 1;
  }
  const end = text.indexOf('\n', from);
  return [from, end < 0 ? text.length : end];
}
