import { lineOfPointer, Pack } from '@seedbed/contract';
import type { Fault } from './find-faults.ts';

type Schema = Readonly<{
  type?: string;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, Schema>>;
  patternProperties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}>;

const MAX = 20;
const WORDS = new Map([
  ['object', 'an object, { … }'],
  ['array', 'a list, [ … ]'],
  ['string', 'a text, "…"'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false'],
]);

/** What the patterns of the pack schema ask for. */
const FORMS = new Map([
  ['^[a-z][a-z0-9_]*$', 'use the letters a to z, digits and “_”, and begin with a letter'],
  ['^[a-z][a-z0-9-]*$', 'use the letters a to z, digits and “-”, and begin with a letter'],
  ['^[\\p{Ll}\\p{N}]+$', 'use one word of lower-case letters and digits'],
  ["^[\\p{Ll}\\p{N}]+(?:[ '][\\p{Ll}\\p{N}]+)*$", 'use lower-case letters and digits, with one space between words'],
]);

/** Violations of the pack schema, found while typing. The server checks further rules when the pack is saved. */
export function packFaults(text: string): Fault[] {
  const found: { pointer: string; message: string }[] = [];
  check(JSON.parse(text), Pack as unknown as Schema, '', (pointer, message) => found.push({ pointer, message }));
  return found.slice(0, MAX).map(({ pointer, message }) => ({ line: lineOfPointer(text, pointer || '/'), message }));
}

type Report = (pointer: string, message: string) => void;

function check(value: unknown, schema: Schema, at: string, report: Report): void {
  const name = at === '' ? 'The pack' : `“${at.slice(at.lastIndexOf('/') + 1)}”`;
  if (schema.anyOf) {
    if (!schema.anyOf.some((one) => fits(value, one)))
      report(at, `${name} is none of: ${schema.anyOf.map(({ type }) => WORDS.get(type ?? '') ?? type).join('; ')}.`);
    return;
  }
  if (schema.enum && !schema.enum.includes(value)) return report(at, `${name} is one of ${schema.enum.join(', ')}.`);
  if (schema.type && typeOf(value, schema.type) !== schema.type) return report(at, `${name} must be ${WORDS.get(schema.type) ?? schema.type}.`);
  if (typeof value === 'string') checkText(value, schema, (message) => report(at, `${name} ${message}`));
  if (typeof value === 'number') checkNumber(value, schema, (message) => report(at, `${name} ${message}`));
  if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0)) report(at, `${name} needs at least ${schema.minItems}.`);
    if (value.length > (schema.maxItems ?? Infinity)) report(at, `${name} may have ${schema.maxItems} at most.`);
    if (schema.items) value.forEach((one, i) => check(one, schema.items!, `${at}/${i}`, report));
  } else if (typeof value === 'object' && value !== null) checkMembers(value, schema, at, report);
}

function checkMembers(value: object, { properties, patternProperties, required = [] }: Schema, at: string, report: Report): void {
  for (const name of required) if (!Object.hasOwn(value, name)) report(at, `“${name}” is missing.`);
  for (const [name, member] of Object.entries(value)) {
    const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (properties) {
      if (Object.hasOwn(properties, name)) check(member, properties[name]!, place, report);
      else report(place, `“${name}” is not known here. Known: ${Object.keys(properties).join(', ')}.`);
    }
    for (const [pattern, of] of Object.entries(patternProperties ?? {})) {
      if (new RegExp(pattern, 'u').test(name)) check(member, of, place, report);
      else report(place, `“${name}” cannot be a name: ${FORMS.get(pattern) ?? `it must match ${pattern}`}.`);
    }
  }
}

function checkText(value: string, { pattern, minLength = 0, maxLength = Infinity }: Schema, report: (message: string) => void): void {
  if (value.length < minLength) report('is too short.');
  else if (value.length > maxLength) report(`must have at most ${maxLength} characters.`);
  else if (pattern && !new RegExp(pattern, 'u').test(value)) report(`cannot be “${value}”: ${FORMS.get(pattern) ?? `it must match ${pattern}`}.`);
}

function checkNumber(value: number, { minimum, maximum, exclusiveMinimum }: Schema, report: (message: string) => void): void {
  if (minimum !== undefined && value < minimum) report(`must be ${minimum} or more.`);
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) report(`must be more than ${exclusiveMinimum}.`);
  if (maximum !== undefined && value > maximum) report(`must be ${maximum} or less.`);
}

function fits(value: unknown, schema: Schema): boolean {
  let isFit = true;
  check(value, schema, '', () => (isFit = false));
  return isFit;
}

/** The JSON Schema type; an integer matches both number types. */
function typeOf(value: unknown, expected: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return expected === 'integer' && Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}
