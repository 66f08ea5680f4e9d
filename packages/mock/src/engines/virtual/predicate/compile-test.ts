import type { SqlType } from '@seedbed/contract';
import { isTrueText } from '@seedbed/engine';
import { RE2JS } from 're2js';
import { containsText, jsonOf, MockFault, type Json, type Operator, type ResolvedColumnCond } from '../../../core/index.ts';
import { compare, requireOrdered } from '../values/compare.ts';
import { readInput } from '../values/input.ts';
import { printed } from '../values/printed.ts';
import { rangesMeet, readRange, type RangeOperator } from '../values/range.ts';
import { typeWords } from '../values/type-words.ts';
import { elementsOf, jsonContains } from './contains.ts';
import { JSONB, requirePath, typeAt, valueAt } from './json-path.ts';

/** True, false, or null if SQL says unknown; of the column's value as Postgres prints it. */
export type Test = (text: string | null) => boolean | null;

/** Compiles a condition on one column. Throws Postgres' codes for values that the type refuses, and PGRST127 for operators that a mock does not have. */
export function compileTest(cond: ResolvedColumnCond): Test {
  const test = ofValue(cond);
  const { column, path } = cond;
  // Batches contain ranges in their generated form.
  if (path.length === 0 && column.type.kind === 'range') return (text) => test(text === null ? null : printed(column, text));
  return path.length === 0 ? test : (text) => test(valueAt(column.type, path, text));
}

type Typed = Omit<ResolvedColumnCond, 'kind'>;

/**
 * Throws 42883 where Postgres has no such operator for the type, 42804 for `IS TRUE` of anything but a boolean, and PGRST127 for operators that a mock does not
 * have.
 */
export function requireOperator(cond: Typed): void {
  const { op, mod, value, path } = cond;
  requirePath(path);
  const type = typeAt(cond.column.type, path);
  if (op === 'contains') return;
  if (op === 'is') return requireBoolean(type, String(value));
  if (FULL_TEXT.has(op)) throw MockFault.unsupported(`The operator ${op}.`);
  if ((mod !== null || op === 'in') && type.kind === 'array')
    throw new MockFault({ code: '42704', status: 400, message: `could not find array type for data type ${typeWords(type)}` });
  const isRange = type.kind === 'range' || type.kind === 'multirange';
  if (RANGE_OPERATORS.has(op) && !isRange) throw MockFault.unsupported(`The operator ${op} of ${type.name}.`);
  if (type.base === 'json' || (PATTERNS.has(op) && !TEXTS.has(type.base))) throw noOperator(cond);
  const contains = type.kind === 'array' || isRange || (type.base === 'jsonb' && op !== 'ov');
  if (!CONTAINMENTS.has(op) || contains) return;
  throw op === 'cd' ? notUnique(type) : noOperator(cond);
}

const FULL_TEXT: ReadonlySet<Operator> = new Set(['fts', 'plfts', 'phfts', 'wfts']);
const RANGE_OPERATORS: ReadonlySet<Operator> = new Set(['sl', 'sr', 'nxr', 'nxl', 'adj']);
const PATTERNS: ReadonlySet<Operator> = new Set(['like', 'ilike', 'match', 'imatch']);
const CONTAINMENTS: ReadonlySet<Operator> = new Set(['cs', 'cd', 'ov']);

/** Ranges of every type have the operator. */
function notUnique(type: SqlType): MockFault {
  return new MockFault({
    code: '42725',
    status: 400,
    message: `operator is not unique: ${typeWords(type)} <@ unknown`,
    hint: 'Could not choose a best candidate operator. You might need to add explicit type casts.',
  });
}

function ofValue(cond: Typed): Test {
  const { op, mod, value } = cond;
  if (mod !== null && Array.isArray(value)) {
    const tests = (value as readonly string[]).map((each) => ofValue({ ...cond, mod: null, value: each }));
    return (text) => (mod === 'any' ? anyOf(tests, text) : allOf(tests, text));
  }
  const type = typeAt(cond.column.type, cond.path);
  requireOperator(cond);
  switch (op) {
    case 'is':
      return isTest(String(value));
    case 'in': {
      const tests = (value as readonly string[]).map((each) => ofValue({ ...cond, op: 'eq', value: each }));
      if (tests.length > 8 && EXACT.has(type.base)) {
        const known = new Set((value as readonly string[]).map((each) => readInput(type, each, false)));
        return (text) => (text === null ? null : known.has(text));
      }
      return (text) => anyOf(tests, text);
    }
    case 'eq':
    case 'neq':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
    case 'isdistinct':
      return comparison(cond, op, String(value));
    case 'like':
    case 'ilike':
      return ofPrinted(cond, pattern(likeSource(String(value)), op === 'ilike'));
    case 'contains': {
      const part = String(value).toLowerCase();
      return (text) => (text === null ? null : containsText(JSON.parse(jsonOf(type, text)) as Json, part));
    }
    case 'match':
    case 'imatch':
      return ofPrinted(cond, pattern(String(value), op === 'imatch'));
    case 'cs':
    case 'cd':
    case 'ov':
    case 'sl':
    case 'sr':
    case 'nxr':
    case 'nxl':
    case 'adj':
      return containment(cond, op, String(value));
    default:
      throw MockFault.unsupported(`The operator ${op}.`);
  }
}

/** Types whose equal values have equal texts. */
export const EXACT: ReadonlySet<string> = new Set([
  'int2',
  'int4',
  'int8',
  'uuid',
  'text',
  'varchar',
  'enum',
  'date',
  'timestamp',
  'timestamptz',
  'bool',
  'name',
  'char',
]);

function anyOf(tests: readonly Test[], text: string | null): boolean | null {
  let unknown = false;
  for (const test of tests) {
    const answer = test(text);
    if (answer === true) return true;
    if (answer === null) unknown = true;
  }
  return unknown ? null : false;
}

function allOf(tests: readonly Test[], text: string | null): boolean | null {
  let unknown = false;
  for (const test of tests) {
    const answer = test(text);
    if (answer === false) return false;
    if (answer === null) unknown = true;
  }
  return unknown ? null : true;
}

function isTest(value: string): Test {
  if (value === 'null') return (text) => text === null;
  if (value === 'not_null') return (text) => text !== null;
  if (value === 'unknown') return (text) => text === null;
  return (text) => text !== null && isTrueText(text) === (value === 'true');
}

function requireBoolean({ base, ...type }: SqlType, value: string): void {
  if (base === 'bool' || value === 'null' || value === 'not_null') return;
  throw new MockFault({
    code: '42804',
    status: 400,
    message: `argument of IS ${value.toUpperCase()} must be type boolean, not type ${typeWords({ base, ...type })}`,
  });
}

function comparison(cond: Typed, op: Operator, value: string): Test {
  const type = typeAt(cond.column.type, cond.path);
  if (type.kind === 'composite') throw new MockFault({ code: '0A000', status: 400, message: 'input of anonymous composite types is not implemented' });
  const wanted = readInput(type, value, false);
  if (op === 'eq' && EXACT.has(type.base)) return (text) => (text === null ? null : text === wanted);
  if (op !== 'eq' && op !== 'neq' && op !== 'isdistinct') requireOrdered(type);
  const order = compare(type);
  switch (op) {
    case 'eq':
      return (text) => (text === null ? null : order(text, wanted) === 0);
    case 'neq':
      return (text) => (text === null ? null : order(text, wanted) !== 0);
    case 'gt':
      return (text) => (text === null ? null : order(text, wanted) > 0);
    case 'gte':
      return (text) => (text === null ? null : order(text, wanted) >= 0);
    case 'lt':
      return (text) => (text === null ? null : order(text, wanted) < 0);
    case 'lte':
      return (text) => (text === null ? null : order(text, wanted) <= 0);
    default:
      return (text) => text === null || order(text, wanted) !== 0;
  }
}

const SYMBOLS: Partial<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: '~~',
  ilike: '~~*',
  match: '~',
  imatch: '~*',
  cs: '@>',
  cd: '<@',
  ov: '&&',
};

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name', 'char']);

function noOperator({ column, path, op }: Typed): MockFault {
  return new MockFault({
    code: '42883',
    status: 404,
    message: `operator does not exist: ${typeWords(typeAt(column.type, path))} ${SYMBOLS[op] ?? '='} unknown`,
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  });
}

/** Patterns see the blanks at the end of char(n), which cells of batches do without. */
function ofPrinted({ column, path }: Typed, test: Test): Test {
  return path.length > 0 || column.type.base !== 'bpchar' ? test : (text) => test(text === null ? null : printed(column, text));
}

/** A LIKE pattern as a regular expression. */
function likeSource(like: string): string {
  let source = '';
  for (let at = 0; at < like.length; at++) {
    const letter = like[at]!;
    if (letter === '\\' && at + 1 < like.length) source += escaped(like[++at]!);
    else source += letter === '%' ? '[\\s\\S]*' : letter === '_' ? '[\\s\\S]' : escaped(letter);
  }
  return `\\A(?:${source})\\z`;
}

function escaped(letter: string): string {
  return /[\\^$.*+?()[\]{}|]/.test(letter) ? `\\${letter}` : letter;
}

/** RE2 takes time proportional to the text, whatever the pattern. */
function pattern(source: string, ignoreCase: boolean): Test {
  let compiled: RE2JS;
  try {
    compiled = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
  } catch (error) {
    throw new MockFault({ code: '2201B', status: 400, message: `invalid regular expression: ${(error as Error).message}` });
  }
  return (text) => (text === null ? null : compiled.matcher(text).find());
}

function containment(cond: Typed, op: RangeOperator, value: string): Test {
  const type = typeAt(cond.column.type, cond.path);
  if (type.kind === 'multirange') throw MockFault.unsupported(`The operator ${op} of multiranges.`);
  if (type.kind === 'range') {
    const wanted = readRange(type, value, readInput);
    return (text) => (text === null ? null : rangesMeet(type, op, readRange(type, text, readInput), wanted));
  }
  if (type.kind === 'array') {
    const wanted = elementsOf(type, readInput(type, value));
    return (text) => {
      if (text === null) return null;
      const own = elementsOf(type, text);
      if (op === 'cs') return [...wanted].every((each) => own.has(each));
      return op === 'cd' ? [...own].every((each) => wanted.has(each)) : [...own].some((each) => wanted.has(each));
    };
  }
  if (type.base === 'jsonb' && op !== 'ov') {
    const wanted = JSON.parse(readInput(JSONB, value)) as Json;
    return (text) => (text === null ? null : op === 'cs' ? jsonContains(JSON.parse(text) as Json, wanted) : jsonContains(wanted, JSON.parse(text) as Json));
  }
  throw noOperator(cond);
}
