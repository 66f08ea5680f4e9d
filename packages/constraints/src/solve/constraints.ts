import {
  qualifiedName,
  quotedName,
  quotedText,
  type Catalog,
  type CatalogTable,
  type SqlType,
  type StatedCase,
  type StatedLimits,
  type StatedValues,
} from '@seedbed/contract';
import { columnsOf, scopeOf, type Clause, type Expression, type Scope } from '../checks/index.ts';
import { column, mapParts } from '../checks/expression.ts';
import { readExpressions, type ReadExpression, type Request } from '../checks/read-expressions.ts';
import type { SolveTools, SolvedConstraint } from './types.ts';

/** A condition on the rows of one table, read or not. */
export type Constraint = {
  readonly name: string;
  readonly kind: SolvedConstraint['kind'];
  readonly sql: string;
  readonly columns: readonly string[];
  readonly read: ReadExpression;
  /** Set for a condition on each element of an array: the array's column. */
  readonly elementOf?: string;
  /** Conditions of triggers, already in normal form. */
  readonly clauses?: readonly Clause[];
};

/** The parts of one table that the solver reads, expressions included. */
export type TableFacts = {
  readonly name: string;
  readonly table: CatalogTable;
  readonly scope: Scope;
  readonly constraints: readonly Constraint[];
  /** By index name: the predicate. */
  readonly predicates: ReadonlyMap<string, ReadExpression>;
  /** By SQL: the expressions of keys, exclusions and generated columns. */
  readonly expressions: ReadonlyMap<string, ReadExpression>;
};

type Pending = { readonly request: Request; take(read: ReadExpression): void };

/** The parser's name for the value in a domain's CHECK. */
const VALUE = 'value';

/** Reads every condition of the catalog in one go. */
export async function readConstraints(catalog: Catalog, tools: SolveTools): Promise<TableFacts[]> {
  const pending: Pending[] = [];
  const facts = catalog.tables.map((table) => collect(table, catalog, pending));
  const answers = await readExpressions(
    pending.map((one) => one.request),
    catalog,
    tools,
  );
  pending.forEach((one, i) => one.take(answers[i]!));
  return facts.map(withGenerated);
}

function collect(table: CatalogTable, catalog: Catalog, pending: Pending[]): TableFacts {
  const scope = scopeOf(table, catalog.types);
  const constraints: Constraint[] = [];
  const predicates = new Map<string, ReadExpression>();
  const expressions = new Map<string, ReadExpression>();
  const ask = (sql: string, within: Scope, take: Pending['take']): void => void pending.push({ request: { sql, scope: within }, take });
  for (const check of table.checks) {
    if (check.enforced === false) continue;
    ask(check.expression, scope, (read) =>
      constraints.push({ name: check.name, kind: check.partition ? 'partition' : 'check', sql: check.expression, columns: check.columns, read }),
    );
  }
  for (const { name, stated, generated, identity } of table.columns) {
    if (!stated || generated || identity) continue;
    const type = scope.columns.get(name);
    const asked = [
      { from: stated.limits?.from, sql: stated.limits ? limitsAsCheck(name, type, stated.limits) : '' },
      { from: stated.from, sql: valuesAsCheck(name, type, stated) },
    ];
    for (const { from, sql } of asked) if (sql) ask(sql, scope, (read) => constraints.push({ name: from!, kind: 'code', sql, columns: [name], read }));
  }
  for (const { from, sql, columns } of casesAsChecks(table, scope))
    ask(sql, scope, (read) => constraints.push({ name: from, kind: 'code', sql, columns, read }));
  for (const { name, type, array, field } of domainsOf(scope)) {
    for (const check of (type.domains ?? []).flatMap((domain) => domain.checks)) {
      const of = { ...scope, columns: new Map([...scope.columns, [VALUE, type]]) };
      ask(check.expression, of, (read) =>
        constraints.push({
          name: check.name,
          kind: 'domain',
          sql: check.expression,
          columns: [name],
          read: rename(read, name, field),
          ...(array ? { elementOf: name } : {}),
        }),
      );
    }
  }
  for (const key of table.uniqueKeys) {
    if (key.predicate) ask(key.predicate, scope, (read) => predicates.set(key.name, read));
    for (const part of key.keys) if ('expression' in part) ask(part.expression, scope, (read) => expressions.set(part.expression, read));
  }
  for (const { elements, predicate, name } of table.exclusions) {
    if (predicate) ask(predicate, scope, (read) => predicates.set(name, read));
    for (const { expression } of elements) if (expression) ask(expression, scope, (read) => expressions.set(expression, read));
  }
  for (const { generationExpression } of table.columns) {
    if (generationExpression) ask(generationExpression, scope, (read) => expressions.set(generationExpression, read));
  }
  return { name: qualifiedName(table.schema, table.name), table, scope, constraints, predicates, expressions };
}

/** What an application's code asks of a column, as a CHECK; empty if the column is of another type. */
function limitsAsCheck(name: string, type: SqlType | undefined, { min, max, above, below, minLength, maxLength, pattern, required }: StatedLimits): string {
  const column = quotedName(name);
  const isNumber = type?.kind === 'base' && NUMBER.test(type.base);
  const isText = type?.kind === 'base' && /^(?:text|varchar)$/.test(type.base);
  const compared = (value: number | undefined, before: string): string[] => (value === undefined ? [] : [`${before} ${value}`]);
  return [
    ...(required ? [`${column} IS NOT NULL`] : []),
    ...(isNumber
      ? [...compared(min, `${column} >=`), ...compared(max, `${column} <=`), ...compared(above, `${column} >`), ...compared(below, `${column} <`)]
      : []),
    ...(isText ? [...compared(minLength, `char_length(${column}) >=`), ...compared(maxLength, `char_length(${column}) <=`)] : []),
    ...(isText && pattern !== undefined ? [`${column} ~ ${quotedText(pattern)}`] : []),
  ]
    .map((condition) => `(${condition})`)
    .join(' AND ');
}

/**
 * The same for what code asks in some rows only: one CHECK for each column that says which rows, with a part for each of its values, so that no two parts hold together. Where
 * code says nothing of a column, it may be NULL, and otherwise is as in the first case that does.
 */
function casesAsChecks({ columns }: CatalogTable, { columns: types }: Scope): { from: string; sql: string; columns: string[] }[] {
  const cases = columns.flatMap(({ name, stated, generated, identity }) =>
    generated || identity ? [] : (stated?.cases ?? []).flatMap((each) => ({ ...each, name, sql: caseAsCheck(name, types.get(name), each) })),
  );
  const asked = cases.filter(({ sql, for: rows }) => sql !== '' && rows.values.length > 0 && isTextual(types.get(rows.column)));
  return [...Map.groupBy(asked, (each) => each.for.column)].map(([by, all]) => {
    const names = [...new Set(all.map(({ name }) => name))];
    const kinds = [...new Set(all.flatMap((each) => each.for.values))];
    const asks = (kind: string | undefined): string =>
      names
        .flatMap((name) => {
          const own = all.filter((each) => each.name === name && kind !== undefined && each.for.values.includes(kind));
          if (own.length > 0) return own.map(({ sql }) => sql);
          const { limits, ...first } = all.find((each) => each.name === name)!;
          return [caseAsCheck(name, types.get(name), { ...first, ...(limits && { limits: { ...limits, required: false } }) })].filter((sql) => sql !== '');
        })
        .map((sql) => ` AND ${sql}`)
        .join('');
    const listed = (some: readonly string[]): string => `(${some.map((kind) => quotedText(kind)).join(', ')})`;
    const parts = [...Map.groupBy(kinds, asks)].map(([sql, some]) => `(${quotedName(by)} IN ${listed(some)}${sql})`);
    const stated = columns.find(({ name }) => name === by)?.stated?.values ?? [];
    const hasOthers = stated.length === 0 || stated.some(({ value }) => !kinds.includes(value));
    return {
      from: [...new Set(all.map(({ from }) => from))].join(', '),
      sql: [...parts, ...(hasOthers ? [`(${quotedName(by)} NOT IN ${listed(kinds)}${asks(undefined)})`] : [])].join(' OR '),
      columns: [by, ...names],
    };
  });
}

function caseAsCheck(name: string, type: SqlType | undefined, { limits, values, numbers }: Pick<StatedCase, 'limits' | 'values' | 'numbers'>): string {
  const isListed = values.length > 0 && (numbers ? type?.kind === 'base' && NUMBER.test(type.base) : isTextual(type));
  const list = isListed ? `${quotedName(name)} IN (${values.map(({ value }) => (numbers ? value : quotedText(value))).join(', ')})` : '';
  return [limits ? limitsAsCheck(name, type, limits) : '', list].filter((sql) => sql !== '').join(' AND ');
}

const NUMBER = /^(?:int[248]|numeric|float[48])$/;

function isTextual(type: SqlType | undefined): boolean {
  return type?.kind === 'enum' || (type?.kind === 'base' && /^(?:text|varchar)$/.test(type.base));
}

/** The same for listed values of types that have no labels: numbers with decimals, and the elements of lists of texts. */
function valuesAsCheck(name: string, type: SqlType | undefined, { values, numbers }: StatedValues): string {
  const column = quotedName(name);
  if (values.length === 0 || !type) return '';
  if (numbers) return type.kind === 'base' && /^(?:numeric|float[48])$/.test(type.base) ? `${column} IN (${values.map(({ value }) => value).join(', ')})` : '';
  const { element } = type;
  if (type.kind !== 'array' || element?.kind !== 'base' || !/^(?:text|varchar)$/.test(element.base)) return '';
  return `${column} <@ ARRAY[${values.map(({ value }) => quotedText(value)).join(', ')}]::${element.base}[]`;
}

/** Columns of a domain type (also of an array), composite values with such a field, and arrays of these. */
function domainsOf(scope: Scope): { name: string; type: SqlType; array: boolean; field?: string }[] {
  return [...scope.columns].flatMap(([name, type]) => {
    const array = type.kind === 'array';
    const one = array ? type.element : type;
    if (!one) return [];
    const fields = (one.fields ?? []).flatMap((field) => (field.type.domains ? [{ name, type: field.type, array, field: field.name }] : []));
    const whole = array && type.domains ? [{ name, type, array: false }] : [];
    return [...whole, ...(one.domains ? [{ name, type: one, array }] : []), ...fields];
  });
}

function rename(read: ReadExpression, name: string, field: string | undefined): ReadExpression {
  const value: Expression = field === undefined ? column(name) : { kind: 'field', item: column(name), name: field };
  const visit = (e: Expression): Expression => (e.kind === 'column' && e.name === VALUE ? value : mapParts(e, visit));
  return 'expression' in read ? { expression: visit(read.expression) } : read;
}

/** Turns conditions on a generated column into conditions on its inputs. */
function withGenerated(facts: TableFacts): TableFacts {
  const made = new Map<string, Expression>();
  for (const { name, generationExpression } of facts.table.columns) {
    const read = generationExpression && facts.expressions.get(generationExpression);
    if (read && 'expression' in read) made.set(name, read.expression);
  }
  if (made.size === 0) return facts;
  const visit = (e: Expression): Expression => (e.kind === 'column' && made.has(e.name) ? made.get(e.name)! : mapParts(e, visit));
  const constraints = facts.constraints.map((one) => {
    if (!('expression' in one.read) || !one.columns.some((name) => made.has(name))) return one;
    const expression = visit(one.read.expression);
    return { ...one, read: { expression }, columns: columnsOf(expression) };
  });
  return { ...facts, constraints };
}
