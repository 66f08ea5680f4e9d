const MARK = '-- seedbed:file ';

/** A comment line with the name of the next file in a script. The lines after it belong to that file, counted from 1. */
export function fileMark(path: string): string {
  return `${MARK}${path.replaceAll(/[\r\n]/g, ' ')}`;
}

/** A line before a mark: the file is read in the same session as the one before, by psql's `\i` or at the end of it. */
export const WITHIN_MARK = '-- seedbed:within';

const ORIGIN = '-- seedbed:origin ';

/** A comment line in translated DDL: the source of the following lines, in words for people. Those lines are generated, and never shown. */
export function originMark(origin: string): string {
  return `${ORIGIN}${origin.replaceAll(/[\r\n]/g, ' ')}`;
}

/** The source of a line (from 1) of translated DDL; undefined in a script that people wrote. */
export function originOf(script: string, line: number): string | undefined {
  if (!script.includes(ORIGIN)) return undefined;
  const mark = script
    .split('\n')
    .slice(0, line)
    .findLast((each) => each.startsWith(ORIGIN));
  return mark?.slice(ORIGIN.length).trimEnd();
}

/** A line of a file, and the offset of the file in the joined script, in characters. */
export type FilePlace = { readonly file: string; readonly line: number; readonly start: number };

/** The file that a line (from 1) of a joined script comes from, and its line there; undefined in a script that names no file. */
export function filePlaceOf(script: string, line: number): FilePlace | undefined {
  if (!script.includes(MARK)) return undefined;
  const lines = script.split('\n');
  for (let at = Math.min(line, lines.length) - 1; at >= 0; at--)
    if (lines[at]!.startsWith(MARK)) {
      const start = lines.slice(0, at + 1).reduce((sum, each) => sum + each.length + 1, 0);
      return { file: lines[at]!.slice(MARK.length).trimEnd(), line: line - 1 - at, start };
    }
  return undefined;
}

/** Files as one script, each behind its mark: what `partsByFile` splits. */
export function joinFiles(parts: readonly { readonly file: string; readonly text: string }[]): string {
  return parts.map(({ file, text }) => `${fileMark(file)}\n${text}${text.endsWith('\n') ? '' : '\n'}`).join('');
}

/** A joined script split at its marks; a script without marks is one part without a file. */
export function partsByFile(script: string): readonly { readonly file: string | undefined; readonly text: string }[] {
  if (!script.includes(MARK)) return [{ file: undefined, text: script }];
  return script
    .split(/^(?=-- seedbed:file )/m)
    .filter((part) => part !== '')
    .map((part) => {
      if (!part.startsWith(MARK)) return { file: undefined, text: part };
      const end = part.indexOf('\n');
      return { file: part.slice(MARK.length, end).trimEnd(), text: part.slice(end + 1) };
    });
}
