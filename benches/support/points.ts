import { compile, compileEncoder, loadWords, openReader, type Plan } from '@seedbed/engine';
import { type Blueprint } from '@seedbed/contract';
import { nanoseconds } from './cpu.ts';
import { shop } from '../../packages/engine/test/suites/shop.ts';

export type Point = { readonly name: string; readonly value: number; readonly unit: 'µs' | 'ms'; readonly goal: number };

const PAGE = 1000;

/** What is not a stream of rows: one row anywhere, both ways of a relation, pages of a preview, compiling. */
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
  add('compiling the shop', 'ms', 20, 1, () => compile(blueprint, words));
  return points;
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
