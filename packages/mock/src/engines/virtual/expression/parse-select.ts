import type { MockTable } from '../../../core/index.ts';
import { equality } from './combine.ts';
import type { Expr, Ref } from './expr.ts';
import { NotRead } from './not-read.ts';
import type { ExpressionReader } from './expression-reader.ts';
import type { AggregateCall, Select, Source } from './select.ts';

/** Maximum number of tables in an expression, including those in its functions. */
const MAX_SOURCES = 100;

/** Words that end an item of FROM, and so are no alias. */
const AFTER_TABLE: ReadonlySet<string> = new Set(
  'WHERE JOIN INNER LEFT RIGHT FULL CROSS NATURAL ON USING ORDER GROUP HAVING LIMIT OFFSET FETCH WINDOW FOR UNION EXCEPT INTERSECT TABLESAMPLE'.split(' '),
);

/** Parses `SELECT …` and what UNION adds to it: each as a query of tables, or as an expression if it reads none. */
export function parseSelect(parser: ExpressionReader, forExists = false): (Expr | Select)[] {
  if (parser.scope.functions.length === 0) parser.notes.hasSubquery = true;
  const all = [parseOne(parser, forExists)];
  while (parser.takes('UNION')) {
    parser.takes('ALL');
    all.push(parseOne(parser, forExists));
  }
  // ORDER BY and LIMIT would be of all together.
  if (all.length > 1 && all.some((each) => typeof each !== 'function' && (each.limit !== null || each.order.length > 0))) throw new NotRead();
  return all;
}

function parseOne(parser: ExpressionReader, forExists: boolean): Expr | Select {
  const { notes } = parser;
  const outside = parser.scope;
  const within = parser.aggregates;
  const met = notes.met.length;
  parser.expect('SELECT');
  if (parser.takes('ALL')) parser.known(null);
  const distinct = parser.takes('DISTINCT');
  const start = parser.at;
  const sources: Source[] = [];
  const conjuncts: Expr[] = [];
  parser.scope = { ...outside, sources: [...outside.sources, sources] };
  const from = placeOfFrom(parser);
  parser.at = from.at;
  if (from.found) parseFrom(parser, sources, conjuncts);
  parser.aggregates = null;
  if (parser.takes('WHERE')) conjuncts.push(...conjunctsOf(parser, parser.refuseRows(parser.expression(0))));
  const tail = parser.at;
  parser.at = start;
  const aggregates: AggregateCall[] = [];
  parser.aggregates = aggregates;
  const needed = notes.met.length;
  const columns = sources.map(({ id }) => new Set(notes.columns.get(id)));
  const targets = parseTargets(parser, from.at - (from.found ? 1 : 0));
  parser.aggregates = null;
  // EXISTS ignores its targets.
  if (forExists && aggregates.length === 0) {
    notes.met = notes.met.slice(0, needed);
    sources.forEach(({ id }, i) => notes.columns.set(id, columns[i]!));
  }
  parser.at = tail;
  const slice = parseSlice(parser);
  parser.scope = outside;
  parser.aggregates = within;
  const isPlainValue = sources.length === 0 && conjuncts.length === 0 && aggregates.length === 0 && slice.limit === null && targets.length === 1;
  if (isPlainValue && !distinct) return targets[0]!;
  targets.forEach((each) => parser.refuseRows(each));
  return {
    notes,
    sources,
    conjuncts,
    targets,
    aggregates,
    distinct,
    ...slice,
    outer: outerRefs(parser, met, new Set(sources.map(({ id }) => id))),
    bypass: outside.bypass,
  };
}

/** References of other queries are kept. */
function outerRefs({ notes }: ExpressionReader, from: number, own: ReadonlySet<number>): readonly Ref[] {
  const outer = notes.met.slice(from).filter(({ source }) => !own.has(source));
  const unique = outer.filter((ref, i) => outer.findIndex((each) => each.source === ref.source && each.column === ref.column) === i);
  notes.met = [...notes.met.slice(0, from), ...unique];
  return unique;
}

/** The position of FROM, or else of the end of the targets: columns are known only after it. */
function placeOfFrom(parser: ExpressionReader): { readonly at: number; readonly found: boolean } {
  let depth = 0;
  for (let ahead = 0; ; ahead++) {
    const { kind, text } = parser.peek(ahead);
    if (kind === 'end') return { at: parser.at + ahead, found: false };
    if (kind === 'operator' && (text === '(' || text === '[')) depth++;
    if (kind === 'operator' && (text === ')' || text === ']') && --depth < 0) return { at: parser.at + ahead, found: false };
    const word = depth === 0 ? parser.word(ahead) : null;
    if (word === 'FROM' && parser.word(ahead - 1) !== 'DISTINCT') return { at: parser.at + ahead + 1, found: true };
    if (word === 'WHERE' || word === 'UNION' || word === 'LIMIT') return { at: parser.at + ahead, found: false };
  }
}

function parseFrom(parser: ExpressionReader, sources: Source[], conjuncts: Expr[]): void {
  do parseJoined(parser, sources, conjuncts);
  while (comma(parser));
}

function comma(parser: ExpressionReader): boolean {
  const { kind, text } = parser.peek();
  if (kind !== 'operator' || text !== ',') return false;
  parser.at++;
  return true;
}

function parseJoined(parser: ExpressionReader, sources: Source[], conjuncts: Expr[]): void {
  if (parser.peek().kind === 'operator' && parser.peek().text === '(') {
    parser.expect('(');
    parseJoined(parser, sources, conjuncts);
    parser.expect(')');
  } else addTable(parser, sources, null);
  for (;;) {
    const left = parser.takes('LEFT');
    if (left) parser.takes('OUTER');
    const cross = !left && parser.takes('CROSS');
    if (!left && !cross) parser.takes('INNER');
    if (!parser.takes('JOIN')) return;
    if (left) {
      const on: Expr[] = [];
      addTable(parser, sources, on);
      parser.expect('ON');
      on.push(...conjunctsOf(parser, parser.expression(0)));
    } else {
      const before = sources.length;
      const nested = parser.peek().kind === 'operator' && parser.peek().text === '(';
      if (nested) {
        parser.expect('(');
        parseJoined(parser, sources, conjuncts);
        parser.expect(')');
      } else addTable(parser, sources, null);
      if (cross) continue;
      if (parser.takes('USING')) conjuncts.push(...using(parser, sources, before));
      else {
        parser.expect('ON');
        conjuncts.push(...conjunctsOf(parser, parser.expression(0)));
      }
    }
  }
}

function addTable(parser: ExpressionReader, sources: Source[], on: Expr[] | null): void {
  const { scope, notes } = parser;
  let [schema, name] = [null as string | null, parser.name()];
  if (parser.peek().text === '.') {
    parser.expect('.');
    [schema, name] = [name, parser.name()];
  }
  const table = parser.known(tableNamed(parser, schema, name));
  const isNamed = parser.takes('AS') || (parser.peek().kind === 'name' && !AFTER_TABLE.has(parser.word()!)) || parser.peek().kind === 'quoted';
  const alias = isNamed ? parser.name() : name;
  if (sources.some((each) => each.name === alias) || notes.sources > MAX_SOURCES) throw new NotRead();
  sources.push({ id: notes.sources++, name: alias, table, on });
  if (scope.functions.length === 0) notes.reads.add(table);
}

function tableNamed({ scope }: ExpressionReader, schema: string | null, name: string): MockTable | null {
  for (const each of schema === null ? scope.path : [schema]) {
    const found = scope.schema?.tables.find((table) => table.schema === each && table.name === name);
    if (found) return found;
  }
  return null;
}

/** `USING (id)`: equal to the column of that name before. */
function using(parser: ExpressionReader, sources: Source[], before: number): Expr[] {
  parser.expect('(');
  const equal: Expr[] = [];
  do {
    const name = parser.name();
    const left = sources.slice(0, before).find(({ table }) => table.column(name));
    const right = sources[before];
    equal.push(equality(parser, parser.known(left ?? null), parser.known(right ?? null), name));
  } while (comma(parser));
  parser.expect(')');
  return equal;
}

/** `*` is not a target: EXISTS ignores targets, and others need a named one. */
function parseTargets(parser: ExpressionReader, end: number): Expr[] {
  const targets: Expr[] = [];
  if (parser.at >= end) return targets;
  do {
    const star = parser.peek().text === '*' ? 0 : parser.peek(1).text === '.' && parser.peek(2).text === '*' ? 2 : null;
    if (star !== null && parser.peek(star).kind === 'operator') {
      parser.at += star + 1;
      continue;
    }
    const target = parser.expression(0);
    targets.push(target);
    if (parser.takes('AS') || parser.at < end) if (parser.peek().text !== ',') parser.name();
  } while (comma(parser));
  if (parser.at !== end) throw new NotRead();
  return targets;
}

function parseSlice(parser: ExpressionReader): Pick<Select, 'order' | 'limit' | 'offset'> {
  const order: { of: Expr; descending: boolean; nullsFirst: boolean }[] = [];
  if (parser.takes('ORDER')) {
    parser.expect('BY');
    do {
      if (parser.peek().kind === 'number') throw new NotRead();
      const of = parser.refuseRows(parser.expression(0));
      const descending = parser.takes('DESC');
      if (!descending) parser.takes('ASC');
      const nulls = parser.takes('NULLS') ? parser.name() : null;
      order.push({ of, descending, nullsFirst: nulls === null ? descending : nulls === 'first' });
    } while (comma(parser));
  }
  let limit: number | null = null;
  if (parser.takes('LIMIT')) {
    const { kind, text } = parser.peek();
    if (kind !== 'number') throw new NotRead();
    parser.at++;
    limit = Number(text);
  }
  if (['GROUP', 'HAVING', 'OFFSET', 'FETCH', 'WINDOW', 'FOR', 'EXCEPT', 'INTERSECT', 'ORDER'].includes(parser.word() ?? '')) throw new NotRead();
  return { order, limit, offset: 0 };
}

/** The parts of an AND. */
export function conjunctsOf(parser: ExpressionReader, expr: Expr): Expr[] {
  const shape = parser.notes.shapes.get(expr);
  return shape?.kind === 'and' ? [...conjunctsOf(parser, shape.left), ...conjunctsOf(parser, shape.right)] : [expr];
}
