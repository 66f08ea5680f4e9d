import type { BlueprintColumn, Generator, SqlType } from '@seedbed/contract';
import { wholeCountOf } from '../rows/whole-count.ts';
import { NULL_GENERATOR } from './outcome.ts';
import { refusedValue } from './refused-value.ts';
import { momentAsDate } from './times.ts';
import { takeWeights } from '../rows/references.ts';
import { answerFor, columnNamed, fault, isKeyed, lose, pointer, referenceOf, typeOf, type AnswerWork, type TableWork } from '../work.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';
const PARTS = /\{[^{}|]*(?:\|[^{}|]*)+\}/;

/** Rows of matching values: all columns in them show the same example in a row; a null or missing member is NULL. */
export function takeExamples(work: AnswerWork, table: TableWork): void {
  const { examples } = table.stated;
  if (!examples) return;
  const names = [...new Set(examples.flatMap((example) => Object.keys(example)))].filter((name) => name !== 'weight' || columnNamed(table, name));
  const weights = examples.map(({ weight }) => (typeof weight === 'number' && !columnNamed(table, 'weight') ? weight : 1));
  for (const name of names) {
    const place = `${table.place}/examples`;
    const column = columnNamed(table, name);
    if (column && referenceOf(table, name)) {
      // Whole rows use the value as is; elsewhere it is drawn as often as the examples contain it.
      const named = examples.flatMap((example, at) => ((example[name] ?? null) === null ? [] : [[String(example[name]), weights[at]!] as const]));
      if (named.length > 0) takeWeights(work, table, name, sumsOf(named), place);
      continue;
    }
    // Rows that stand as listed say of it what they need.
    if (column?.identity && wholeCountOf(table) !== null) continue;
    const answer = answerFor(work, table, name, place);
    if (!answer || !column) continue;
    const type = typeOf(work, column);
    const values = examples.map((example, at) => valueOf(work, table, name, type, exampleValue(work, column, example[name]), place + pointer(at, name)));
    if (values.every((value) => value === null)) {
      const isNull = examples.every((example) => (example[name] ?? null) === null);
      if (isNull && column.nullable) answer.base = NULL_GENERATOR;
      else if (isNull) fault(work, place, `${name} is NOT NULL, and no example has a value of it.`, 'values in the examples, or leave it out');
      continue;
    }
    const without = values.filter((value) => value === null).length;
    if (without > 0 && !column.nullable)
      lose(work, table, name, place, `it is NOT NULL, and ${without} of ${values.length} examples have no value of it: rows of these have one of the others'`);
    answer.base = withWeights(generatorOf(name, values, type, column.nullable === true, isKeyed(table, name)), weights);
    table.shown.set(name, answer.base);
  }
}

function sumsOf(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [value, weight] of entries) sums.set(value, (sums.get(value) ?? 0) + weight);
  return sums;
}

type Value = string | number | boolean | readonly [number, number] | null;

/** One example's value in the column's form; null if it has none. Lists are written in Postgres' form. */
function valueOf(work: AnswerWork, table: TableWork, name: string, type: SqlType, given: unknown, place: string): Value {
  if (given === undefined || given === null) return null;
  const column = columnNamed(table, name)!;
  if (Array.isArray(given)) {
    if (type.kind === 'array') return `{${given.map((each) => JSON.stringify(String(each))).join(',')}}`;
    const [low, high] = given as unknown[];
    if (given.length === 2 && typeof low === 'number' && typeof high === 'number' && NUMBER_AND_MONEY_TYPES.has(type.base)) {
      if (low > high) return refuse(work, place, `${low} to ${high} is no range.`);
      return refusedValue(work, column, low, place) === null && refusedValue(work, column, high, place) === null ? [low, high] : null;
    }
    return type.base === 'jsonb' || type.base === 'json' ? JSON.stringify(given) : refuse(work, place, `${name} takes no list.`);
  }
  if (typeof given === 'object') return type.base === 'jsonb' || type.base === 'json' ? JSON.stringify(given) : refuse(work, place, `${name} takes no object.`);
  return refusedValue(work, column, given, place) === null ? (given as string | number | boolean) : null;
}

function refuse(work: AnswerWork, place: string, message: string): null {
  fault(
    work,
    place,
    message,
    'one value, null, {a|b} within a text, or a range [low, high] of numbers; what "values", "formula" or "null" say belongs to "columns" or "when"',
  );
  return null;
}

/** An example's value of a column, `-7d` as its date; the database's default where a required column is left out. */
export function exampleValue(work: AnswerWork, column: BlueprintColumn, given: unknown): unknown {
  const type = typeOf(work, column);
  return given === undefined && !column.nullable ? plainDefault(column.default, type) : momentAsDate(work, given, type);
}

/** The database's default for an omitted column, if it is a plain literal. */
function plainDefault(written: string | undefined, { base }: SqlType): unknown {
  const [, quoted, plain] = /^(?:'((?:[^']|'')*)'|(-?\d+(?:\.\d+)?|true|false))(?:::[\w \]".[]+)?$/.exec(written ?? '') ?? [];
  if (plain !== undefined) return base === 'bool' ? plain === 'true' : NUMBER_AND_MONEY_TYPES.has(base) ? Number(plain) : plain;
  return quoted?.replaceAll("''", "'");
}

/** All columns of a table name the same examples, so that a row shows one of them. */
function generatorOf(name: string, values: readonly Value[], type: SqlType, nullable: boolean, keyed: boolean): Generator {
  const missing = nullable && values.includes(null) ? { missing: 'null' } : {};
  if (NUMBER_AND_MONEY_TYPES.has(type.base))
    return { kind: 'example.number', parameters: { of: 'answer', values, fractionDigits: digitsOf(values, type), ...missing } };
  const vary = values.some((value) => typeof value === 'string' && type.kind !== 'array' && PARTS.test(value));
  return { kind: 'example', parameters: { of: 'answer', values, ...missing, ...(vary ? { vary, even: !keyed } : {}), ...(keyed ? { series: true } : {}) } };
}

function withWeights(generator: Generator, weights: readonly number[]): Generator {
  return weights.every((weight) => weight === weights[0]) ? generator : { ...generator, parameters: { ...generator.parameters, weights: [...weights] } };
}

function digitsOf(values: readonly Value[], { base, scale }: SqlType): number {
  if (base.startsWith('int')) return 0;
  const written = Math.max(
    ...values.flat().map((value) => (typeof value === 'number' && String(value).includes('.') ? String(value).split('.')[1]!.length : 0)),
  );
  const varies = values.some((value) => Array.isArray(value));
  return Math.min(scale ?? (base === 'money' ? 2 : 12), varies && scale !== undefined ? Math.max(written, Math.min(scale, 2)) : written);
}
