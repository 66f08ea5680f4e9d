import { DIRT_NAMES, Overlay, Problem, suggestNames } from '@seedbed/contract';
import { valueChecker } from '../check-value.ts';
import { DIRT_ALIASES, withPlainDirt } from './plain-dirt.ts';

let check: ReturnType<typeof valueChecker> | undefined;

/** Checks the form of an overlay; `place` names the file. Throws Problem `invalid-request`. */
export function parseOverlay(value: unknown, place: string): Overlay {
  requireKnownDirt(value, place);
  const [fault] = (check ??= valueChecker(Overlay))(value);
  if (fault) throw new Problem('invalid-request', `${place}${fault.instancePath}: ${fault.message}`);
  return withPlainDirt(value as Overlay, place);
}

/**
 * Throws for an unknown kind of dirt: the schema of a column has so many alternatives that its own errors would not be
 * specific.
 */
function requireKnownDirt(value: unknown, place: string): void {
  for (const [name, statement] of Object.entries(membersOf(membersOf(value)['columns']))) {
    const unknown = Object.keys(membersOf(membersOf(statement)['dirt'])).find((kind) => !DIRT_NAMES.includes(kind) && !DIRT_ALIASES.includes(kind));
    if (unknown !== undefined)
      throw new Problem('invalid-request', `${place}: columns: ${name}: there is no dirt of the kind ${unknown}. ${suggestNames(DIRT_NAMES, unknown)}`);
  }
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Readonly<Record<string, unknown>>) : {};
}
