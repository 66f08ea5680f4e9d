import type { MockSchema, MockTable } from '../../../core/index.ts';
import { Notes, type Expr } from './expr.ts';
import type { Scope } from './expression-reader.ts';
import { Parser } from './parser.ts';
import { tokensOf } from './tokens.ts';

export type { Env, Expr } from './expr.ts';

export type Form = { readonly expr: Expr; readonly notes: Notes };

/** Compiles an expression with its form, for a condition that rows are looked up by; null if it has an unknown part. */
export function parseForm(text: string, table: MockTable, schema: MockSchema): Form | null {
  const notes = new Notes();
  const expr = parserOf(text, table, schema, notes)?.whole() ?? null;
  return expr && readsShown(notes, table) ? { expr, notes } : null;
}

/** Compiles an expression of one row as `pg_get_expr` prints it; null if it has an unknown part, or reads other rows. */
export function parseExpression(text: string, table: MockTable | null, schema: MockSchema | null): Expr | null {
  const notes = new Notes();
  const expr = parserOf(text, table, schema, notes)?.whole() ?? null;
  return notes.sources > 1 || notes.aggregates > 0 || !readsShown(notes, table) ? null : expr;
}

/** Whether every column of the row that an expression reads can be computed here. */
function readsShown(notes: Notes, table: MockTable | null): boolean {
  return [...(notes.columns.get(0) ?? [])].every((column) => table?.shown.includes(column) ?? true);
}

function parserOf(text: string, table: MockTable | null, schema: MockSchema | null, notes: Notes): Parser | null {
  const tokens = tokensOf(text);
  const scope: Scope = {
    table,
    schema,
    sources: table ? [[{ id: 0, name: table.name, table, on: null }]] : [],
    parameters: new Map(),
    path: [],
    language: null,
    functions: [],
    bypass: false,
  };
  return tokens && new Parser(tokens, scope, notes);
}
