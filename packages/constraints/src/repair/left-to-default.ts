import { qualifiedName, quotedText, type Blueprint, type BlueprintColumn, type Catalog, type TrialTable } from '@seedbed/contract';
import { editTable, tableOf } from './edit-blueprint.ts';
import { reachableCode } from './reachable-code.ts';
import type { Repair } from './types.ts';

/** Code that reads the latest value of a sequence. */
const LOOKS_AT_SEQUENCES = /\b(?:currval|lastval)\s*\(|\blast_value\b/;

/**
 * Code compares a key with its sequence (`currval`, `last_value`), which advances only if the column gets its DEFAULT:
 * so it does. The numbers equal those that we would send, in row order, so references find them. For another table's
 * sequence it is enough to load this table after that one, since its sequence is set by then.
 */
export function leftToDefault(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  const named = table.counterexamples.flatMap((one) => (one.sqlstate === '55000' ? (/currval of sequence "(.+)" is not/.exec(one.message)?.[1] ?? []) : []));
  const code = own ? reachableCode(own, catalog) : '';
  if (!own || table.counterexamples.length === 0 || (named.length === 0 && !LOOKS_AT_SEQUENCES.test(code))) return null;
  const isMeant = (column: BlueprintColumn): boolean =>
    column.sequence !== undefined && (named.includes(bare(column.sequence)) || code.includes(bare(column.sequence)) || /\blastval\s*\(/.test(code));
  const drawn = own.columns.filter(
    (column) =>
      column.generated === undefined &&
      column.generator?.kind === 'sequence' &&
      (isMeant(column) || (column.sequence && code.includes('pg_get_serial_sequence'))),
  );
  if (drawn.length > 0) return ofOwn(catalog, table.table, drawn);
  const other = blueprint.tables.find((one) => one !== own && one.columns.some((column) => isMeant(column) && named.includes(bare(column.sequence!))));
  const name = other && qualifiedName(other.schema, other.name);
  if (name === undefined || own.load?.after?.includes(name)) return null;
  return {
    table: table.table,
    tier: 'A',
    how: `loaded after ${name}, whose sequence its triggers look at`,
    apply: (next) => editTable(next, table.table, (one) => ({ ...one, load: { ...one.load, after: [...(one.load?.after ?? []), name] } })),
  };
}

function ofOwn(catalog: Catalog, table: string, drawn: readonly BlueprintColumn[]): Repair {
  const names = drawn.map((column) => column.name);
  return {
    table,
    tier: 'A',
    how: `${names.join(', ')} left to the DEFAULT: its triggers look at what the sequence drew`,
    apply: (next) =>
      editTable(next, table, (one) => ({ ...one, columns: one.columns.map((column) => (names.includes(column.name) ? byDefault(catalog, column) : column)) })),
  };
}

function byDefault(catalog: Catalog, column: BlueprintColumn): BlueprintColumn {
  const sequence = catalog.sequences.find((one) => one.name === column.sequence);
  const start = sequence && (Number.isSafeInteger(Number(sequence.start)) ? Number(sequence.start) : sequence.start);
  const parameters = {
    ...(start === undefined || start === 1 ? {} : { start }),
    ...(sequence && sequence.increment !== '1' && { step: Number(sequence.increment) }),
  };
  return {
    ...column,
    generated: column.default ?? `nextval(${quotedText(column.sequence!)}::regclass)`,
    generator: { kind: 'sequence', ...(Object.keys(parameters).length > 0 && { parameters }) },
  };
}

/** `public."Order_id_seq"` → `order_id_seq`: code is searched in lower case. */
function bare(name: string): string {
  return name
    .slice(name.lastIndexOf('.') + 1)
    .replaceAll('"', '')
    .toLowerCase();
}
