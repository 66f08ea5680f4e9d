/** Words for a mere time, in the languages of schemas. */
const MOMENTS: ReadonlySet<string> = new Set(
  'at on date time ts dt timestamp since le am um el il la em op dnia data datum fecha tijd heure hora ora uhr czas zeit'.split(' '),
);
/** Letters of a word at least, where another may be a form of it. */
const STEM = 5;
/** Letters of an abbreviation at least. */
const SHORT = 3;

/** The label in a time's name, in any language: `resilie_le` of `résilié`, `podpisana_dnia` of `podpisana`. */
export function labelOfName(column: string, labels: readonly string[]): string | undefined {
  const said = stemOf(column);
  if (said === null) return undefined;
  const forms = new Set(plainForms(said).flatMap((form) => [form, uninflected(form)]));
  return (
    labels.find((label) => plainForms(label).some((form) => forms.has(form))) ??
    labels.find((label) => plainForms(label).some((form) => forms.has(uninflected(form))))
  );
}

/** The only label that begins like the time's name: `terug_ts` of `terugbetaald`. */
export function labelAbbreviated(column: string, labels: readonly string[]): string | undefined {
  const said = stemOf(column);
  if (said === null || said.length < SHORT) return undefined;
  const found = labels.filter((label) => plainForms(label).some((form) => plainForms(said).some((start) => form.startsWith(start))));
  return found.length === 1 ? found[0] : undefined;
}

/** The name without what makes it a time; null where nothing does. */
function stemOf(column: string): string | null {
  const words = column
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  const rest = MOMENTS.has(words.at(-1)!) ? words.slice(0, -1) : MOMENTS.has(words[0]!) ? words.slice(1) : words;
  return rest.length === 0 || rest.length === words.length ? null : rest.join('_');
}

/** Without diacritics, in both spellings of umlauts. */
function plainForms(text: string): string[] {
  const spelled = text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1_$2')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
  return [spelled, spelled.replace(/[äöü]/g, (letter) => `${letter}e`)].map((form) =>
    form
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z\d]+/g, '_')
      .replace(/^_|_$/g, ''),
  );
}

/** Without what gender and number add. */
function uninflected(form: string): string {
  return form.length > STEM ? form.replace(/(?:ee|es|as|os|[aeoys])$/, '') : form;
}
