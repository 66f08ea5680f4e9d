export { apiDocumentOf, type ApiDocument } from './spec/api-document.ts';
export { documentDialect, type DocumentDialect } from './document-dialect.ts';
export { NO_CORRECTIONS, parseCorrections, type Corrections } from './mapping/corrections.ts';
export { mappingText, type MappedOperation, type MappedProperty } from './mapping/report.ts';
export { ddlOfDocument } from './tables/ddl-of.ts';
