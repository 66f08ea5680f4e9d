import { dictionaryOf, qualifiedName, type Catalog, type Domain, type Generator } from '@seedbed/contract';
import { conjoin, FREE, type Expression } from '../checks/index.ts';
import { partsOf, uncast } from '../checks/expression.ts';
import { formulaName, printFormula } from '../code/print-formula.ts';
import type { TableFacts } from './constraints.ts';
import { exactFormula } from './exact-formula.ts';
import type { Conditions } from './solve-conditions.ts';

/**
 * A generated column may fail on its source: JSON whose members it casts starts as an empty object, since the error
 * would name no column. Unchanged if a condition requires something else.
 */
export function withGeneratedSources(facts: TableFacts, conditions: Conditions): Conditions {
  if (conditions.clash) return conditions;
  let { base } = conditions;
  for (const { generationExpression } of facts.table.columns) {
    const read = generationExpression ? facts.expressions.get(generationExpression) : undefined;
    if (!read || !('expression' in read)) continue;
    for (const name of castSources(read.expression, false, facts)) {
      if (conditions.groups.some((group) => group.clauses.some((clause) => clause.columns.has(name)))) continue;
      base = conjoin(base, { ...FREE, columns: new Map([[name, { domain: { in: ['{}'] } }]]) }, facts.scope) ?? base;
    }
  }
  return { ...conditions, base };
}

/** A generated referencing column with the same value in every row: its rows refer only to parents with that value. */
export function fixedReferences({ table, expressions }: TableFacts): Record<string, Domain> {
  const referring = new Set(table.foreignKeys.flatMap((key) => key.columns));
  const fixed = table.columns.flatMap(({ name, generationExpression }): [string, Domain][] => {
    const read = generationExpression !== undefined && referring.has(name) ? expressions.get(generationExpression) : undefined;
    const constant = read && 'expression' in read ? uncast(read.expression) : null;
    return constant?.kind === 'constant' && constant.text !== null ? [[name, { in: [constant.text] }]] : [];
  });
  return dictionaryOf(fixed);
}

/**
 * Generated columns that others refer to, computed like Postgres computes them; omitted if the blueprint cannot express
 * it.
 */
export function referredFormulas({ table, expressions }: TableFacts, catalog: Catalog): Record<string, Generator> {
  if (table.columns.every((column) => column.generationExpression === undefined)) return dictionaryOf([]);
  const own = qualifiedName(table.schema, table.name);
  const referred = new Set(catalog.tables.flatMap(({ foreignKeys }) => foreignKeys.flatMap((key) => (key.references === own ? key.referencedColumns : []))));
  const formulas = table.columns.flatMap(({ name, generationExpression }): [string, Generator][] => {
    const read = generationExpression !== undefined && referred.has(name) ? expressions.get(generationExpression) : undefined;
    const expression = read && 'expression' in read ? printFormula(read.expression, formulaName) : null;
    return expression === null ? [] : [[name, { kind: 'expression', parameters: { expression } }]];
  });
  return dictionaryOf(formulas);
}

/** Generated numbers as expressions of the blueprint: exactly what Postgres stores, rounded to the column's digits. */
export function generatedNumbers({ table, expressions, scope }: TableFacts): Record<string, string> {
  const formulas = table.columns.flatMap(({ name, generationExpression }): [string, string][] => {
    const read = generationExpression === undefined ? undefined : expressions.get(generationExpression);
    const type = scope.columns.get(name);
    if (!read || !('expression' in read) || !type || !/^(?:numeric|int[248])$/.test(type.base) || type.kind === 'array') return [];
    const formula = exactFormula(read.expression, scope);
    const digits = type.base === 'numeric' ? (type.precision === undefined ? Infinity : (type.scale ?? 0)) : 0;
    if (!formula || (formula.scale > digits && digits > 6) || (formula.scale === Infinity && digits === Infinity)) return [];
    return [[name, formula.scale > digits ? `round(${formula.text}, ${digits})` : formula.text]];
  });
  return dictionaryOf(formulas);
}

/** JSON columns inside a cast, or inside a function that could not be read. */
function castSources(e: Expression, below: boolean, facts: TableFacts): string[] {
  if (e.kind === 'column') return below && /^jsonb?$/.test(facts.scope.columns.get(e.name)?.base ?? '') ? [e.name] : [];
  const risky =
    (e.kind === 'cast' && !/^(text|varchar|jsonb?)$/.test(e.type)) ||
    (e.kind === 'cast' && e.type.includes('(')) ||
    (e.kind === 'call' && (e.name.includes('.') || /^to_|^jsonb?_array_length$/.test(e.name)));
  return partsOf(e).flatMap((part) => castSources(part, below || risky, facts));
}
