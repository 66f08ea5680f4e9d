import type { Cond, Operator } from '../../../core/index.ts';
import { readField, type FieldName } from './field.ts';
import { readQuoted, Reader } from './reader.ts';

const OPERATORS: ReadonlySet<string> = new Set([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
]);
const WITH_MOD: ReadonlySet<string> = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']);
const IS: ReadonlySet<string> = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

/** `id=eq.5`: a column of the query string and what follows. Throws PGRST100. */
export function parseFilter(key: string, text: string): Cond {
  const name = new Reader(key, `column name (${key})`);
  const field = readField(name);
  if (!name.done) throw name.fault('"->" or end of input');
  const reader = new Reader(text, `filter (${text})`);
  return readTest(reader, field, (each) => each.text.slice(each.at, (each.at = each.text.length)));
}

/** `or=(a.eq.1,and(b.gt.2,c.is.null))`. Throws PGRST100. */
export function parseLogic(kind: 'and' | 'or', text: string): Cond {
  const reader = new Reader(text, `logic tree (${text})`);
  const tree = readList(reader, kind, 0);
  if (!reader.done) throw reader.fault('end of input');
  return tree;
}

const BLANKS = /[ \t]*/y;
const LISTS = { and: /and(?=[ \t]*\()/y, or: /or(?=[ \t]*\()/y };
const MAX_DEPTH = 32;
const MAX_TERMS = 1000;

function readList(reader: Reader, kind: 'and' | 'or', depth: number): Cond {
  if (depth > MAX_DEPTH) throw reader.fault('fewer levels');
  reader.match(BLANKS);
  reader.expect('(');
  const of: Cond[] = [];
  do {
    reader.match(/\s*/y);
    of.push(readTerm(reader, depth));
    reader.match(/\s*/y);
    if (of.length > MAX_TERMS) throw reader.fault(`at most ${MAX_TERMS} conditions`);
  } while (reader.take(','));
  reader.expect(')');
  return { kind, of };
}

function readTerm(reader: Reader, depth: number): Cond {
  const start = reader.at;
  const not = reader.take('not.');
  for (const kind of ['and', 'or'] as const) {
    if (reader.match(LISTS[kind]) === null) continue;
    const list = readList(reader, kind, depth + 1);
    return not ? { kind: 'not', of: list } : list;
  }
  reader.at = start;
  const field = readField(reader);
  reader.expect('.');
  return readTest(reader, field, readTreeValue);
}

/** In a tree a value ends at a comma or bracket, unless it is quoted or an array. */
function readTreeValue(reader: Reader): string {
  if (reader.peek('"')) return readQuoted(reader);
  if (reader.peek('{')) return reader.match(/\{[^}]*\}/y) ?? reader.match(/[^,)]*/y)!;
  return reader.match(/[^,)]*/y) ?? '';
}

function readTest(reader: Reader, field: FieldName, readValue: (reader: Reader) => string): Cond {
  if (reader.take('not.')) return { kind: 'not', of: readTest(reader, field, readValue) };
  const start = reader.at;
  const op = reader.match(/[a-z]+/y) ?? '';
  if (!OPERATORS.has(op)) {
    reader.at = start;
    throw reader.fault(start === 0 ? '"not" or operator (eq, gt, ...)' : 'operator (eq, gt, ...)');
  }
  const argument = reader.match(/\([\w ]+\)/y)?.slice(1, -1);
  const mod = argument === 'any' || argument === 'all' ? argument : undefined;
  if (argument !== undefined && !(op.endsWith('fts') || (mod && WITH_MOD.has(op)))) throw reader.fault('"."');
  reader.expect('.');
  const plain = { kind: 'column' as const, ...field, op: op as Operator, ...(argument !== undefined && !mod && { language: argument }) };
  if (op === 'in') return { ...plain, value: readValues(reader, '(', ')') };
  if (mod) return { ...plain, mod, value: readValues(reader, '{', '}').map((each) => patternOf(op, each)) };
  const before = reader.at;
  const value = readValue(reader);
  if (op === 'is') {
    const word = value.toLowerCase();
    if (!IS.has(word)) {
      reader.at = before;
      throw reader.fault('isVal: (null, not_null, true, false, unknown)');
    }
    return { ...plain, value: word };
  }
  return { ...plain, value: patternOf(op, value) };
}

/** `*` means `%`, which an address would have to escape. */
function patternOf(op: string, value: string): string {
  return op === 'like' || op === 'ilike' ? value.replaceAll('*', '%') : value;
}

function readValues(reader: Reader, open: string, close: string): string[] {
  reader.match(BLANKS);
  reader.expect(open);
  reader.match(BLANKS);
  const values: string[] = [];
  if (reader.take(close)) return values;
  do values.push(reader.peek('"') ? readQuoted(reader) : (reader.match(open === '(' ? /[^,)]*/y : /[^,}]*/y) ?? ''));
  while (reader.take(','));
  reader.expect(close);
  return values;
}
