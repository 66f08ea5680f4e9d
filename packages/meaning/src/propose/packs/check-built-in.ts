import { checkPack } from './check-pack.ts';
import { pointer, type Finding } from './finding.ts';
import { BUILT_IN_LEAST as MIN, type Pack } from './pack.ts';

/** The faults of a built-in pack, including too few words to be found by a schema alone. */
export function checkBuiltIn(given: unknown): Finding[] {
  const findings = checkPack(given);
  if (findings.length > 0) return findings;
  const { cues, concepts } = given as Pack;
  const few = (place: string, count: number, least: number, what: string): void => {
    if (count < least) findings.push({ place, message: `${count} ${what}; a pack that comes with the product has ${least} at least` });
  };
  few('/cues', cues.length, MIN.cues, 'cues');
  for (const [at, { tables, attributes, rows }] of concepts.entries()) {
    few(pointer('concepts', at, 'tables'), tables.length, MIN.tables, 'names of tables');
    few(pointer('concepts', at, 'attributes'), Object.keys(attributes).length, MIN.attributes, 'attributes');
    few(pointer('concepts', at, 'rows'), rows.length, MIN.rows, 'examples');
  }
  return findings;
}
