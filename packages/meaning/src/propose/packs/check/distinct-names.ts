import { pointer, type Finding } from '../finding.ts';
import type { Concept, Pack } from '../pack.ts';

/** Two concepts whose attributes are alike to this part, and that share a table's name, cannot be distinguished by anything. */
const MIN_ATTRIBUTE_OVERLAP = 0.6;

/** Each concept of a pack is reached by something: a name that tables have, or attributes that the others lack. */
export function checkDistinctNames(pack: Pack): Finding[] {
  const findings: Finding[] = [];
  const named = new Map<string, number>();
  for (const [at, concept] of pack.concepts.entries()) {
    const earlier = named.get(concept.concept);
    if (earlier !== undefined) findings.push({ place: pointer('concepts', at, 'concept'), message: `there is one of this name already (${earlier})` });
    named.set(concept.concept, at);
    for (const [before, other] of pack.concepts.slice(0, at).entries()) {
      if (concept.tables[0] === other.tables[0])
        findings.push({ place: pointer('concepts', at, 'tables', 0), message: `"${concept.tables[0]}" is the first name of concept ${before} as well` });
      if (concept.tables.some((name) => other.tables.includes(name)) && likeness(concept, other) > MIN_ATTRIBUTE_OVERLAP)
        findings.push({ place: pointer('concepts', at), message: `it is indistinguishable from "${other.concept}": tables and attributes are alike` });
    }
  }
  return findings;
}

/** Shared attributes' names as a part of all (Jaccard). */
function likeness(one: Concept, other: Concept): number {
  const mine = new Set(Object.keys(one.attributes));
  const theirs = Object.keys(other.attributes);
  const shared = theirs.filter((name) => mine.has(name)).length;
  return shared / (mine.size + theirs.length - shared);
}
