import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { readableErrors } from './readable-errors.ts';
import { sharedSchemas } from './shared-schemas.ts';

// The package is CommonJS whose default export sits one level deeper than its types say.
const addFormats = ((formatsPlugin as unknown as { default?: FormatsPlugin }).default ?? formatsPlugin) as unknown as FormatsPlugin;

const COMMON = { removeAdditional: false, useDefaults: true, strict: false, allowUnionTypes: true, discriminator: false } as const;

/**
 * Bodies are taken as they are; paths, queries and headers are text, so their numbers and booleans are read first.
 * Unknown members are refused by the schemas (`additionalProperties: false`), never removed.
 */
export function setValidation(app: FastifyInstance): void {
  const strict = withSchemas(new Ajv({ ...COMMON, coerceTypes: false }));
  const reading = withSchemas(new Ajv({ ...COMMON, coerceTypes: true }));
  // Reports every fault instead of the first; compiled only for schemas that something did not fit.
  const thorough = lazily(() => withSchemas(new Ajv({ ...COMMON, coerceTypes: false, allErrors: true, verbose: true })));

  app.setValidatorCompiler(({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? strict : reading).compile(schema as object);
    if (httpPart !== 'body') return (data) => outcome(validate, data, []);
    return (data) => outcome(validate, data, [() => thorough().compile(schema as object)]);
  });
}

/** More faults than these are cut off. */
const MOST_FAULTS = 100;
/** A body with more members than this is searched for its first fault only. */
const MOST_MEMBERS = 20_000;

function outcome(validate: ValidateFunction, data: unknown, thorough: readonly (() => ValidateFunction)[]): { value: unknown } | { error: Error } {
  if (validate(data)) return { value: data };
  let errors: readonly ErrorObject[] = validate.errors ?? [];
  const [more] = thorough;
  if (more && countMembers(data, MOST_MEMBERS) < MOST_MEMBERS) {
    const all = more();
    all(data);
    errors = all.errors ?? errors;
  }
  return { error: Object.assign(new Error('does not fit'), { validation: readableErrors(errors).slice(0, MOST_FAULTS) }) };
}

function countMembers(value: unknown, most: number): number {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0 && count < most) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const member of Object.values(next)) {
      count++;
      waiting.push(member);
    }
  }
  return count;
}

function withSchemas(ajv: Ajv): Ajv {
  addFormats(ajv);
  ajv.addKeyword('x-ui');
  for (const schema of sharedSchemas) ajv.addSchema(schema);
  return ajv;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
