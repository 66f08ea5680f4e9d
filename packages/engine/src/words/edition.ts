/** The suffix of second-edition lists, which exist next to those of the first: `text.note@2`. */
const SECOND = '@2';

/**
 * Names under which a pack may store a list, best first. In the second edition a language falls back to its own more
 * general words before it falls back to English: notes of a shop (`about.shop.note`) are notes.
 */
export function namesOf(name: string, edition: number): readonly string[] {
  if (edition < 2) return [name];
  return [`${name}${SECOND}`, name, ...wider(name).map((each) => `${each}${SECOND}`)];
}

function wider(name: string): readonly string[] {
  const [family, ...rest] = name.split('.');
  if (family === 'about') return [`text.${rest.at(-1)}`];
  if (family === 'told') return ['text.description'];
  if (family === 'text' && rest.length > 1) return [`text.${rest[0]}`];
  return [];
}
