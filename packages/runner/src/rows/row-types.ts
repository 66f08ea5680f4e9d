import { listedByCode, resolveType, type Blueprint, type BlueprintTable, type SqlType } from '@seedbed/contract';

/** Longest list of labels to write out; a longer one is `string`. */
const MAX_LABELS = 60;
/** Decimal digits that a double always preserves. */
const DOUBLE_DIGITS = 15;

/** TypeScript types of a schema's rows as JSON has them, for `createTestData<Schema>`. */
export function rowTypes(blueprint: Blueprint, from: string): string {
  const names = tableNames(blueprint);
  const tables = blueprint.tables.map((table, at) => `  ${keyOf(names[at]!)}: {\n${columnsOf(table, blueprint)}  };\n`);
  return `// Made by \`seedbed types ${from}\`. Rows are as createTestData returns them: what a double would round is a string.
/* eslint-disable */

export type Schema = {
${tables.join('')}};
`;
}

/** The bare name, unless a table of another schema has it too. */
function tableNames({ tables }: Blueprint): string[] {
  return tables.map(({ schema, name }) => {
    const twins = tables.filter((one) => one.name === name);
    return twins.length === 1 || schema === 'public' ? name : `${schema}.${name}`;
  });
}

function columnsOf({ columns }: BlueprintTable, blueprint: Blueprint): string {
  return columns
    .map((column) => {
      const type = typeOf(resolveType(column.type, blueprint.types), column.domain?.in ?? listedByCode(column) ?? undefined);
      // Postgres computes these: rows that were not loaded lack them.
      const computed = column.generated !== undefined;
      return `    ${keyOf(column.name)}${computed ? '?' : ''}: ${type}${column.nullable ? ' | null' : ''};\n`;
    })
    .join('');
}

function typeOf(type: SqlType, listed: readonly string[] | undefined): string {
  if (type.kind === 'array' && type.element) {
    return `(${typeOf(type.element, undefined)} | null)[]`;
  }
  if (type.labels) return labels(type.labels);
  if (type.kind === 'composite' || type.kind === 'unknown') return 'unknown';
  switch (type.base) {
    case 'bool':
      return 'boolean';
    case 'json':
    case 'jsonb':
      return 'unknown';
    case 'int2':
    case 'int4':
      return listed?.length && listed.length <= MAX_LABELS && listed.every((value) => /^-?\d+$/.test(value)) ? listed.join(' | ') : 'number';
    case 'oid':
      return 'number';
    // Beyond 2^53 a text, as are NaN and Infinity.
    case 'int8':
    case 'float4':
    case 'float8':
      return 'number | string';
    case 'numeric':
      return type.precision === undefined || type.precision > DOUBLE_DIGITS ? 'string' : 'number';
    default:
      return listed && /^(?:text|varchar|bpchar|citext)$/.test(type.base) ? labels(listed) : 'string';
  }
}

function labels(all: readonly string[]): string {
  if (all.length === 0 || all.length > MAX_LABELS) return 'string';
  return all.map((label) => `'${label.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`).join(' | ');
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
