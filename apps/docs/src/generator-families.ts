/** Kinds without a family share the page `basic`. */
export const familyOf = (kind: string): string => (kind.includes('.') ? kind.slice(0, kind.indexOf('.')) : 'basic');

/**
 * One page for each family of generators, by name: 70 pages instead of 500, with a heading for each kind, which search finds.
 * @param pages of `generatorPages`
 */
export function generatorFamilies(pages: ReadonlyMap<string, string>): Map<string, string> {
  const families = new Map<string, string[]>();
  for (const [file, text] of [...pages].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (file === 'README.md') continue;
    const kind = file.slice(0, -'.md'.length);
    const family = familyOf(kind);
    families.set(family, [...(families.get(family) ?? [`# Generators: ${family}\n`]), sectionOf(kind, text)]);
  }
  return new Map([...families].map(([family, parts]) => [family, parts.join('\n')]));
}

/** A generator's own page has its title as heading and its kind below. */
function sectionOf(kind: string, text: string): string {
  return text.replace(/^# (.+)\n\n`[^`]+`\n/, `## ${kind}\n\n**$1.**\n`);
}
