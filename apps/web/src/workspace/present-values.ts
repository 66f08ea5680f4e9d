/** Texts that are numbers, as numbers. */
export function numbersOf(texts: readonly string[]): number[] {
  return texts
    .filter((text) => text.trim() !== '')
    .map(Number)
    .filter(Number.isFinite);
}

const LONGEST = 64;

/** The form of the first text that is not empty, as a regular expression: `AB-1204` → `[A-Z]{2}-\d{4}`. */
export function shapeOf(texts: readonly string[]): string {
  const text = texts.find((one) => one.trim() !== '')?.slice(0, LONGEST) ?? 'AA-0000';
  let shape = '';
  for (const [run] of text.matchAll(/\d+|[A-Z]+|[a-z]+|[^\dA-Za-z]/g)) {
    if (/^\d/.test(run)) shape += `\\d${times(run)}`;
    else if (/^[A-Z]/.test(run)) shape += `[A-Z]${times(run)}`;
    else if (/^[a-z]/.test(run)) shape += `[a-z]${times(run)}`;
    else shape += /[\s\w]/.test(run) || run.charCodeAt(0) > 127 ? run : `\\${run}`;
  }
  return shape;
}

function times(run: string): string {
  return run.length === 1 ? '' : `{${run.length}}`;
}
