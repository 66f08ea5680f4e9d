import { textChecker, valueChecker, type Checker } from '@seedbed/runner/documents';
import type { FastifyInstance } from 'fastify';
import { isChecked } from './checked-bodies.ts';

/**
 * Does not convert bodies; paths, queries and headers are text, so it converts their numbers and booleans first. The schemas refuse unknown
 * members (`additionalProperties: false`), and never remove them.
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
