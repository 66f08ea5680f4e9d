import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { readableErrors } from './readable-errors.ts';
import { sharedSchemas } from './shared-schemas.ts';

// The package is CommonJS whose default export sits one level deeper than its types say.
const addFormats = ((formatsPlugin as unknown as { default?: FormatsPlugin }).default ?? formatsPlugin) as unknown as FormatsPlugin;

const COMMON = { removeAdditional: false, useDefaults: true, strict: false } as const;
/** More faults than these are cut off. */
const MOST_FAULTS = 100;
/** A body with more members than this is told its first fault only. */
const MOST_MEMBERS = 20_000;

/**
 * Bodies are taken as they are; paths, queries and headers are text, so their numbers and booleans are read first.
 * Unknown members are refused by the schemas (`additionalProperties: false`), never removed.
 */
export function setValidation(app: FastifyInstance): void {
  const strict = withSchemas(new Ajv({ ...COMMON, coerceTypes: false }));
  const reading = withSchemas(new Ajv({ ...COMMON, coerceTypes: true }));
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart === 'body')
      return checker(
        strict.compile(schema as object),
        lazily(() => thorough().compile(schema as object)),
      );
    return checker(reading.compile(schema as object));
  });
}

/** Finds every fault instead of the first; made only when something did not fit. */
const thorough = lazily(() => withSchemas(new Ajv({ ...COMMON, coerceTypes: false, allErrors: true })));

/** `again` is asked for all faults of a value of moderate size. */
function checker(validate: ValidateFunction, again?: () => ValidateFunction): (value: unknown) => { value: unknown } | { error: Error } {
  return (value) => {
    if (validate(value)) return { value };
    const errors = again && isModerate(value) ? allErrors(again(), value) : validate.errors;
    return { error: Object.assign(new Error('does not fit'), { validation: readableErrors(errors ?? []).slice(0, MOST_FAULTS) }) };
  };
}

function allErrors(validate: ValidateFunction, value: unknown): readonly ErrorObject[] {
  validate(value);
  return validate.errors ?? [];
}

function isModerate(value: unknown): boolean {
  let count = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const member of Object.values(next)) {
      if (++count > MOST_MEMBERS) return false;
      waiting.push(member);
    }
  }
  return true;
}

function withSchemas(ajv: Ajv): Ajv {
  addFormats(ajv);
  for (const schema of sharedSchemas) ajv.addSchema(schema);
  return ajv;
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
