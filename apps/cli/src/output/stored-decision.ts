import { qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { UsageError } from '../exit-code.ts';

/** A column as a blueprint has it. */
type StoredColumn = { readonly table: string; readonly column: BlueprintColumn; readonly refersTo: readonly string[] };

/** `orders.status` or `public.orders.status` of a blueprint. Throws UsageError with the columns that there are. */
export function storedColumn({ tables, relations }: Blueprint, name: string): StoredColumn {
  const plain = name.replaceAll('"', '');
  const named = (table: BlueprintTable, column: string): boolean => [`${table.name}.${column}`, `${table.schema}.${table.name}.${column}`].includes(plain);
  const found = tables.flatMap((table) => table.columns.filter((column) => named(table, column.name)).map((column) => ({ table, column })));
  if (found.length > 1) throw new UsageError(`${name} is in several schemas: name one, such as ${nameOf(found[0]!.table)}.${found[0]!.column.name}`);
  const [first] = found;
  if (!first) {
    const near = tables.find((table) => plain.startsWith(`${table.name}.`) || plain.startsWith(`${table.schema}.${table.name}.`));
    const known = near ? near.columns.map((column) => column.name) : tables.map((table) => table.name);
    throw new UsageError(`there is no column ${name} in the blueprint; ${near ? `${nameOf(near)} has` : 'its tables are'} ${known.slice(0, 12).join(', ')}`);
  }
  const table = nameOf(first.table);
  const refersTo = relations
    .filter(({ from }) => from.table === table && from.columns.includes(first.column.name))
    .map(({ from, to }) => `${to.table}.${to.columns[from.columns.indexOf(first.column.name)]!}`);
  return { table, column: first.column, refersTo };
}

/** A blueprint's record of a column's decision, for people. */
export function storedDecisionText({ table, column, refersTo }: StoredColumn): string {
  const { name, type, generator, because, confidence, nullRate, domain, generated, dirt } = column;
  const parameters = generator?.parameters ? ` ${JSON.stringify(generator.parameters)}` : '';
  const made = generator
    ? `${generator.kind}${parameters}`
    : refersTo.length > 0
      ? `a reference to ${refersTo.join(' and ')}`
      : generated !== undefined
        ? `Postgres: ${generated}`
        : 'nothing: the column gets no value';
  const why = because ?? (confidence === undefined ? 'chosen by hand, or by an edit of the blueprint' : 'not recorded');
  return `${[
    `${table}.${name}  ${type}`,
    `  made by   ${made}`,
    `  because   ${why}${confidence === undefined ? '' : `, ${Math.round(confidence * 100)} % sure`}`,
    ...(nullRate === undefined ? [] : [`  NULL      ${Math.round(nullRate * 100)} %`]),
    ...(domain === undefined ? [] : [`  allowed   ${JSON.stringify(domain)}`]),
    ...(dirt === undefined ? [] : [`  dirt      ${JSON.stringify(dirt)}`]),
    '',
    'This is what the blueprint records. For the evidence and the alternatives, name the schema: --schema schema.sql',
  ].join('\n')}\n`;
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
