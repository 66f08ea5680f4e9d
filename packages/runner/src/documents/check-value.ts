import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';
import { readableErrors, type Fault } from './readable-errors.ts';
import { sharedSchemas } from './shared-schemas.ts';

// The package is CommonJS, and its default export is one level deeper than in its types.
const addFormats = ((formatsPlugin as unknown as { default?: FormatsPlugin }).default ?? formatsPlugin) as unknown as FormatsPlugin;

const COMMON = { removeAdditional: false, useDefaults: true, strict: false } as const;
/** Maximum number of reported faults. */
const MAX_FAULTS = 100;
/** For a value with more members than this, only the first fault is reported. */
const MAX_MEMBERS = 20_000;

/** The faults of a value; empty if it is valid. Adds defaults to it. */
export type Checker = (value: unknown) => readonly Fault[];

/** A checker for a schema of the contract. It does not convert values. */
export function valueChecker(schema: object): Checker {
  return known(values, schema, () =>
    checker(
      strict().compile(schema),
      lazily(() => thorough().compile(schema)),
    ),
  );
}

/** The same for text input: paths, queries and headers. Converts numbers and booleans first. */
export function textChecker(schema: object): Checker {
  return known(texts, schema, () => checker(reading().compile(schema)));
}

const values = new Map<string, Checker>();
const texts = new Map<string, Checker>();

/**
 * Compiled for its first value, and shared by equal schemas: a server mounts hundreds, and most are not needed at once.
 */
function known(checkers: Map<string, Checker>, schema: object, compile: () => Checker): Checker {
  const text = JSON.stringify(schema);
  let found = checkers.get(text);
  if (!found) {
    const compiled = lazily(compile);
    checkers.set(text, (found = (value) => compiled()(value)));
  }
  return found;
}

const strict = lazily(() => withSchemas(new Ajv({ ...COMMON, coerceTypes: false })));
const reading = lazily(() => withSchemas(new Ajv({ ...COMMON, coerceTypes: true })));
/** Finds every fault instead of the first; built only when a value is invalid. */
const thorough = lazily(() => withSchemas(new Ajv({ ...COMMON, coerceTypes: false, allErrors: true })));

/** `again` finds all faults of a value of moderate size. */
function checker(validate: ValidateFunction, again?: () => ValidateFunction): Checker {
  return (value) => {
    if (validate(value)) return [];
    const errors = again && isModerate(value) ? allErrors(again(), value) : validate.errors;
    return readableErrors(errors ?? []).slice(0, MAX_FAULTS);
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
      if (++count > MAX_MEMBERS) return false;
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
