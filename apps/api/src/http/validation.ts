import { textChecker, valueChecker, type Checker } from '@seedbed/runner/documents';
import type { FastifyInstance } from 'fastify';
import { isChecked } from './checked-bodies.ts';

/**
 * Bodies are taken as they are; paths, queries and headers are text, so their numbers and booleans are read first.
 * Unknown members are refused by the schemas (`additionalProperties: false`), never removed.
 */
export function setValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart !== 'body') return validator(textChecker(schema as object));
    const check = validator(valueChecker(schema as object));
    return (value) => (isChecked(value) ? { value } : check(value));
  });
}

function validator(check: Checker): (value: unknown) => { value: unknown } | { error: Error } {
  return (value) => {
    const validation = check(value);
    return validation.length === 0 ? { value } : { error: Object.assign(new Error('does not fit'), { validation }) };
  };
}
