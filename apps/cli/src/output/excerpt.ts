/** One line of a text (from 1), with a caret below a column (from 1); a long line from near the column on. `shown`: its number in its own file. */
export function excerptOf(text: string, line: number, column: number, shown: number = line): string | undefined {
  const content = text.split('\n')[line - 1]?.replace(/\r$/, '').replaceAll('\t', ' ');
  if (content === undefined || content.trim() === '') return undefined;
  const from = Math.max(0, column - 1 - BEFORE);
  const number = String(shown);
  return `  ${number} │ ${content.slice(from, from + SHOWN)}\n  ${' '.repeat(number.length)} │ ${' '.repeat(column - 1 - from)}^`;
}

const SHOWN = 120;
const BEFORE = 80;
