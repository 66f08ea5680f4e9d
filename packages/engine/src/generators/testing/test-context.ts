import { resolveType, type Domain, type SqlType } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import type { Column, Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { Compiled } from '../../expressions/scope.ts';
import { valueReader, valueTypeOf } from '../../expressions/value.ts';
import { rowAt } from '../../plan/keys/rank-rules.ts';
import { drawsOf } from '../../random/draws-of.ts';
import { dayOf } from '../../values/civil-date.ts';
import type { Words } from '../../words/words.ts';
import type { CompileContext, EntityContext, RowExpression } from '../definition.ts';
import { generatorByKind } from '../index.ts';
import { cellText } from '../../plan/cell-text.ts';

type TestSiblings = Siblings & { readonly rows: Rows };

export type TestColumn = {
  readonly kind: string;
  readonly type?: string;
  readonly parameters?: Record<string, unknown>;
  readonly domain?: Domain;
  readonly unique?: boolean;
  readonly entity?: string;
};

const DAY = 86_400_000_000;
const REFERENCE_DAY = dayOf(2026, 1, 1);

/** A table whose columns have generators but no plan: for tests of generators and samples on their pages. */
export class TestTable {
  readonly rows: number;
  readonly name: string;
  readonly #columns: Readonly<Record<string, TestColumn>>;
  readonly #words: Words;
  readonly #sources = new Map<string, ColumnSource>();
  readonly #entities = new Map<string, unknown>();
  readonly #seed: number;

  constructor(
    words: Words,
    columns: Readonly<Record<string, TestColumn>>,
    { rows = 1000, name = 'public.items', seed = 42 }: { rows?: number; name?: string; seed?: number } = {},
  ) {
    this.#words = words;
    this.#columns = columns;
    this.rows = rows;
    this.name = name;
    this.#seed = seed;
  }

  source(column: string): ColumnSource {
    let source = this.#sources.get(column);
    if (!source) this.#sources.set(column, (source = this.#compile(column)));
    return source;
  }

  /** A column filled for the rows. */
  fill(column: string, rows: Rows): Column {
    const source = this.source(column);
    const out = allocColumn(source.shape, Math.max(1, rows.count));
    source.fill(rows, out, this.#siblings(rows));
    return out;
  }

  #siblings(rows: Rows): TestSiblings {
    return { rows, column: (name) => this.fill(name, rows) };
  }

  #expression(text: string): RowExpression {
    const field = (name: string): Compiled | null => {
      if (name === 'row') return { type: 'int', prepare: (frame) => (i) => rowAt((frame as TestSiblings).rows, i) };
      if (!Object.hasOwn(this.#columns, name)) return null;
      return { type: valueTypeOf(resolveType(this.#columns[name]!.type ?? 'text')), prepare: (frame) => valueReader((frame as TestSiblings).column(name)) };
    };
    const compiled = compileExpression(text, { field, parent: () => null, children: () => null, names: Object.keys(this.#columns) });
    return {
      type: compiled.type,
      prepare: (siblings) => compiled.prepare(siblings as never),
      others: (_, rows) => compiled.prepare(this.#siblings({ first: 0, count: rows.length, at: rows }) as never),
    };
  }

  /** Values of consecutive rows as Postgres reads them; null for NULL. */
  texts(column: string, first: number, count: number): (string | null)[] {
    const filled = this.fill(column, { first, count, at: null });
    return Array.from({ length: count }, (_, i) => (filled.nulls?.[i] ? null : cellText(filled, i)));
  }

  /** Values by rank. */
  ranked(column: string, ranks: readonly number[]): string[] {
    const source = this.source(column);
    const out = allocColumn(source.shape, ranks.length);
    source.at!(Float64Array.from(ranks), ranks.length, out);
    return ranks.map((_, i) => cellText(out, i));
  }

  #compile(name: string): ColumnSource {
    const column = this.#columns[name]!;
    return compileGenerator(
      column.kind,
      column.parameters ?? {},
      this.#context(name, name, resolveType(column.type ?? 'text'), column.domain ?? {}, column.entity),
    );
  }

  #context(column: string, path: string, type: SqlType, domain: Domain, entity: string | undefined): CompileContext {
    const draws = (name: string, purpose: string) => drawsOf([1, this.#seed, 'public', this.name, name, purpose]);
    const length = type.length !== undefined && ['varchar', 'bpchar'].includes(type.base) ? { maxLength: type.length } : {};
    return {
      table: this.name,
      column: path,
      rows: this.rows,
      before: 0,
      type,
      domain: { ...length, ...domain },
      words: this.#words,
      referenceDay: REFERENCE_DAY,
      timeline: { from: (REFERENCE_DAY - 730) * DAY, to: (REFERENCE_DAY + 1) * DAY - 1, rows: this.rows },
      draws: (purpose = 'value') => draws(path, purpose),
      tableDraws: (purpose) => draws('', purpose),
      entity: (kind, build) => this.#entity(kind, entity ?? `column ${path}`, column, build),
      sibling: (other) =>
        Object.hasOwn(this.#columns, other) ? { type: resolveType(this.#columns[other]!.type ?? 'text'), source: this.source(other) } : null,
      inner: (generator, innerType, innerName, innerEntity) =>
        compileGenerator(generator.kind, generator.parameters ?? {}, this.#context(column, `${path}.${innerName}`, innerType, {}, innerEntity)),
      expression: (text) => this.#expression(text),
      fail(pointer, message) {
        throw new Error(`${pointer}: ${message}`);
      },
    };
  }

  #entity<T>(kind: string, name: string, column: string, build: Parameters<CompileContext['entity']>[1]): T {
    const key = `${kind}: ${name}`;
    if (!this.#entities.has(key)) {
      const mates = Object.entries(this.#columns).filter(([other, each]) =>
        each.entity === undefined ? other === column && name === `column ${column}` : each.entity === name,
      );
      const context: EntityContext = {
        table: this.name,
        name,
        members: new Map(mates.map(([other, each]) => [each.kind, other])),
        set: [],
        unique: new Set(mates.filter(([, each]) => each.unique).map(([, each]) => each.kind)),
        rows: this.rows,
        before: 0,
        steady: false,
        words: this.#words,
        referenceDay: REFERENCE_DAY,
      };
      this.#entities.set(
        key,
        build((purpose) => drawsOf([1, this.#seed, 'public', this.name, `entity ${name}`, purpose]), context),
      );
    }
    return this.#entities.get(key) as T;
  }
}

function compileGenerator(kind: string, parameters: Record<string, unknown>, context: CompileContext): ColumnSource {
  const definition = generatorByKind(kind);
  if (!definition) throw new Error(`There is no generator ${kind}.`);
  const defaults = Object.entries((definition.parameters['properties'] ?? {}) as Record<string, { default?: unknown }>).filter(
    ([, member]) => member.default !== undefined,
  );
  return definition.compile({ ...Object.fromEntries(defaults.map(([name, member]) => [name, member.default])), ...parameters }, context);
}
