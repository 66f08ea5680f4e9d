export { isRead } from './answering.ts';
export { openMock, DEFAULT_PASSWORD, type Mock, type MockOptions, type SignIn } from './open-mock.ts';
export type { OtherEngine } from './asking.ts';
export { INJECTED, injectedDelay, type ChaosOptions } from './chaos.ts';
export { libraryHandlers, type LibraryHandlers } from './exports/msw.ts';
export { DIALECTS, dialectNamed, type DialectName } from './dialects.ts';
export type { PolicyReport, PolicyState } from './policies.ts';
export { apiDocumentOf, mappingText, type ApiDocument, type MappedOperation } from '../dialects/document/index.ts';
export { ddlOfDocument } from '../dialects/document/index.ts';
