import { quotedName, quotedText } from '@seedbed/contract';
import type { MysqlColumn, MysqlTable } from '../read/schema.ts';
import type { Kept } from './shared-types.ts';

/** The longest name or label that Postgres accepts. */
const MAX_BYTES = 63;

/** Types for enums and sets: the statements that create them, and the type of each column that has one. */
export function enumTypes(
  tables: readonly MysqlTable[],
  kept: ReadonlyMap<MysqlColumn, Kept>,
): { readonly statements: string[]; readonly typeOf: ReadonlyMap<readonly string[], string> } {
  const taken = new Set(tables.map(({ name }) => name));
  const typeOf = new Map<readonly string[], string>();
  const statements: string[] = [];
  for (const table of tables)
    for (const column of table.columns) {
      const labels = kept.get(column)?.type.labels;
      if (!labels || typeOf.has(labels) || !areLabels(labels)) continue;
      const name = freeName(`${table.name}_${column.name}`, taken);
      taken.add(name);
      typeOf.set(labels, name);
      statements.push(`CREATE TYPE ${quotedName(name)} AS ENUM (${[...new Set(labels)].map(quotedText).join(', ')});`);
    }
  return { statements, typeOf };
}

/** Whether Postgres can hold them as enum labels; otherwise the column is text with a CHECK. */
function areLabels(labels: readonly string[]): boolean {
  return labels.every((label) => Buffer.byteLength(label) <= MAX_BYTES);
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const short = wanted.slice(0, MAX_BYTES - 8);
  let name = short;
  for (let at = 2; taken.has(name); at++) name = `${short}_${at}`;
  return name;
}
