import { Problem, type Shape } from '@seedbed/contract';
import { valueChecker } from '../documents/check-value.ts';

let check: ReturnType<typeof valueChecker> | undefined;

/** Checks the form of a shape; `place` names the file. Throws Problem `invalid-request`. */
export function parseShape(value: unknown, place: string): Shape {
  const [fault] = (check ??= valueChecker({ $ref: 'Shape#' }))(value);
  if (fault) throw new Problem('invalid-request', `${place}${fault.instancePath}: ${fault.message}. seedbed shape writes such a file.`);
  return value as Shape;
}
