export { type Fault } from './readable-errors.ts';
export { hashOf } from './canonical-json.ts';
export { brokenChecks } from './agreements/agreements.ts';
export { bodySchema } from './body-schema.ts';
export { textChecker, valueChecker, type Checker } from './check-value.ts';
export { readJson } from './read-json.ts';
export { sharedSchemas, withReferences } from './shared-schemas.ts';
