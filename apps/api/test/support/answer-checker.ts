import { Ajv2020 } from 'ajv/dist/2020.js';
import formatsPlugin, { type FormatsPlugin } from 'ajv-formats';

const addFormats = ((formatsPlugin as unknown as { default?: FormatsPlugin }).default ?? formatsPlugin) as unknown as FormatsPlugin;

export type Operation = {
  operationId: string;
  parameters?: { in: string; name: string; example?: unknown; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: unknown; example?: unknown }> };
  responses: Record<
    string,
    { content?: Record<string, { schema: object; example?: unknown }>; headers?: Record<string, { schema: object; description?: string }> }
  >;
};
export type OpenApiDocument = { security?: unknown[]; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, object> } };

/** Headers that callers act on: present exactly where the document lists them. */
const HEADERS = ['ETag', 'Location', 'Content-Disposition', 'Retry-After'];

/** Checks answers against the OpenAPI document only: status, media type, schema. Returns the errors in words. */
export function answerChecker(document: OpenApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv as never);
  ajv.addSchema({ $id: 'openapi', components: document.components });
  const absolute = (schema: object): object => JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/')) as object;
  const operations = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method: method.toUpperCase(), operation }]),
    ),
  );

  const validators = new Map<string, ReturnType<typeof ajv.compile>>();

  return {
    operations,
    async check(operationId: string, response: Response): Promise<string[]> {
      const { operation } = operations.get(operationId)!;
      const described = operation.responses[String(response.status)];
      if (!described) return [`${operationId}: status ${response.status} is not described: ${await response.clone().text()}`];
      const missing = HEADERS.filter((name) => response.headers.has(name) !== name in (described.headers ?? {}));
      if (missing.length > 0) return [`${operationId} ${response.status}: ${missing.join(', ')} is described and does not come, or the other way round`];
      const type = response.headers.get('content-type') ?? '';
      const text = await response.clone().text();
      if (!described.content) return text === '' ? [] : [`${operationId}: a body where none is described`];
      const media = Object.entries(described.content).find(([name]) => type === name || type.split(';')[0] === name.split(';')[0]);
      if (!media) return [`${operationId}: ${type} is not described`];
      if (!type.includes('json') || type.includes('ndjson') || (media[1].schema as { type?: string }).type === 'string') return [];
      const place = `${operationId} ${response.status} ${media[0]}`;
      const validate = validators.get(place) ?? ajv.compile(absolute(media[1].schema));
      validators.set(place, validate);
      return validate(JSON.parse(text))
        ? []
        : (validate.errors ?? []).map((error) => `${operationId} ${response.status}: ${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`);
    },
  };
}
