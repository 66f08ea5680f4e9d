/** Lines of CSV as the API writes it: a cell that is empty and not quoted is NULL. */
export function readCsv(text: string): (string | null)[][] {
  const lines: (string | null)[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  let line: (string | null)[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error('This is not CSV.');
    const [, quoted, plain, end] = found;
    line.push(quoted === undefined ? plain! || null : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}
