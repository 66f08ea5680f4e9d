import { pointer, type Finding } from '../finding.ts';
import { PACK_LIMITS, type Attribute, type Concept } from '../pack.ts';

/** Within a concept a spelling leads to one attribute only, and there are enough attributes to know a table by. */
export function checkSpellings(concept: Concept, place: string): Finding[] {
  const findings: Finding[] = [];
  const owner = new Map<string, string>();
  const names = Object.keys(concept.attributes);
  const { least, most } = PACK_LIMITS.attributes;
  if (names.length < least || names.length > most)
    findings.push({ place: `${place}/attributes`, message: `${names.length} attributes; ${least} to ${most} are kept` });
  for (const [name, attribute] of Object.entries(concept.attributes)) {
    for (const spelling of new Set(spellingsOf(attribute))) {
      const other = owner.get(spelling);
      if (other !== undefined)
        findings.push({ place: place + pointer('attributes', name, 'names'), message: `"${spelling}" is a spelling of "${other}" as well` });
      owner.set(spelling, name);
    }
  }
  return findings;
}

function spellingsOf({ names, also = {} }: Attribute): string[] {
  return [...names, ...Object.values(also).flat()];
}
