import type { MockColumn, MockSchema, MockTable } from '../../../core/index.ts';
import { valueOfRef, type Expr, type Notes } from './expr.ts';
import { NotRead } from './not-read.ts';
import type { AggregateCall, Select, Source } from './select.ts';
import type { Token } from './tokens.ts';

/** How the names of an expression are resolved. */
export type Scope = {
  /** The table of the row; null for the check of a domain. */
  readonly table: MockTable | null;
  /** The schema of subqueries and functions; null if there are none. */
  readonly schema: MockSchema | null;
  /** Sources that columns may be of, of the innermost query last. */
  readonly sources: readonly (readonly Source[])[];
  /** A function's parameters, by name and by `$1`. */
  readonly parameters: ReadonlyMap<string, Expr>;
  /** Schemas for unqualified tables and functions. */
  readonly path: readonly string[];
  /** The language of the function whose body this is; null outside functions. */
  readonly language: string | null;
  /** Functions currently being parsed. */
  readonly functions: readonly string[];
  /** Whether policies do not apply: in a SECURITY DEFINER function. */
  readonly bypass: boolean;
};

/** A position in the tokens of an expression, with its context: each rule of the grammar is a function of it. */
export abstract class ExpressionReader {
  at = 0;
  readonly #tokens: readonly Token[];
  scope: Scope;
  readonly notes: Notes;
  /** Set-returning calls, as the items of a value; with their subquery if there is one. */
  readonly sets: Map<Expr, Select | null>;
  /** Aggregates of the query whose targets are being parsed; null elsewhere. */
  aggregates: AggregateCall[] | null = null;

  constructor(tokens: readonly Token[], scope: Scope, notes: Notes, sets: Map<Expr, Select | null>) {
    this.#tokens = tokens;
    this.scope = scope;
    this.notes = notes;
    this.sets = sets;
  }

  /** Reads up to an operator that binds no tighter than `power`. Throws `NotRead`. */
  abstract expression(power: number): Expr;

  /** A reader of another text in this expression, with the same notes. */
  abstract within(tokens: readonly Token[], scope: Scope): ExpressionReader;

  expect(text: string): void {
    const token = this.peek();
    if (token.text.toUpperCase() !== text || token.kind === 'text' || token.kind === 'quoted') throw new NotRead();
    this.at++;
  }

  /** `names`: takes the names of arguments that have one (`name => value`), by their positions. */
  list(close: string, variadic = false, names?: Map<number, string>): Expr[] {
    const items: Expr[] = [];
    const item = () => {
      if (names && /^[=:][>=]$/.test(this.peek(1).text) && this.peek(1).kind === 'operator') {
        names.set(items.length, this.name());
        this.at++;
      }
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

  peek(ahead = 0): Token {
    return this.#tokens[this.at + ahead] ?? { kind: 'end', text: '' };
  }

  take(): Token {
    return this.#tokens[this.at++]!;
  }

  /** The next word in upper case; null if something else follows. */
  word(ahead = 0): string | null {
    const token = this.peek(ahead);
    return token.kind === 'name' ? token.text.toUpperCase() : null;
  }

  /** Consumes a word if it comes next. */
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

  next(): string {
    const word = this.word()!;
    this.at++;
    return word;
  }

  nextIs(operator: string): boolean {
    const { kind, text } = this.peek();
    return kind === 'operator' && text === operator;
  }

  known<T>(found: T | null): T {
    if (found === null) throw new NotRead();
    return found;
  }

  /** Several rows are no value of an expression. */
  refuseRows(expr: Expr): Expr {
    if (this.sets.has(expr)) throw new NotRead();
    return expr;
  }

  parameter(name: string): Expr {
    const expr = this.known(this.scope.parameters.get(name) ?? null);
    for (const ref of this.notes.refsOf(expr)) this.notes.meet(ref);
    return expr;
  }

  column({ id }: Source, column: MockColumn): Expr {
    const ref = { source: id, column };
    this.notes.meet(ref);
    return this.notes.shaped({ kind: 'column', ...ref }, (env) => valueOfRef(env, ref));
  }
}
