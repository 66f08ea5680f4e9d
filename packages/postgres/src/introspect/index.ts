export { introspect } from './introspect.ts';
export { readSchemaFromDatabase } from './read-schema-from-database.ts';
export { parseExpressions } from '../expressions/parse-expressions.ts';
export { parseBodies } from '../expressions/parse-bodies.ts';
export { foldConstants } from '../expressions/fold-constants.ts';
