import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { todaysShare } from '@seedbed/testing';
import { openRunner } from '../src/index.ts';
import { testServer } from '../../postgres/test/support/cluster.ts';

/** The demo datasets' schemas, and six of our own trades. */
const SCHEMAS = [
  ...['shop', 'clinic', 'school'].map((name) => `../../../apps/api/templates/${name}.sql`),
  ...['chatapp', 'game', 'hotel', 'insurance', 'library', 'workforce'].map((name) => `../../inference/bench/schemas/${name}.sql`),
];
const MOMENT = /^(?:date|timestamp)/;
/** Names of columns that may be later than today. */
const AHEAD =
  /due|expir|until|valid|next|plan|schedul|end|\bto\b|_to$|starts?_|start$|begin|from|effective|warranty|renew|deadline|expected|estimated|target|until|best_before|maturity|check_(?:in|out)|arrival|departure|trial|available|follow/i;

const runner = openRunner({ throwaway: testServer() });
afterAll(() => runner[Symbol.asyncDispose]());

describe.each(todaysShare(SCHEMAS, 3))('%s', async (path) => {
  const { blueprint } = await runner.inferDdl(await readFile(new URL(path, import.meta.url), 'utf8'));
  const plan = compile(blueprint, await loadWords(blueprint.locale), { cap: true });
  const kept = new Map<string, Record<string, string | null>[]>();
  const rowsOf = (table: BlueprintTable): Record<string, string | null>[] => {
    const name = qualifiedName(table.schema, table.name);
    let rows = kept.get(name);
    if (!rows) {
      const texts = textRows(plan, name, 0, Math.min(3000, plan.table(name).rows));
      kept.set(name, (rows = texts.map((row) => Object.fromEntries(plan.table(name).columns.map((column, i) => [column.name, row[i] ?? null])))));
    }
    return rows;
  };
  const today = `${blueprint.referenceDate}T23:59:59`.replace('T', ' ');

  test('only planned, due and end dates are after the reference date', () => {
    const late = eachMoment(blueprint).flatMap(({ table, column }) =>
      AHEAD.test(column) ? [] : rowsOf(table).flatMap((row) => (row[column]! > today ? [`${table.name}.${column}: ${row[column]}`] : [])),
    );
    expect([...new Set(late)].slice(0, 5)).toEqual([]);
  });

  test('created, then updated, then deleted', () => {
    for (const table of blueprint.tables) {
      const [created, updated, deleted] = [
        /^(?:created|registered|placed|opened|inserted)_(?:at|on)$/,
        /^(?:updated|modified)_(?:at|on)$/,
        /^(?:deleted|archived)_(?:at|on)$/,
      ].map((pattern) => table.columns.find((column) => pattern.test(column.name) && MOMENT.test(column.type))?.name);
      for (const [before, after] of [
        [created, updated],
        [created, deleted],
      ] as const) {
        if (!before || !after) continue;
        for (const row of rowsOf(table)) if (row[before] && row[after]) expect(row[after]! >= row[before]!.slice(0, row[after]!.length)).toBe(true);
      }
    }
  });

  test('a row is younger than its parent', () => {
    for (const relation of blueprint.relations.filter((each) => each.owner)) {
      const [child, parent] = [tableOf(blueprint, relation.from.table), tableOf(blueprint, relation.to.table)];
      const [born, before] = [createdOf(child), createdOf(parent)];
      if (!born || !before || relation.self) continue;
      const parents = new Map(rowsOf(parent).map((row) => [JSON.stringify(relation.to.columns.map((column) => row[column])), row[before]]));
      for (const row of rowsOf(child)) {
        const at = parents.get(JSON.stringify(relation.from.columns.map((column) => row[column])));
        if (at && row[born]) expect(row[born]!.slice(0, 10) >= at.slice(0, 10), `${child.name} ${row[born]} of ${parent.name} ${at}`).toBe(true);
      }
    }
  });

  test('states agree with their timestamps', () => {
    for (const table of blueprint.tables) {
      const state = table.columns.find((column) => column.generator?.kind === 'life.state')?.name;
      const stamps = table.columns.filter((column) => column.generator?.kind === 'life.stamp');
      if (!state) continue;
      for (const row of rowsOf(table)) {
        for (const { name, generator } of stamps) {
          if (row[state] === generator!.parameters!['step']) expect(row[name], `${table.name}.${name} of ${row[state]}`).not.toBeNull();
          // A row that has only begun has none of the later timestamps.
          if (/^(?:pending|draft|new|queued|requested)$/.test(row[state]!)) expect(row[name], `${table.name}.${name} of ${row[state]}`).toBeNull();
        }
      }
    }
  });
});

function* momentsOf(table: BlueprintTable): Iterable<string> {
  for (const column of table.columns) if (MOMENT.test(column.type) && column.generator) yield column.name;
}

function eachMoment(blueprint: Blueprint): { table: BlueprintTable; column: string }[] {
  return blueprint.tables.flatMap((table) => [...momentsOf(table)].map((column) => ({ table, column })));
}

function tableOf(blueprint: Blueprint, name: string): BlueprintTable {
  return blueprint.tables.find((table) => qualifiedName(table.schema, table.name) === name)!;
}

function createdOf(table: BlueprintTable): string | undefined {
  return table.columns.find((column) => column.generator?.kind === 'date.created' && MOMENT.test(column.type))?.name;
}
