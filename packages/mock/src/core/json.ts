import type { SqlType } from '@seedbed/contract';
import { isTrueText, parseArray, parseRecord, type ArrayElement } from '@seedbed/engine';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** Reads a body: a number that JavaScript would round keeps its digits, as a text. Throws `SyntaxError`. */
export function readJson(text: string): unknown {
  return parsed(text, (value, source) => (source.replace(/\D/g, '').length > 15 && String(value) !== source ? source : value));
}

/** The same, where every number that JavaScript writes in another way is a `JsonNumber`: Postgres reads `1.0` as it was sent. */
export function readExactJson(text: string): unknown {
  return parsed(text, (value, source) => (String(value) === source ? value : new JsonNumber(source)));
}

/** A number of a document as it was written: `1.0`, `1e3`, or one of many digits. */
export class JsonNumber {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }

  toJSON(): unknown {
    // The types of JSON do not have it yet.
    return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(this.#source);
  }
}

/** Node 20 does not tell the source of a number. */
function parsed(text: string, number: (value: number, source: string) => unknown): unknown {
  const revive = (_: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined ? number(value, context.source) : value;
  return JSON.parse(text, revive as (key: string, value: unknown) => unknown);
}

const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric', 'float4', 'float8']);

/** The JSON text that Postgres' `to_json` gives for a value, from the value as Postgres prints it. */
export function jsonOf(type: SqlType, text: string): string {
  if (type.kind === 'array') return arrayJson(type.element!, parseArray(text, type.element)?.elements ?? []);
  if (type.kind === 'composite') return rowJsonOf(type, text);
  if (type.kind === 'enum') return JSON.stringify(text);
  const { base } = type;
  if (NUMBERS.has(base)) return /^-?(\d|\.)/.test(text) ? text : JSON.stringify(text);
  switch (base) {
    case 'bool':
      return String(isTrueText(text));
    case 'json':
    case 'jsonb':
      return text;
    case 'timestamp':
      return JSON.stringify(isoTimestamp(text));
    case 'timestamptz':
      return JSON.stringify(isoTimestamp(text).replace(/([+-]\d\d)(?=$| BC$)/, '$1:00'));
    default:
      return JSON.stringify(text);
  }
}

function isoTimestamp(text: string): string {
  return text.replace(/^(\d+-\d\d-\d\d) /, '$1T');
}

/** `(1,"a b",)` as an object of its fields. */
function rowJsonOf({ fields = [] }: SqlType, text: string): string {
  const values = parseRecord(text) ?? [];
  return `{${fields.map(({ name, type }, i) => `${JSON.stringify(name)}:${valueJson(type, values[i] ?? null)}`).join(',')}}`;
}

/** Every dimension is an array. */
function arrayJson(element: SqlType, elements: readonly ArrayElement[]): string {
  return `[${elements.map((each) => (Array.isArray(each) ? arrayJson(element, each) : valueJson(element, each as string | null))).join(',')}]`;
}

function valueJson(type: SqlType, text: string | null): string {
  return text === null ? 'null' : jsonOf(type, text);
}
