import type { ErrorObject } from 'ajv';

/** A fault in Fastify's form: the place, and the expectation, in words. */
export type Fault = { readonly instancePath: string; readonly message: string };

/**
 * Ajv's errors in words. For a union Ajv reports the faults of every arm; this keeps only the intended arm, the one whose constants match,
 * and without a unique match reports the union as a whole.
 */
export function readableErrors(errors: readonly ErrorObject[]): Fault[] {
  const faults = withoutOtherArms(errors).map((error) => ({ instancePath: pointerOf(error), message: messageOf(error) }));
  const seen = new Set<string>();
  return faults.filter(({ instancePath, message }) => {
    const key = `${instancePath} ${message}`;
    return !seen.has(key) && seen.add(key);
  });
}

function withoutOtherArms(errors: readonly ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf');
  let kept = [...errors];
  for (const union of unions) {
    const inside = kept.filter(
      (error) => error !== union && error.instancePath.startsWith(union.instancePath) && error.schemaPath.startsWith(`${union.schemaPath}/`),
    );
    if (inside.length === 0) continue;
    const arms = Map.groupBy(inside, (error) => error.schemaPath.slice(union.schemaPath.length + 1).split('/')[0]!);
    const meant = [...arms.values()].filter(
      (arm) => !arm.some((error) => error.keyword === 'const' || (error.keyword === 'type' && error.instancePath === union.instancePath)),
    );
    const keep = new Set(meant.length === 1 ? meant[0] : [union]);
    kept = kept.filter((error) => keep.has(error) || (error !== union && !inside.includes(error)));
  }
  return kept;
}

function pointerOf(error: ErrorObject): string {
  const { instancePath: at, params } = error;
  if (error.keyword === 'additionalProperties') return `${at}/${escapePointer(params.additionalProperty)}`;
  if (error.keyword === 'required') return `${at}/${escapePointer(params.missingProperty)}`;
  return at;
}

function messageOf(error: ErrorObject): string {
  const { params } = error;
  switch (error.keyword) {
    case 'additionalProperties':
      return 'is not a member that is known here';
    case 'required':
      return 'is missing';
    case 'type':
      return `must be ${[params.type].flat().join(' or ')}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'anyOf':
      return 'fits none of the forms that are allowed here';
    case 'enum':
      return oneOf(params.allowedValues as unknown[]);
    case 'pattern':
      return `must match ${params.pattern}`;
    case 'format':
      return `must be a ${params.format}`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
    case 'exclusiveMaximum':
      return `must be ${params.comparison} ${params.limit}`;
    case 'minLength':
      return `must have at least ${params.limit} characters`;
    case 'maxLength':
      return `must have at most ${params.limit} characters`;
    case 'minItems':
      return `must have at least ${params.limit} items`;
    case 'maxItems':
      return `must have at most ${params.limit} items`;
    default:
      return error.message ?? 'does not fit';
  }
}

/** `must be "csv", "ndjson" or "json"` */
function oneOf(words: readonly unknown[]): string {
  const quoted = words.map((word) => JSON.stringify(word));
  const last = quoted.pop();
  return `must be ${quoted.length > 0 ? `${quoted.join(', ')} or ` : ''}${last}`;
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
