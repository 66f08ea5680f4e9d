/** One segment of a path template: text, or with parameters in it (`{id}`, `{id}.json`, `{name}:cancel`). */
export type PathPart = { readonly text: string; readonly parameters: readonly string[]; readonly test: RegExp };

/** The segments of a template, without query and fragment. */
export function partsOf(path: string): PathPart[] {
  return path
    .replace(/[?#].*$/, '')
    .split('/')
    .filter((text) => text !== '')
    .map((text) => ({
      text,
      parameters: [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name!.replace(/^[+*]|\*$/g, '')),
      test: new RegExp(
        `^${text
          .split(/(\{[^}]*\})/)
          .map((part) => (/^\{[^}]*\}$/.test(part) ? '(.+)' : part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)))
          .join('')}$`,
      ),
    }));
}

/** The values of a template's parameters in a path; undefined if the path does not match. */
export function pathValues(parts: readonly PathPart[], segments: readonly string[]): Map<string, string> | undefined {
  if (parts.length !== segments.length) return undefined;
  const values = new Map<string, string>();
  for (const [i, { test, parameters }] of parts.entries()) {
    const match = test.exec(segments[i]!);
    if (!match) return undefined;
    for (const [at, name] of parameters.entries()) values.set(name, match[at + 1]!);
  }
  return values;
}

/** How much of a path is fixed text: of two matching templates the more definite one wins. */
export function definiteness(parts: readonly PathPart[]): string {
  return parts.map(({ parameters, text }) => (parameters.length === 0 ? '2' : /^\{[^}]*\}$/.test(text) ? '0' : '1')).join('');
}
