import { createSeedClient } from '@snaplet/seed';

const order = { status: 'overdue', paid_at: null };
const item = { quantity: ({ seed }) => (seed.length % 10) + 1, price: ({ seed }) => seed.length + 0.99 };

export async function open() {
  const seed = await createSeedClient();
  return {
    database: async () => {
      await seed.$resetDatabase();
      await seed.users((x) => x(3));
      await seed.orders((x) => x(10, order), { connect: true });
      await seed.order_items((x) => x(30, item), { connect: true });
    },
    shaped: async () => {
      await seed.$resetDatabase();
      await seed.users([{ name: 'Ada', orders: (x) => x(3, { ...order, order_items: (y) => y(2, item) }) }]);
    },
    // It ends with the process, because its adapter keeps the connection.
    close: () => {},
  };
}
