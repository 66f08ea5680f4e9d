import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Schema = Readonly<Record<string, unknown>>;

/** Whether bodies are valid, by Ajv: with a document's schemas, after converting those keywords of OpenAPI 3.0 that differ from JSON Schema. */
export function validatorOf(document: object): (schema: unknown, body: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true, unicodeRegExp: false, logger: false });
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  const root = jsonSchemaOf(document) as Schema;
  // Only the components are referred to: the rest of a document is no schema.
  ajv.addSchema({ $id: 'document', components: root['components'], paths: root['paths'] });
  return (schema, body) => {
    const whole = JSON.parse(JSON.stringify(jsonSchemaOf(schema)), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? `document${value}` : value,
    ) as Schema;
    return ajv.validate(whole, body) ? null : ajv.errorsText();
  };
}

function jsonSchemaOf(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(jsonSchemaOf);
  if (typeof given !== 'object' || given === null) return given;
  const { nullable, exclusiveMinimum, exclusiveMaximum, ...schema } = Object.fromEntries(
    Object.entries(given).map(([name, each]) => [name, jsonSchemaOf(each)]),
  ) as Record<string, unknown>;
  const bounds = {
    ...(exclusiveMinimum === true ? { exclusiveMinimum: schema['minimum'] } : typeof exclusiveMinimum === 'number' && { exclusiveMinimum }),
    ...(exclusiveMaximum === true ? { exclusiveMaximum: schema['maximum'] } : typeof exclusiveMaximum === 'number' && { exclusiveMaximum }),
    // A property may have this name.
    ...(typeof exclusiveMinimum === 'object' && { exclusiveMinimum }),
    ...(typeof nullable === 'object' && { nullable }),
  };
  const own = { ...schema, ...bounds };
  return nullable === true && typeof schema['type'] === 'string' ? { anyOf: [own, { type: 'null' }] } : own;
}
