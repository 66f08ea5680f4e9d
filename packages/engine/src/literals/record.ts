/** The fields of a row value as Postgres prints it, `(1,"a b",)`: an empty field is null. Returns null for anything that is not in parentheses. */
export function parseRecord(text: string): (string | null)[] | null {
  const inner = /^\s*\((.*)\)\s*$/s.exec(text);
  return inner && fieldsOf(inner[1]!);
}

/** A row value as Postgres prints it. */
export function recordText(fields: readonly (string | null)[]): string {
  return `(${fields.map((text) => (text === null ? '' : text === '' || /[(),"\\\s]/.test(text) ? doubled(text) : text)).join(',')})`;
}

/** Texts between commas, quoted or not; an empty field is null. */
export function fieldsOf(text: string): (string | null)[] {
  const fields: (string | null)[] = [];
  let value: string | null = null;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === ',' && !quoted) {
      fields.push(value);
      value = null;
    } else if (character === '"') {
      if (quoted && text[at + 1] === '"') value += text[++at]!;
      else quoted = !quoted;
      value ??= '';
    } else {
      value = (value ?? '') + (character === '\\' ? (text[++at] ?? '') : character);
    }
  }
  return [...fields, value];
}

/** In quotes, as rows and ranges have them: quotes and backslashes stand twice. */
export function doubled(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '$&$&')}"`;
}
