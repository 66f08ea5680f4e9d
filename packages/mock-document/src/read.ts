export { isApiDocument, readApiDocument } from './document/read-document.ts';
