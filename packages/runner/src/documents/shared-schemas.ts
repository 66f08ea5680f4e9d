import { ROUTES, ProblemDocument, isNoContent, isStream } from '@seedbed/contract';

type Json = Record<string, unknown>;

/**
 * Named schemas (`$id`) are written once and referenced. TypeBox contains them whole in every use; `withReferences` returns a copy with a
 * `$ref` for each, as Fastify and the OpenAPI document require.
 */
export function withReferences(schema: unknown): Json {
  return copy(schema, true) as Json;
}

/** Every named schema of the contract, each with references to the others. */
export const sharedSchemas: readonly Json[] = collect();

function copy(value: unknown, top: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => copy(item, false));
  if (typeof value !== 'object' || value === null) return value;
  const id = (value as Json)['$id'];
  if (typeof id === 'string' && !top) return { $ref: `${id}#` };
  const words = constantsOf(value as Json);
  if (words) {
    const { anyOf: _, ...rest } = value as Json;
    return { ...rest, type: 'string', enum: words };
  }
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, copy(member, false)]));
}

/** The words of a union of constants, which TypeBox writes as `anyOf` and readers of the document understand as `enum`. */
function constantsOf({ anyOf }: Json): string[] | undefined {
  if (!Array.isArray(anyOf)) return undefined;
  const words = (anyOf as Json[]).map((arm) => arm['const']);
  return words.every((word) => typeof word === 'string') ? words : undefined;
}

function collect(): Json[] {
  const found = new Map<string, Json>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const id = (value as Json)['$id'];
    if (typeof id === 'string') {
      if (found.has(id)) return;
      found.set(id, value as Json);
    }
    for (const member of Object.values(value)) visit(member);
  };
  visit(ProblemDocument);
  for (const route of ROUTES) {
    for (const schema of [route.params, route.query, route.headers, route.body]) visit(schema);
    if (!isStream(route.reply) && !isNoContent(route.reply)) visit(route.reply);
  }
  return [...found.values()].map((schema) => copy(schema, true) as Json);
}
