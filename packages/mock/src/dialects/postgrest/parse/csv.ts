/** Lines of fields, as RFC 4180 has them. Empty lines are passed over. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
  for (let match = pattern.exec(text); match && pattern.lastIndex <= text.length; match = pattern.exec(text)) {
    const [whole, quoted, plain = '', end] = match;
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      if (line.length > 1 || line[0] !== '') lines.push(line);
      line = [];
    }
    if (end === '' || whole === '') break;
  }
  return lines;
}
