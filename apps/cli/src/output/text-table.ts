/**
 * A table for a terminal: padded columns, each at most `widest` characters, NULL as `∅`. Shows control characters as pictures, so that no
 * value can move the cursor.
 */
export function textTable(names: readonly string[], rows: readonly (readonly (string | null)[])[], widest = 40): string {
  const cells = [names.map((name) => clip(name, widest)), ...rows.map((row) => row.map((value) => (value === null ? '∅' : clip(value, widest))))];
  const widths = names.map((_, index) => Math.max(...cells.map((row) => width(row[index] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((cell, index) => cell + ' '.repeat(widths[index]! - width(cell)))
      .join('  ')
      .trimEnd();
  const [head, ...body] = cells;
  return [line(head!), widths.map((count) => '─'.repeat(count)).join('  '), ...body.map(line)].join('\n') + '\n';
}

/** Text of several lines that a stranger or a model may have written, without characters that a terminal obeys. */
export function visibleText(text: string): string {
  return text.replace(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '·');
}

/** At most this many characters; control characters are replaced by visible symbols. */
export function clip(text: string, widest: number): string {
  // oxlint-disable-next-line no-control-regex -- these are what must not reach a terminal
  const shown = text.replace(/[\u0000-\u001f\u007f-\u009f]/g, (character) => (character === '\n' ? '↵' : '·'));
  const letters = [...shown];
  return letters.length <= widest ? shown : `${letters.slice(0, widest - 1).join('')}…`;
}

/** Columns that a text takes: East Asian wide letters take two. */
function width(text: string): number {
  let sum = 0;
  for (const letter of text) sum += /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/.test(letter) ? 2 : 1;
  return sum;
}
