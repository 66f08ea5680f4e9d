import { resolveType, type SqlType } from '@seedbed/contract';
import { jsonOf, MockFault, type JsonPath } from '../../../core/index.ts';
import { jsonbText, jsonMember } from '../values/json-text.ts';

export const TEXT: SqlType = resolveType('text');
export const JSONB: SqlType = resolveType('jsonb');
const JSON_TYPE = resolveType('json');

/** The type at the end of a path. */
export function typeAt(type: SqlType, path: JsonPath): SqlType {
  if (path.length === 0) return type;
  return path.at(-1)!.arrow === '->>' ? TEXT : type.base === 'json' ? JSON_TYPE : JSONB;
}

/** Throws 42883 for a path that continues after a text. */
export function requirePath(path: JsonPath): void {
  const end = path.findIndex(({ arrow }) => arrow === '->>');
  const beyond = end < 0 ? undefined : path[end + 1];
  if (!beyond) return;
  throw new MockFault({
    code: '42883',
    status: 404,
    message: `operator does not exist: text ${beyond.arrow} ${typeof beyond.key === 'number' ? 'integer' : 'unknown'}`,
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  });
}

/** The value at a path, as Postgres prints it. A path that leads nowhere is NULL. */
export function valueAt(type: SqlType, path: JsonPath, text: string | null): string | null {
  if (text === null || path.length === 0) return text;
  const steps = path.map(({ key }) => key);
  return at(type.base === 'json' ? text : jsonbText(jsonOf(type, text)), steps, path.at(-1)!.arrow === '->>', type.base !== 'json');
}

/** The value that `#>` or, as a text, `#>>` leads to. Steps into arrays are numbers, from the end if negative. */
export function valueOnPath(path: readonly string[], text: string, asText: boolean): string | null {
  const steps = path.map((step) => (/^-?\d+$/.test(step) ? { name: step, place: Number(step) } : step));
  return at(text, steps, asText);
}

type Step = string | number | { readonly name: string; readonly place: number };

/** `ofScalars`: jsonb keeps a scalar as a list of one, which `->` shows: `5 -> 0` is 5. `#>` and json do not. */
function at(json: string, path: readonly Step[], asText: boolean, ofScalars = false): string | null {
  let value: string | undefined = json.trim();
  for (const step of path) {
    if (value === undefined) return null;
    if (ofScalars && (step === 0 || step === -1) && !/^[[{]/.test(value)) continue;
    value = typeof step === 'object' ? jsonMember(value, value.startsWith('[') ? step.place : step.name) : jsonMember(value, step);
  }
  if (value === undefined) return null;
  if (!asText) return value;
  return value === 'null' ? null : value.startsWith('"') ? (JSON.parse(value) as string) : value;
}
