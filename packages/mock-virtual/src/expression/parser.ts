import { dictionary, resolveType, type SqlType } from '@seedbed/contract';
import { MockFault, type MockColumn, type MockSchema, type MockTable } from '@seedbed/mock-query';
import { isAggregate } from './aggregates.ts';
import { valueOfRef, type Expr, type Notes, type Ref } from './expr.ts';
import { callOf, GIVES_ROWS, requestSetting, TAKES_LIST } from './functions.ts';
import { inlined } from './inline-function.ts';
import { NotRead } from './not-read.ts';
import { operatorOf, quantified, subscripted } from './operators.ts';
import { parseSelect } from './parse-select.ts';
import type { AggregateCall, Select, Source } from './select.ts';
import type { Token } from './tokens.ts';
import { castTo, isTruth, NUMERIC, INT4, INT8, TEXT, truth, type Value } from './value.ts';

/** Where names of an expression lead. */
export type Scope = {
  /** Its own row's, and the check's of a domain (null). */
  readonly table: MockTable | null;
  /** Of subqueries and functions; null where there are none. */
  readonly schema: MockSchema | null;
  /** Sources that columns may be of, of the innermost query last. */
  readonly sources: readonly (readonly Source[])[];
  /** Of a function, by name and by `$1`. */
  readonly parameters: ReadonlyMap<string, Expr>;
  /** Schemas of tables and functions that are named without one. */
  readonly path: readonly string[];
  /** Functions that are being read. */
  readonly functions: readonly string[];
  /** Whether policies do not hold for what is read: in a SECURITY DEFINER function. */
  readonly bypass: boolean;
};

/** Binding powers of Postgres' operators. */
const POWERS = dictionary<number>({
  OR: 1,
  AND: 2,
  IS: 4,
  IN: 5,
  BETWEEN: 5,
  LIKE: 6,
  ILIKE: 6,
  ...Object.fromEntries(['=', '<', '>', '<=', '>=', '<>'].map((operator) => [operator, 5])),
  ...Object.fromEntries(
    ['~~', '~~*', '!~~', '!~~*', '~', '~*', '!~', '!~*', '||', '->', '->>', '#>', '#>>', '@>', '<@', '&&', '?', '?|', '?&'].map((operator) => [operator, 6]),
  ),
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
});

/** What NOT may come before. */
const NEGATED: ReadonlySet<string> = new Set(['IN', 'BETWEEN', 'LIKE', 'ILIKE']);

/** Functions of extensions, which may be installed in any schema. */
const OF_EXTENSIONS: ReadonlySet<string> = new Set(['uuid_generate_v4', 'gen_random_uuid']);

export class Parser {
  at = 0;
  readonly #tokens: readonly Token[];
  scope: Scope;
  readonly notes: Notes;
  /** Calls that give several rows, as the items of a value; with the subquery behind it where there is one. */
  readonly sets: Map<Expr, Select | null>;
  /** Aggregates of the query whose targets are being read; null elsewhere. */
  aggregates: AggregateCall[] | null = null;

  constructor(tokens: readonly Token[], scope: Scope, notes: Notes, sets = new Map<Expr, Select | null>()) {
    this.#tokens = tokens;
    this.scope = scope;
    this.notes = notes;
    this.sets = sets;
  }

  /** A parser of another text in this expression, with the same notes. */
  within(tokens: readonly Token[], scope: Scope): Parser {
    return new Parser(tokens, scope, this.notes, this.sets);
  }

  /** The expression of all tokens; null if it has something that is not known here. */
  whole(): Expr | null {
    try {
      const expr = this.expression(0);
      this.expect('');
      return expr;
    } catch (error) {
      if (error instanceof NotRead) return null;
      throw error;
    }
  }

  expression(power: number): Expr {
    const met = this.notes.met.length;
    return this.notes.note(this.#operators(power), met);
  }

  #operators(power: number): Expr {
    const met = this.notes.met.length;
    let left = this.#unary();
    for (;;) {
      const token = this.peek();
      const word = token.kind === 'name' ? token.text.toUpperCase() : token.kind === 'operator' ? token.text : '';
      const negated = word === 'NOT' && NEGATED.has(this.word(1) ?? '');
      const own = negated ? 5 : POWERS[word];
      if (own === undefined || own <= power) return left;
      this.at++;
      this.notes.note(left, met);
      this.refuseRows(left);
      left = negated ? this.#not(this.#binary(left, this.#next(), own)) : this.#binary(left, word, own);
      this.refuseRows(left);
    }
  }

  expect(text: string): void {
    const token = this.peek();
    if (token.text.toUpperCase() !== text || token.kind === 'text' || token.kind === 'quoted') throw new NotRead();
    this.at++;
  }

  #binary(left: Expr, word: string, power: number): Expr {
    if (word === 'IS') return this.#is(left);
    if (word === 'IN') return this.#in(left);
    if (word === 'BETWEEN') return this.#between(left);
    if (word === 'LIKE' || word === 'ILIKE') return this.#binary(left, word === 'LIKE' ? '~~' : '~~*', power);
    if (word === 'AND' || word === 'OR') {
      const right = this.refuseRows(this.expression(power));
      const stops = word === 'OR';
      return this.notes.shaped({ kind: stops ? 'or' : 'and', left, right }, (env) => {
        const first = isTruth(left(env));
        if (first === stops) return truth(stops);
        const second = isTruth(right(env));
        return truth(second === stops ? stops : first === null || second === null ? null : !stops);
      });
    }
    const quantifier = this.word();
    if (quantifier === 'ANY' || quantifier === 'ALL' || quantifier === 'SOME') {
      this.at++;
      this.expect('(');
      const met = this.notes.met.length;
      const list = this.notes.note(this.word() === 'SELECT' ? this.#listOfRows() : this.expression(0), met);
      this.expect(')');
      return this.#quantify(word, quantifier !== 'ALL', left, list);
    }
    const right = this.refuseRows(this.expression(power));
    const operate = this.known(operatorOf(word));
    const expr: Expr = (env) => operate(left(env), right(env));
    return word === '=' ? this.notes.shaped({ kind: '=', left, right }, expr) : expr;
  }

  /** `x IN ( SELECT … )`, or `x IN (1, 2)` as people write it. */
  #in(left: Expr): Expr {
    this.expect('(');
    if (this.word() !== 'SELECT') return this.#quantify('=', true, left, arrayOf(this.list(')')));
    const met = this.notes.met.length;
    const rows = parseSelect(this);
    this.expect(')');
    return this.#anyOf(
      rows.map((each) => this.#among(left, each)),
      [...this.notes.refsOf(left), ...this.notes.met.slice(met)],
    );
  }

  #among(left: Expr, rows: Expr | Select): Expr {
    const select = typeof rows === 'function' ? this.sets.get(rows) : rows;
    if (!select) {
      const inner = rows as Expr;
      return this.sets.has(inner) ? this.#quantify('=', true, left, inner) : this.#equal(inner, left);
    }
    const [target] = select.targets;
    if (!target || select.targets.length > 1) throw new NotRead();
    const equal = this.#equal(target, left);
    const refs = this.notes.refsOf(left);
    this.notes.refs.set(equal, [...this.notes.refsOf(target), ...refs]);
    const bound = { ...select, conjuncts: [...select.conjuncts, equal], outer: [...select.outer, ...refs] };
    return this.notes.shaped({ kind: 'in', left, select, bound }, (env) => truth(env.around.subqueries!.isIn(select, bound, left(env), env)));
  }

  /** `USING (id)`: a column that two tables have. */
  equality(left: Source, right: Source, name: string): Expr {
    const met = this.notes.met.length;
    const [a, b] = [left, right].map((source) => {
      const from = this.notes.met.length;
      return this.notes.note(this.#columnOf(source, this.known(source.table.column(name) ?? null)), from);
    });
    return this.notes.note(this.#equal(a!, b!), met);
  }

  #columnOf({ id }: Source, column: MockColumn): Expr {
    const ref = { source: id, column };
    this.notes.meet(ref);
    return this.notes.shaped({ kind: 'column', ...ref }, (env) => valueOfRef(env, ref));
  }

  #equal(left: Expr, right: Expr): Expr {
    const same = operatorOf('=')!;
    return this.notes.shaped({ kind: '=', left, right }, (env) => same(left(env), right(env)));
  }

  /** The OR of tests that all read the same, at most. */
  #anyOf(tests: readonly Expr[], refs: readonly Ref[]): Expr {
    return tests.reduce((left, right) => {
      for (const each of [left, right]) this.notes.refs.set(each, refs);
      return this.notes.shaped({ kind: 'or', left, right }, (env) => {
        const [a, b] = [isTruth(left(env)), isTruth(right(env))];
        return truth(a === true || b === true ? true : a === null || b === null ? null : false);
      });
    });
  }

  #quantify(word: string, any: boolean, left: Expr, list: Expr): Expr {
    const test = this.known(quantified(word, any));
    const expr: Expr = (env) => test(left(env), list(env));
    return word === '=' && any ? this.notes.shaped({ kind: 'any', left, list }, expr) : expr;
  }

  #not(of: Expr): Expr {
    return (env) => {
      const value = isTruth(of(env));
      return truth(value === null ? null : !value);
    };
  }

  #between(left: Expr): Expr {
    const low = this.expression(5);
    this.expect('AND');
    const high = this.expression(5);
    const [least, most] = [operatorOf('>=')!, operatorOf('<=')!];
    return (env) => {
      const [a, b] = [isTruth(least(left(env), low(env))), isTruth(most(left(env), high(env)))];
      return truth(a === false || b === false ? false : a === null || b === null ? null : true);
    };
  }

  #is(left: Expr): Expr {
    const not = this.word() === 'NOT' && ++this.at > 0;
    const word = this.word();
    this.at++;
    switch (word) {
      case 'NULL':
        return (env) => truth((left(env).text === null) !== not);
      case 'TRUE':
      case 'FALSE':
        return (env) => truth((isTruth(left(env)) === (word === 'TRUE')) !== not);
      case 'DISTINCT': {
        this.expect('FROM');
        const right = this.expression(5);
        const same = this.known(operatorOf('='));
        return (env) => {
          const [a, b] = [left(env), right(env)];
          const equal = a.text === null || b.text === null ? a.text === b.text : isTruth(same(a, b)) === true;
          return truth(equal === not);
        };
      }
      default:
        throw new NotRead();
    }
  }

  #unary(): Expr {
    if (this.word() === 'NOT') {
      this.at++;
      return this.#not(this.expression(3));
    }
    if (this.peek().text === '-' && this.peek().kind === 'operator') {
      this.at++;
      const of = this.expression(9);
      const minus = this.known(operatorOf('-'));
      return (env) => minus({ type: INT4, text: '0' }, of(env));
    }
    let expr = this.#primary();
    for (;;) {
      const { kind, text } = this.peek();
      const inner = expr;
      if (kind === 'operator' && text === '::') {
        this.at++;
        const type = this.#type();
        if (this.sets.has(inner)) this.sets.set((expr = (env) => eachCast(inner(env), type)), null);
        else expr = (env) => castTo(inner(env), type);
      } else if (kind === 'operator' && text === '[') {
        this.at++;
        this.refuseRows(inner);
        const place = this.expression(0);
        this.expect(']');
        expr = (env) => subscripted(inner(env), place(env));
      } else return expr;
    }
  }

  #primary(): Expr {
    const token = this.peek();
    this.at++;
    switch (token.kind) {
      case 'text':
        return () => ({ type: null, text: token.text });
      case 'number': {
        const type = !/^\d+$/.test(token.text) ? NUMERIC : Number(token.text) < 2 ** 31 ? INT4 : INT8;
        return () => ({ type, text: token.text });
      }
      case 'quoted':
        // Functions with names of keywords are quoted: "left"(name, 2).
        return this.#named(token.text, true);
      case 'name':
        return this.#named(token.text);
      case 'parameter':
        return this.#parameter(token.text);
      default:
        if (token.text !== '(') throw new NotRead();
    }
    if (this.word() === 'SELECT') {
      const expr = this.#scalar();
      this.expect(')');
      return expr;
    }
    const inner = this.expression(0);
    this.expect(')');
    return inner;
  }

  /** A subquery as one value; NULL without a row. */
  #scalar(): Expr {
    const [rows, ...others] = parseSelect(this);
    if (rows === undefined || others.length > 0) throw new NotRead();
    if (typeof rows === 'function') return this.refuseRows(rows);
    if (rows.targets.length !== 1) throw new NotRead();
    return (env) => {
      const [first, second] = env.around.subqueries!.rows(rows, env);
      if (second) throw new MockFault({ code: '21000', status: 500, message: 'more than one row returned by a subquery used as an expression' });
      return first?.[0] ?? { type: null, text: null };
    };
  }

  /** The rows of a subquery as items of a value. */
  #listOfRows(): Expr {
    const [rows, ...others] = parseSelect(this);
    if (rows === undefined || others.length > 0) throw new NotRead();
    if (typeof rows === 'function') return this.sets.has(rows) ? (env) => rows(env) : arrayOf([rows]);
    if (rows.targets.length !== 1) throw new NotRead();
    return (env) => ({ type: null, text: '{}', items: env.around.subqueries!.rows(rows, env).map(([first]) => first!) });
  }

  #exists(): Expr {
    this.expect('(');
    if (this.word() !== 'SELECT') throw new NotRead();
    const met = this.notes.met.length;
    const tests = parseSelect(this, true).map((rows): Expr => {
      // One row of no table is there, whatever is in it.
      if (typeof rows === 'function') return this.sets.has(rows) ? this.known<Expr>(null) : () => truth(true);
      return this.notes.shaped({ kind: 'exists', select: rows }, (env) => truth(env.around.subqueries!.exists(rows, env)));
    });
    this.expect(')');
    return this.#anyOf(tests, this.notes.met.slice(met));
  }

  /** Several rows are no value of an expression. */
  refuseRows(expr: Expr): Expr {
    if (this.sets.has(expr)) throw new NotRead();
    return expr;
  }

  #named(name: string, quoted = false): Expr {
    if (this.#nextIs('.')) return this.#qualified(quoted ? name : name.toLowerCase());
    if (!quoted) {
      const keyword = this.#keyword(name.toUpperCase());
      if (keyword) return keyword;
    }
    if (this.#nextIs('(')) {
      if (name.toLowerCase() === 'current_setting') return this.#setting();
      // Functions with names of keywords are quoted: "left"(name, 2).
      return this.#function(null, quoted ? name : name.toLowerCase());
    }
    return this.#column(quoted ? name : name.toLowerCase(), null);
  }

  /** What begins with a word of SQL's own; null of any other. */
  #keyword(word: string): Expr | null {
    switch (word) {
      case 'TRUE':
        return () => truth(true);
      case 'FALSE':
        return () => truth(false);
      case 'NULL':
        return () => ({ type: null, text: null });
      case 'VALUE':
        return this.scope.table === null ? ({ value }) => value! : null;
      case 'EXISTS':
        return this.#exists();
      case 'ARRAY': {
        if (this.#nextIs('(')) {
          this.expect('(');
          if (this.word() !== 'SELECT') throw new NotRead();
          const list = this.#listOfRows();
          this.expect(')');
          return list;
        }
        this.expect('[');
        return arrayOf(this.list(']'));
      }
      case 'CASE':
        return this.#case();
      case 'CAST': {
        this.expect('(');
        const of = this.refuseRows(this.expression(0));
        this.expect('AS');
        const type = this.#type();
        this.expect(')');
        return (env) => castTo(of(env), type);
      }
      case 'EXTRACT': {
        this.expect('(');
        const field = this.word()!.toLowerCase();
        this.at++;
        this.expect('FROM');
        const of = this.expression(0);
        this.expect(')');
        return this.#call('date_part', [() => ({ type: null, text: field }), of]);
      }
      case 'CURRENT_USER':
        // The owner of a SECURITY DEFINER function.
        return this.scope.bypass ? () => ({ type: TEXT, text: 'postgres' }) : this.#call('current_user', []);
      case 'CURRENT_DATE':
      case 'CURRENT_TIMESTAMP':
      case 'LOCALTIMESTAMP':
      case 'SESSION_USER':
        return this.#call(word.toLowerCase(), []);
      default:
        return null;
    }
  }

  /** `table.column`, `schema.table.column` or `schema.function(…)`. */
  #qualified(first: string): Expr {
    const second = this.#dotted();
    if (this.#nextIs('.')) return this.#column(this.#dotted(), second);
    return this.#nextIs('(') ? this.#function(first, second) : this.#column(second, first);
  }

  #dotted(): string {
    this.expect('.');
    return this.name();
  }

  /** A function of a schema, or of those that names without one are looked for in. */
  #function(schema: string | null, name: string): Expr {
    if (this.aggregates && schema !== 'auth' && isAggregate(name)) return this.#aggregate(name);
    const builtIn = schema === 'auth' ? `auth.${name}` : name;
    const isKnown = callOf(builtIn) !== null && (schema === null || schema === 'auth' || schema === 'pg_catalog' || OF_EXTENSIONS.has(name));
    this.expect('(');
    const within = this.aggregates;
    this.aggregates = null;
    const parameters = this.list(')', isKnown && TAKES_LIST.has(builtIn));
    this.aggregates = within;
    if (isKnown) return this.#call(builtIn, parameters);
    // A function of the schema's own may do anything, whatever it is called.
    return this.known(inlined(this, schema === null ? this.scope.path : [schema], name, parameters));
  }

  #aggregate(name: string): Expr {
    this.expect('(');
    const calls = this.aggregates!;
    this.aggregates = null;
    const distinct = this.word() === 'DISTINCT' && ++this.at > 0;
    const all = this.peek().text === '*' && ++this.at > 0;
    const of = all ? null : this.refuseRows(this.expression(0));
    if (all && name !== 'count') throw new NotRead();
    this.expect(')');
    this.aggregates = calls;
    const id = this.notes.aggregates++;
    calls.push({ id, name, of, distinct });
    return (env) => env.aggregates![id]!;
  }

  /** `current_setting('request.jwt.claims'::text, true)`. */
  #setting(): Expr {
    this.expect('(');
    const token = this.peek();
    const read = this.known(token.kind === 'text' ? requestSetting(token.text) : null);
    this.list(')');
    return ({ around }) => ({ type: TEXT, text: read(around) });
  }

  /** A column of the innermost query that has one of that name, or a parameter of the function. */
  #column(name: string, of: string | null): Expr {
    for (const sources of this.scope.sources.toReversed()) {
      const found = sources.filter((source) => (of === null || source.name === of) && source.table.column(name));
      // Which one of several is meant only the author knows.
      if (found.length > 1) throw new NotRead();
      if (found[0]) return this.#columnOf(found[0], found[0].table.column(name)!);
    }
    if (of !== null && of !== this.scope.functions.at(-1)) throw new NotRead();
    return this.#parameter(name);
  }

  #parameter(name: string): Expr {
    const expr = this.known(this.scope.parameters.get(name) ?? null);
    for (const ref of this.notes.refsOf(expr)) this.notes.meet(ref);
    return expr;
  }

  #call(name: string, parameters: readonly Expr[]): Expr {
    const call = this.known(callOf(name));
    // Rows of a parameter would be rows of the call.
    parameters.forEach((each) => this.refuseRows(each));
    const expr: Expr = (env) =>
      call(
        parameters.map((each) => each(env)),
        env.around,
      );
    if (GIVES_ROWS.has(name)) this.sets.set(expr, null);
    return expr;
  }

  #case(): Expr {
    const arms: { when: Expr; then: Expr }[] = [];
    const subject = this.word() === 'WHEN' ? null : this.expression(0);
    const same = this.known(operatorOf('='));
    while (this.word() === 'WHEN') {
      this.at++;
      const when = this.expression(0);
      this.expect('THEN');
      arms.push({ when: subject === null ? when : (env) => same(subject(env), when(env)), then: this.expression(0) });
    }
    const otherwise = this.word() === 'ELSE' ? (this.at++, this.expression(0)) : null;
    this.expect('END');
    return (env) => (arms.find(({ when }) => isTruth(when(env)) === true)?.then ?? otherwise)?.(env) ?? { type: null, text: null };
  }

  list(close: string, variadic = false): Expr[] {
    const items: Expr[] = [];
    const item = () => {
      if (variadic && this.word() === 'VARIADIC') this.at++;
      items.push(this.expression(0));
    };
    if (this.peek().text !== close) {
      item();
      while (this.peek().text === ',') {
        this.at++;
        item();
      }
    }
    this.expect(close);
    return items;
  }

  /** `character varying(20)[]`, `public.mood`, `timestamp with time zone`. */
  #type(): SqlType {
    let name = '';
    for (let token = this.peek(); token.kind === 'name' || token.kind === 'quoted' || token.text === '.'; token = this.peek()) {
      if (/^(AND|OR|THEN|WHEN|ELSE|END|IS|IN|NOT|FROM|AS)$/i.test(token.text)) break;
      name += `${name === '' || name.endsWith('.') || token.text === '.' ? '' : ' '}${token.text}`;
      this.at++;
    }
    if (this.peek().text === '(') {
      while (this.peek().text !== ')' && this.peek().kind !== 'end') name += this.#tokens[this.at++]!.text;
      this.expect(')');
      name += ')';
    }
    while (this.peek().text === '[') {
      this.at++;
      this.expect(']');
      name += '[]';
    }
    const { table, schema } = this.scope;
    const known = table?.columns.find(({ type }) => type.name === name || type.name.endsWith(`.${name}`))?.type ?? resolveType(name, schema?.types);
    return known.kind === 'unknown' ? resolveType('text') : known;
  }

  peek(ahead = 0): Token {
    return this.#tokens[this.at + ahead] ?? { kind: 'end', text: '' };
  }

  /** The next word in capitals; null before anything else. */
  word(ahead = 0): string | null {
    const token = this.peek(ahead);
    return token.kind === 'name' ? token.text.toUpperCase() : null;
  }

  /** Takes a word if it comes next. */
  takes(word: string): boolean {
    if (this.word() !== word) return false;
    this.at++;
    return true;
  }

  /** The next token as a name. */
  name(): string {
    const { kind, text } = this.peek();
    if (kind !== 'name' && kind !== 'quoted') throw new NotRead();
    this.at++;
    return kind === 'name' ? text.toLowerCase() : text;
  }

  #next(): string {
    const word = this.word()!;
    this.at++;
    return word;
  }

  #nextIs(operator: string): boolean {
    const { kind, text } = this.peek();
    return kind === 'operator' && text === operator;
  }

  known<T>(found: T | null): T {
    if (found === null) throw new NotRead();
    return found;
  }
}

function eachCast({ items, ...value }: Value, type: SqlType): Value {
  return items ? { ...value, items: items.map((each) => castTo(each, type)) } : value;
}

function arrayOf(items: readonly Expr[]): Expr {
  return (env) => ({ type: null, text: '{}', items: items.map((each) => each(env)) });
}
