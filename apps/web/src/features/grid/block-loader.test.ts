import { expect, test } from 'vitest';
import type { ColumnTexts } from '../../engine/protocol.ts';
import { BlockLoader } from './block-loader.ts';
import type { RowsSource } from './rows-source.ts';

type Asked = { readonly columns: readonly string[]; answer(): Promise<void> };

/** A source that answers when told to: every cell is the name of its column and its row. */
function slowSource() {
  const asked: Asked[] = [];
  const source = {
    edition: 1,
    read: (_table: string, first: number, count: number, columns: readonly string[]) =>
      new Promise<ColumnTexts[]>((done) => {
        const texts = columns.map((column) => Array.from({ length: count }, (_, i) => `${column} ${first + i}`));
        asked.push({ columns, answer: async () => (done(texts), await Promise.resolve(), await Promise.resolve()) });
      }),
  } as RowsSource;
  return { asked, source };
}

const view = [{ fromRow: 0, toRow: 20, fromColumn: 0, toColumn: 2 }];
const fail = (error: unknown) => {
  throw error;
};

test('rows of an old column order are not shown under the new one', async () => {
  const { asked, source } = slowSource();
  const loader = new BlockLoader(() => {}, fail);
  loader.setSource(source);
  loader.setTable('orders', 20, ['id', 'total']);
  loader.ask(view);
  loader.setTable('orders', 20, ['total', 'id']);
  loader.ask(view);
  expect(asked.map((one) => one.columns)).toEqual([
    ['id', 'total'],
    ['total', 'id'],
  ]);
  await asked[1]!.answer();
  await asked[0]!.answer();
  expect(loader.cache.text(3, 0)).toBe('total 3');
});

test('blocks that waited for those of another table are requested when a slot is free', async () => {
  const { asked, source } = slowSource();
  const loader = new BlockLoader(() => {}, fail);
  loader.setSource(source);
  loader.setTable('orders', 10_000, ['id', 'total']);
  loader.ask([{ fromRow: 0, toRow: 640, fromColumn: 0, toColumn: 2 }]);
  loader.setTable('customers', 20, ['email', 'city']);
  loader.ask(view);
  expect(asked).toHaveLength(4);
  await asked[0]!.answer();
  await asked.at(-1)!.answer();
  expect(loader.cache.text(0, 1)).toBe('city 0');
});

test('blocks that waited for requests of earlier rows are requested when these fail', async () => {
  const { asked, source } = slowSource();
  const loader = new BlockLoader(() => {}, fail);
  const ended = Promise.withResolvers<never>();
  loader.setTable('orders', 10_000, ['id', 'total']);
  loader.setSource({ edition: 0, read: () => ended.promise });
  loader.ask([{ fromRow: 0, toRow: 640, fromColumn: 0, toColumn: 2 }]);
  loader.setSource(source);
  loader.ask(view);
  expect(asked).toHaveLength(0);
  ended.reject(new Error('The worker was replaced'));
  await ended.promise.catch(() => {});
  await asked[0]!.answer();
  expect(loader.cache.text(3, 0)).toBe('id 3');
});
