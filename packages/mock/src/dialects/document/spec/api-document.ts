import { Problem } from '@seedbed/contract';
import { isObj, objIn, textIn, type Obj } from './json.ts';
import { operationsOf, type Operation } from './operations.ts';
import { pointerIn } from './pointer.ts';

/** An OpenAPI document, with its operations in their order. */
export type ApiDocument = {
  readonly raw: Obj;
  readonly title: string;
  /** Path of its first server, without a slash at the end: `/v2`. */
  readonly base: string;
  readonly operations: readonly Operation[];
  /** A value with its references followed, and the name of the last component on the way. */
  deref(value: unknown): { readonly value: Obj; readonly name: string | undefined };
};

/** A parsed document of OpenAPI 3.0 or 3.1. Messages call it `name`. Throws Problem `invalid-request`. */
export function apiDocumentOf(raw: unknown, name: string): ApiDocument {
  if (!isObj(raw)) throw new Problem('invalid-request', `${name} is no OpenAPI document: an object with openapi and paths is expected.`);
  if (raw['swagger'] !== undefined) throw new Problem('invalid-request', `${name} is Swagger ${String(raw['swagger'])}. Convert it to OpenAPI 3.0 or 3.1.`);
  const version = String(raw['openapi'] ?? '');
  if (!/^3\.[012](\.|$)/.test(version))
    throw new Problem('invalid-request', `${name} is no OpenAPI 3.0 or 3.1 document: openapi is ${version === '' ? 'missing' : JSON.stringify(version)}.`);
  if (!isObj(raw['paths'])) throw new Problem('invalid-request', `${name} has no paths: there is nothing to answer.`);
  const deref: ApiDocument['deref'] = (value) => follow(raw, value);
  return { raw, title: textIn(objIn(raw['info'])['title']) ?? name, base: baseOf(raw), operations: operationsOf(raw, deref), deref };
}

/** The most references that are followed one after the other. */
const MAX_STEPS = 50;

function follow(root: Obj, given: unknown): { value: Obj; name: string | undefined } {
  let value = objIn(given);
  let name: string | undefined;
  for (let step = 0; step < MAX_STEPS && typeof value['$ref'] === 'string'; step++) {
    const reference = value['$ref'];
    const found = objIn(pointerIn(root, reference));
    if (/^#\/components\/schemas\/[^/]+$/.test(reference)) name = decodeURIComponent(reference.split('/').at(-1)!).replaceAll('~1', '/').replaceAll('~0', '~');
    // OpenAPI 3.1 allows a reference to have other members.
    const { $ref: _, ...beside } = value;
    value = Object.keys(beside).length > 0 ? { ...found, ...beside, ...(typeof found['$ref'] === 'string' && { $ref: found['$ref'] }) } : found;
  }
  return { value, name };
}

function baseOf(raw: Obj): string {
  const [server] = Array.isArray(raw['servers']) ? raw['servers'] : [];
  const variables = objIn(objIn(server)['variables']);
  const url = (textIn(objIn(server)['url']) ?? '').replaceAll(/\{([^}]+)\}/g, (_, name: string) => String(objIn(variables[name])['default'] ?? name));
  const path = url.replace(/^([a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, '').replace(/[?#].*$/, '');
  return `/${path}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
}
