import { compile, encode, loadWords, openReader, type Batch, type Format, type Plan, type TablePlan } from '../../../src/index.ts';
import { checksums } from '../../../src/checksum.ts';
import { FORMATS } from '../../../src/encode/encoder.ts';
import { LOCALES, wholeBlueprint } from './whole-blueprint.ts';

export async function wholePlan(locale: string): Promise<Plan> {
  const wanted = LOCALES[locale]!;
  return compile(wholeBlueprint(locale), await loadWords(wanted));
}

/**
 * The first 48 bits of the SHA-256 of a table's bytes in each format. Runs in Node and in browsers, which have
 * different hash functions.
 */
export async function digestsOf(plan: Plan, table: TablePlan, sha256: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array>): Promise<string[]> {
  const batch = wholeTable(plan, table);
  return Promise.all(
    FORMATS.map(async (format) => {
      const hash = await sha256(bytesIn(format, table, batch));
      return Array.from(hash.subarray(0, 6), (byte) => byte.toString(16).padStart(2, '0')).join('');
    }),
  );
}

/** Each column's checksum, `schema.table.column` → eight digits. */
export function columnSums(plan: Plan): Map<string, string> {
  return new Map(
    plan.tables.flatMap((table) =>
      [...checksums(plan, table, 0, table.rows)].map(([column, sum]) => [`${table.name}.${column}`, sum.toString(16).padStart(8, '0')] as const),
    ),
  );
}

/** All rows of a table at once: no table has more than one batch. */
export function wholeTable(plan: Plan, table: TablePlan): Batch {
  return openReader(plan, table).read({ first: 0, count: table.rows, at: null });
}

export function bytesIn(format: Format, table: TablePlan, batch: Batch): Uint8Array<ArrayBuffer> {
  const chunks = [...encode(format, table, [batch], { oidOf: () => 16_500 })];
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
