import { createTestData } from 'seedbed';

export async function open(url) {
  return {
    memory: async (test) => (await createTestData('schema.sql', { test, rows: { users: 3, orders: 10, order_items: 30 } })).rows,
    database: (test) => createTestData('schema.sql', { test, url, mode: 'truncate', rows: { users: 3, orders: 10, order_items: 30 } }),
    shaped: (test) =>
      createTestData('schema.sql', {
        test,
        url,
        mode: 'truncate',
        rows: { users: { set: { name: 'Ada' }, children: { orders: { count: 3, set: { status: 'overdue' }, children: { order_items: 2 } } } } },
      }),
    close: () => {},
  };
}
