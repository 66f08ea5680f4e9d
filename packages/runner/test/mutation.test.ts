import type { Blueprint, Proof } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { todaysShare } from '@seedbed/testing';
import { expect, test } from 'vitest';
import { schemaCache } from '../../postgres/src/sandbox/schema-cache.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';
import { inferFromDdl } from '../src/infer/infer.ts';
import { prove } from '../src/proof/prove.ts';
import { mutationCases, type MutationCase } from './mutation-cases.ts';

const ROWS = 20;
const BROKEN = 7;
const LIKE = 3;
const schemas = schemaCache(0);

test.each(todaysShare(mutationCases, 4))('$name: one broken cell is found, with table, constraint or column, and row', async (mutation) => {
  // Inferred and proved in the same database.
  const server = { ...testServer(), schemas };
  const { blueprint } = await inferFromDdl(mutation.ddl, server, { rows: ROWS });
  const { broken, cells } = await breakRow(blueprint, mutation);
  const proof = await prove(broken, server, { ddl: mutation.ddl });
  const refusals = proof.diagnostics.filter((one) => one.code === 'refused');
  expect({ ok: proof.ok, refused: refusals.map((one) => [one.table, one.constraint ?? one.column]) }).toEqual({
    ok: false,
    refused: [[mutation.table, mutation.constraint ?? mutation.column]],
  });
  expect(refusals[0]!.message).toContain(`row ${BROKEN + 1}`);
  const { message, values } = refusals[0]!;
  for (const cell of cells) expect(values ? Object.values(values).join(' ') : message).toContain(cell);
  expect(namedInReport(proof, mutation)).toBe(true);
});

/**
 * The generated rows with one change; removes the blueprint's knowledge of their constraints, so that nothing repairs
 * it. Fixes the rows of the other tables as well: a parent would otherwise take the invalid value into its key.
 */
async function breakRow(blueprint: Blueprint, { table, breaks }: MutationCase): Promise<{ broken: Blueprint; cells: string[] }> {
  const plan = await compileBlueprint(blueprint);
  const rowsOf = (name: string) => {
    const columns = plan.table(name).columns.map((column) => column.name);
    return { columns, rows: textRows(plan, plan.table(name), 0, plan.table(name).rows, columns).map((row) => [...row]) };
  };
  const own = rowsOf(table);
  for (const [name, value] of Object.entries(breaks)) {
    const at = own.columns.indexOf(name);
    own.rows[BROKEN]![at] = value === 'same' ? own.rows[LIKE]![at]! : value;
  }
  const tables = blueprint.tables.map(({ primaryKey: _, ...one }) => {
    const name = `${one.schema}.${one.name}`;
    const { columns, rows } = name === table ? own : rowsOf(name);
    return {
      ...one,
      rows: rows.length,
      // Tuples are used once each if a key is within them, so all columns are declared as one.
      uniqueKeys: [{ columns }],
      columns: one.columns.map(({ domain: _domain, ...column }) => ({ ...column, nullable: true })),
      groups: [{ columns, tier: 'F' as const, rows }],
      exclusions: [],
    };
  });
  return { broken: { ...blueprint, tables }, cells: Object.keys(breaks).flatMap((name) => own.rows[BROKEN]![own.columns.indexOf(name)] ?? []) };
}

function namedInReport(proof: Proof, { table, constraint, column }: MutationCase): boolean {
  const constraints = proof.byTable.find((one) => one.table === table)!.constraints;
  const refused = constraints.filter((one) => !one.accepted);
  // A column's type is not a constraint of the table, so only the diagnostics name it.
  return constraint === undefined ? refused.every((one) => one.columns?.includes(column!)) : refused.some((one) => one.name === constraint);
}
