import { isObj, listIn, objIn, textIn, type Obj } from './json.ts';
import { partsOf, type PathPart } from './path.ts';

export type Parameter = { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: unknown };

/** A documented answer. `schema` is undefined if it has no body, or one that is not JSON. */
type DocumentedResponse = { readonly status: string; readonly schema: unknown; readonly mediaType: string | undefined };

export type Operation = {
  /** `GET /users/{id}`. */
  readonly name: string;
  /** Upper case. */
  readonly method: string;
  readonly path: string;
  readonly parts: readonly PathPart[];
  readonly id: string | undefined;
  readonly parameters: readonly Parameter[];
  /** The schema of its body; undefined if it has none, or one that is not JSON. */
  readonly body: unknown;
  readonly bodyRequired: boolean;
  readonly responses: readonly DocumentedResponse[];
};

type Deref = (value: unknown) => { readonly value: Obj };
const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'];

/** All operations of a document. */
export function operationsOf(raw: Obj, deref: Deref): Operation[] {
  return Object.entries(objIn(raw['paths'])).flatMap(([path, given]) => {
    const item = deref(given).value;
    return METHODS.flatMap((method) => (isObj(item[method]) && path.startsWith('/') ? [operationOf(path, method, item, item[method], deref)] : []));
  });
}

function operationOf(path: string, method: string, item: Obj, own: Obj, deref: Deref): Operation {
  const parameters = new Map<string, Parameter>();
  for (const each of [...listIn(item['parameters']), ...listIn(own['parameters'])]) {
    const { value } = deref(each);
    const [name, place] = [textIn(value['name']), textIn(value['in'])];
    if (name === undefined || place === undefined) continue;
    const schema = value['schema'] ?? objIn(Object.values(objIn(value['content']))[0])['schema'];
    parameters.set(`${place} ${name}`, { name, in: place, required: value['required'] === true, schema });
  }
  const request = deref(own['requestBody']).value;
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    parts: partsOf(path),
    id: textIn(own['operationId']),
    parameters: [...parameters.values()],
    body: jsonContent(request)?.schema,
    bodyRequired: request['required'] === true,
    responses: Object.entries(objIn(own['responses'])).map(([status, each]) => {
      const { value } = deref(each);
      const json = jsonContent(value);
      return { status, schema: json?.schema, mediaType: json?.mediaType ?? Object.keys(objIn(value['content']))[0] };
    }),
  };
}

/** The part of a content that is JSON. */
function jsonContent({ content }: Obj): { readonly mediaType: string; readonly schema: unknown } | undefined {
  const types = Object.entries(objIn(content));
  const found =
    types.find(([type]) => /^application\/json(;|$)/i.test(type)) ??
    types.find(([type]) => /^application\/([\w.-]+\+)?json/i.test(type)) ??
    types.find(([type]) => /[+/]json(;|$)/i.test(type)) ??
    types.find(([type]) => type === '*/*');
  if (!found) return undefined;
  return { mediaType: found[0] === '*/*' ? 'application/json' : found[0], schema: objIn(found[1])['schema'] };
}
