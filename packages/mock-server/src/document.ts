// Apart: who serves a dialect loads no reader of YAML.
export { isApiDocument, readApiDocument } from '@seedbed/mock-document/read';
