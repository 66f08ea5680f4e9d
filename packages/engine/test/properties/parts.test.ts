import fc from 'fast-check';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { encode, generate, openReader, type Plan, type TablePlan } from '../../src/index.ts';
import { wholePlan, wholeTable } from '../suites/whole/digests.ts';
import type { Part } from '../suites/whole/part-worker.ts';

// Tables of the blueprint that uses everything: every generator, type, spread and key.
const plan = await wholePlan('en-US');
const tables = plan.tables.filter((table) => table.rows > 0 && table.columns.length > 0);

/** Lines of COPY text, each a list of cells: tabs and line ends inside values are escaped. */
const linesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));
const textOf = (table: TablePlan, batches: Parameters<typeof encode>[2]) => linesOf(Buffer.concat([...encode('copy-text', table, batches)]));
const wholes = new Map(tables.map((table) => [table, textOf(table, [wholeTable(plan, table)])]));

/** The table with some of its columns, as a file of them has it. */
const cut = (table: TablePlan, columns: readonly string[]): TablePlan => ({ ...table, columns: columns.map((name) => table.column(name)) });

const pick = fc.record({
  table: fc.constantFrom(...tables),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  batchRows: fc.integer({ min: 1, max: 100 }),
  columns: fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
});

test('K3, E2: any range of any columns, in batches of any size, is a piece of the whole', () => {
  fc.assert(
    fc.property(pick, ({ table, at, share, batchRows, columns: picked }) => {
      const first = Math.floor(at * table.rows);
      const count = Math.ceil(share * (table.rows - first));
      const columns = [...new Set(picked.map((place) => table.columns[place % table.columns.length]!))];
      const names = columns.map((column) => column.name);
      const made = textOf(cut(table, names), generate(plan, table, first, count, names, batchRows));
      const expected = wholes.get(table)!.slice(first, first + count);
      expect(made).toEqual(expected.map((line) => columns.map((column) => line[column.index])));
    }),
    { seed: 11, numRuns: 600 },
  );
});

test('K3: listed rows, in any order and repeated, are the same as in the whole', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tables), fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (table, picked) => {
      const at = Float64Array.from(picked, (row) => row % table.rows);
      const batch = openReader(plan, table).read({ first: 0, count: at.length, at });
      expect(textOf(table, [batch])).toEqual(Array.from(at, (row) => wholes.get(table)![row]));
    }),
    { seed: 12, numRuns: 300 },
  );
});

const threads = [1, 2, 3, 4].map(() => new Worker(new URL('../suites/whole/part-worker.ts', import.meta.url)));
afterAll(() => Promise.all(threads.map((thread) => thread.terminate())));

test.each([1, 2, 3, 4])(
  'K3: %i threads, each with a plan of its own, make the same bytes',
  async (count) => {
    const parts = partsOf(plan, 5 + 12 * count);
    const made = await Promise.all(
      threads.slice(0, count).map((thread, i) =>
        ask(
          thread,
          parts.filter((part) => part.id % count === i),
        ),
      ),
    );
    const pieces = new Map(made.flat());
    for (const table of tables) {
      const bytes = parts.filter((part) => part.table === table.name).map((part) => pieces.get(part.id)!);
      expect([table.name, linesOf(Buffer.concat(bytes))]).toEqual([table.name, wholes.get(table)]);
    }
  },
  60_000,
);

/** Every table in parts of so many rows, which neighbours in turn make, in batches of several sizes. */
function partsOf({ tables: all }: Plan, rows: number): Part[] {
  const parts: Part[] = [];
  for (const table of all) {
    for (let first = 0; first < table.rows; first += rows)
      parts.push({ id: parts.length, table: table.name, first, count: Math.min(rows, table.rows - first), batchRows: 1 + (parts.length % 7) * 9 });
  }
  return parts;
}

function ask(thread: Worker, parts: readonly Part[]): Promise<[number, Uint8Array][]> {
  return new Promise((done, fail) => {
    const answers: [number, Uint8Array][] = [];
    const onMessage = ({ id, bytes }: { id: number; bytes: Uint8Array }) => {
      answers.push([id, bytes]);
      if (answers.length < parts.length) return;
      thread.off('message', onMessage);
      thread.off('error', fail);
      done(answers);
    };
    thread.on('message', onMessage);
    thread.on('error', fail);
    for (const part of parts) thread.postMessage(part);
  });
}
