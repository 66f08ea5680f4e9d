export { openApiOf, type OpenApiOptions } from './spec/open-api-of.ts';
export { callsOf, type Call, type CallDialect, type CallExamples } from './postman/calls-of.ts';
export { collectionOf, type CollectionOptions, type SavedAnswer, type SavedCall } from './postman/collection-of.ts';
export { databaseTypes } from './types/database-types.ts';
export { plainTypes } from './types/plain-types.ts';
