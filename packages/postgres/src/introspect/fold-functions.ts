import { dictionaryOf, qualifiedName, type CatalogFunction } from '@seedbed/contract';
import type { FunctionRow } from './sql/functions.sql.ts';

const VOLATILITY = { i: 'immutable', s: 'stable', v: 'volatile' } as const;

/** `schema.name(argument types)`: identifies one function among its overloads. */
export function functionKey(schema: string, name: string, argumentTypes: readonly string[]): string {
  return `${qualifiedName(schema, name)}(${argumentTypes.join(', ')})`;
}

export function foldFunctions(rows: readonly FunctionRow[]): Record<string, CatalogFunction> {
  return dictionaryOf(
    rows.map((row) => [
      functionKey(
        row.schema,
        row.name,
        row.arguments.map((each) => each.type),
      ),
      foldFunction(row),
    ]),
  );
}

function foldFunction(row: FunctionRow): CatalogFunction {
  return {
    name: qualifiedName(row.schema, row.name),
    arguments: row.arguments.map(({ name, type, default: byDefault }) => ({
      ...(name !== null && { name }),
      type,
      ...(byDefault !== null && { default: byDefault }),
    })),
    returns: row.returns,
    language: row.language,
    volatility: VOLATILITY[row.volatility],
    ...(row.strict && { strict: true }),
    body: row.body,
    header: headerOf(row),
    ...(row.settings && { settings: row.settings }),
  };
}

/** `CREATE OR REPLACE FUNCTION … ` up to `AS $function$`, or up to the SQL-standard body. */
function headerOf({ definition, body }: FunctionRow): string {
  const at = definition.lastIndexOf(body);
  return definition
    .slice(0, at)
    .replace(/AS (?:'[^']*', )?\$\w*\$$/, '')
    .trimEnd();
}
