import { compile, compileEncoder, loadWords, openReader, recompile, type Plan, type Words } from '@seedbed/engine';
import { type Blueprint } from '@seedbed/contract';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, nanoseconds } from './cpu.ts';
import { shop } from '../../packages/engine/test/suites/shop.ts';

export type Point = { readonly name: string; readonly value: number; readonly unit: 'µs' | 'ms'; readonly goal: number };

const PAGE = 1000;

/** Measurements other than row streams: a single row, both directions of a relation, preview pages, compiling. */
export async function measurePoints(blueprint: Blueprint, plan: Plan): Promise<Point[]> {
  const words = await loadWords(blueprint.locale);
  const huge = compile(shop(1_000_000_000), words);
  const points: Point[] = [];
  const add = (name: string, unit: 'µs' | 'ms', goal: number, count: number, work: () => void) =>
    points.push({ name, unit, goal, value: nanoseconds(count, work) / (unit === 'µs' ? 1e3 : 1e6) });

  add('one row of users at random, NDJSON', 'µs', 1, 1000, oneRow(huge, 'users'));
  add('one row of orders at random: a reference and a sum, NDJSON', 'µs', 2, 1000, oneRow(huge, 'orders'));
  for (const relation of huge.relations) {
    const children = randomRows(huge.table(relation.child).rows);
    const parents = randomRows(huge.table(relation.parent).rows);
    add(`${relation.name}: parent of a child, 10^9 users`, 'µs', 0.5, children.length, () => children.forEach((child) => relation.parentOf(child)));
    add(`${relation.name}: first child of a parent, 10^9 users`, 'µs', 0.5, parents.length, () => {
      for (const parent of parents) {
        const found = relation.childrenOf(parent);
        if (found.count > 0) found.at(0);
      }
    });
  }
  add(`a page of ${PAGE} users anywhere, encoded`, 'ms', 3, 1, page(plan));
  points.push({ name: `the first page of ${PAGE} users, code cold, plan compiled`, unit: 'ms', goal: 50, value: coldPage() });
  add('compiling 52 tables', 'ms', 20, 1, () => compile(shops(52), words));
  add('compiling 500 tables', 'ms', 200, 1, () => compile(shops(500), words));
  add('one column of 500 tables anew', 'ms', 1, 1, oneColumn(shops(500), words));
  return points;
}

/** The share of each status changes from edit to edit, the rest of the blueprint is shared. */
function oneColumn(blueprint: Blueprint, words: Words): () => void {
  let plan = compile(blueprint, words);
  let weight = 1;
  const at = blueprint.tables.findIndex((table) => table.name === 'orders');
  const orders = blueprint.tables[at]!;
  return () => {
    const choices = [
      { value: 'paid', weight: ++weight },
      { value: 'new', weight: 1 },
    ];
    const columns = orders.columns.map((column) =>
      column.name === 'status' ? { ...column, generator: { kind: 'weighted', parameters: { choices } } } : column,
    );
    const next = recompile(plan, { ...plan.blueprint, tables: plan.blueprint.tables.with(at, { ...orders, columns }) });
    if (!next) throw new Error('The column was left to compiling.');
    plan = next;
  };
}

/** CPU milliseconds in a separate process: the median of five. */
function coldPage(): number {
  const script = fileURLToPath(new URL('cold-page.ts', import.meta.url));
  return median(Array.from({ length: 5 }, () => Number(execFileSync(process.execPath, [script], { encoding: 'utf8' }))));
}

/** The shop repeated this many times, each in its own schema. */
function shops(tables: number): Blueprint {
  const copies = Array.from({ length: tables / 4 }, (_, i) => `shop${i}`);
  const one = shop(1000);
  const moved = (schema: string, name: string) => name.replace(/^public\./, `${schema}.`);
  return {
    ...one,
    tables: copies.flatMap((schema) => one.tables.map((table) => ({ ...table, schema }))),
    relations: copies.flatMap((schema) =>
      one.relations.map((relation) => ({
        ...relation,
        from: { ...relation.from, table: moved(schema, relation.from.table) },
        to: { ...relation.to, table: moved(schema, relation.to.table) },
      })),
    ),
  };
}

function randomRows(size: number): number[] {
  return Array.from({ length: 1000 }, (_, i) => Math.floor((((i + 1) * 0.6180339887498949) % 1) * size));
}

function oneRow(plan: Plan, name: string): () => void {
  const table = plan.table(name);
  const reader = openReader(plan, table);
  const encoder = compileEncoder('ndjson', table);
  const memory = new Uint8Array(64 * 1024);
  const view = new DataView(memory.buffer);
  const rows = randomRows(table.rows);
  return () => {
    for (const row of rows) encoder.write(reader.read({ first: row, count: 1, at: null }), 0, 1, memory, view, 0);
  };
}

function page(plan: Plan): () => void {
  const table = plan.table('users');
  const reader = openReader(plan, table);
  const memory = new Uint8Array(PAGE * 1024);
  const view = new DataView(memory.buffer);
  let first = 0;
  return () => {
    first = (first + 7919 * PAGE) % (table.rows - PAGE);
    compileEncoder('ndjson', table).write(reader.read({ first, count: PAGE, at: null }), 0, PAGE, memory, view, 0);
  };
}
