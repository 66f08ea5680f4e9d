// Separate, so that a mock without a document does not load the YAML parser.
export { isApiDocument, readApiDocument } from './spec/read-document.ts';
