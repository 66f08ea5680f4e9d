/** What a form of a line finds in a name, by the places of the form. */
export type Form = (words: readonly string[]) => ReadonlyMap<string, string> | undefined;

const PLACES: ReadonlyMap<string, string> = new Map([
  ['<what>', '(?<what>.+?)'],
  ['<word>', '(?<what>\\S+)'],
  ['<rest>', '.+'],
  ['<done>', '(?<done>\\S+ed|paid|sold|sent|spent|taken|given|drawn|lent)'],
]);

/**
 * Reads a form of names, as lines of `data/agree` have it: `a|b` is one of several words, `[a|b]` may be missing, `<what>` stands for words, `<word>` for one, `<rest>` for
 * those after it, `<done>` for a participle, and ` / ` stands between whole forms of which one fits. Throws on anything else.
 */
export function formOf(forms: string): Form {
  const each = forms.split(' / ').map(oneFormOf);
  return (words) => {
    for (const form of each) {
      const found = form(words);
      if (found) return found;
    }
    return undefined;
  };
}

function oneFormOf(form: string): Form {
  const parts = form.split(' ').map((part) => {
    const [, optional] = /^\[([\w|]+)\]$/.exec(part) ?? [];
    if (optional !== undefined) return `(?: (?:${optional}))?`;
    if (part === '[<what>]') return `(?: ${PLACES.get('<what>')!})?`;
    const words = PLACES.get(part) ?? (/^[\w|]+$/.test(part) ? `(?:${part})` : undefined);
    if (words === undefined) throw new Error(`"${part}" of "${form}" is no word, no place for one, and nothing that may be missing`);
    return ` ${words}`;
  });
  // Nearly no name has the words of a form, and each pattern costs its compilation.
  const needed = form.split(' ').flatMap((part) => (/^[\w|]+$/.test(part) ? [part.split('|')] : []));
  const pattern = new RegExp(`^${parts.join('')}$`);
  return (words) => {
    if (!needed.every((choices) => choices.some((choice) => words.includes(choice)))) return undefined;
    const found = pattern.exec(` ${words.join(' ')}`);
    return found ? new Map(Object.entries(found.groups ?? {}).filter(([, words]) => (words as string | undefined) !== undefined)) : undefined;
  };
}
