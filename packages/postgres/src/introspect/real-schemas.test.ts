import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CatalogTable } from '@seedbed/contract';
import { todaysShare } from '../../../testing/src/todays-share.ts';
import { testServer } from '../../test/support/cluster.ts';
import { readSchemaFromDdl } from '../sandbox/read-schema.ts';

/** Schemas of public projects, in a folder next to the repository if available; they are not part of it. */
const FOLDER = join(import.meta.dirname, '../../../../../shared/schemas');

type Counts = { tables: number; columns: number; foreignKeys: number; primaryKeys: number; checks: number };

/** The table under "Constraints" in their README: schema → its counts. A dot means zero. */
function expectedCounts(): Map<string, Counts> {
  const section = /^## Constraints$([^]*?)^## /m.exec(readFileSync(join(FOLDER, 'README.md'), 'utf8'))![1]!;
  const rows = section.split('\n').filter((line) => /^\| \w+ \|(?: (?:\d+|·) \|){26}/.test(line));
  return new Map(
    rows.map((line) => {
      const [name, ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      const at = (index: number): number => (cells[index] === '·' ? 0 : Number(cells[index]));
      return [name!, { tables: at(0), columns: at(1), foreignKeys: at(2), primaryKeys: at(0) - at(10), checks: at(15) }];
    }),
  );
}

const sum = (tables: readonly CatalogTable[], count: (table: CatalogTable) => number): number => tables.reduce((total, table) => total + count(table), 0);
const schemas = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => file.slice(0, -4))
  : [];

if (schemas.length === 0) {
  test('without real schemas next to the repository nothing is read', () => expect(existsSync(FOLDER)).toBe(false));
} else {
  const expected = expectedCounts();
  test.each(todaysShare(schemas, 3))('%s: nothing is lost', async (name) => {
    const { tables, notices } = await readSchemaFromDdl(readFileSync(join(FOLDER, `${name}.sql`), 'utf8'), testServer());
    const counts: Counts = {
      tables: tables.length,
      columns: sum(tables, (table) => table.columns.length),
      // The expected counts leave out constraints of partitions.
      foreignKeys: sum(
        tables.filter((table) => table.kind === 'table'),
        (table) => table.foreignKeys.length,
      ),
      primaryKeys: sum(tables, (table) => (table.uniqueKeys[0]?.primary ? 1 : 0)),
      checks: sum(tables, (table) => table.checks.filter((check) => !check.partition).length),
    };
    const partitioned = sum(
      tables.filter((table) => table.kind === 'partitioned'),
      (table) => table.foreignKeys.length,
    );
    const wanted = expected.get(name)!;
    expect({ ...counts, foreignKeys: wanted.foreignKeys }).toEqual(wanted);
    expect(counts.foreignKeys).toBeLessThanOrEqual(wanted.foreignKeys);
    expect(counts.foreignKeys + partitioned).toBeGreaterThanOrEqual(wanted.foreignKeys);
    expect(notices.filter((notice) => !/^(comments|owners)/.test(notice.message))).toEqual([]);
  });
}
