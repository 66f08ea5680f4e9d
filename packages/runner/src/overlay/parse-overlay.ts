import { Overlay, Problem } from '@seedbed/contract';
import { valueChecker } from '../documents/check-value.ts';

let check: ReturnType<typeof valueChecker> | undefined;

/** Checks the form of an overlay; `place` names the file. Throws Problem `invalid-request`. */
export function parseOverlay(value: unknown, place: string): Overlay {
  const [fault] = (check ??= valueChecker(Overlay))(value);
  if (fault) throw new Problem('invalid-request', `${place}${fault.instancePath}: ${fault.message}`);
  return value as Overlay;
}
