export { openApiOf, type OpenApiOptions } from './openapi/open-api-of.ts';
export { databaseTypes } from './types/database-types.ts';
export { plainTypes } from './types/plain-types.ts';
