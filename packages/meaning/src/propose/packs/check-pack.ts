import { Check, Errors } from 'typebox/value';
import { checkAttribute } from './check/attribute.ts';
import { checkExamples } from './check/examples.ts';
import { checkLife } from './check/life.ts';
import { checkPrivate } from './check/private.ts';
import { checkSpellings } from './check/spellings.ts';
import { checkDistinctNames } from './check/distinct-names.ts';
import { pointer, type Finding } from './finding.ts';

import { PACK_LIMITS, Pack } from './pack.ts';

const FINDINGS_SHOWN = 100;

/**
 * All faults of a pack, the shape first: a wrong shape ends the check. An empty list means that it is valid. Pure; accepts any result of
 * `JSON.parse`.
 */
export function checkPack(given: unknown): Finding[] {
  if (!Check(Pack, given))
    return Errors(Pack, given)
      .slice(0, FINDINGS_SHOWN)
      .map((error) => ({ place: error.instancePath || '/', message: error.message }));
  const pack = given as Pack;
  const findings: Finding[] = [];
  const bytes = new TextEncoder().encode(JSON.stringify(pack)).length;
  if (bytes > PACK_LIMITS.bytes) findings.push({ place: '/', message: `has ${bytes} bytes; at most ${PACK_LIMITS.bytes}: cut it into two domains` });
  for (const [at, concept] of pack.concepts.entries()) {
    const place = pointer('concepts', at);
    findings.push(...checkSpellings(concept, place));
    for (const [name, attribute] of Object.entries(concept.attributes)) findings.push(...checkAttribute(attribute, place + pointer('attributes', name)));
    findings.push(...checkExamples(concept, place), ...checkLife(concept, pack, place));
  }
  findings.push(...checkDistinctNames(pack), ...checkPrivate(pack));
  return findings.slice(0, FINDINGS_SHOWN);
}
