import { drizzle } from 'drizzle-orm/node-postgres';
import { bigint, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { reset, seed } from 'drizzle-seed';

const users = pgTable('users', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  email: text().notNull().unique(),
  name: text().notNull(),
});
const orders = pgTable('orders', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  userId: bigint('user_id', { mode: 'number' }).notNull().references(() => users.id), // prettier-ignore
  status: text().notNull(),
  placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
});
const orderItems = pgTable('order_items', {
  id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: bigint('order_id', { mode: 'number' }).notNull().references(() => orders.id), // prettier-ignore
  product: text().notNull(),
  quantity: integer().notNull(),
  price: numeric({ precision: 10, scale: 2 }).notNull(),
});
const schema = { users, orders, orderItems };

export async function open(url) {
  const db = drizzle(url);
  const items = (some) => ({
    columns: { quantity: some.int({ minValue: 1, maxValue: 10 }), price: some.number({ minValue: 1, maxValue: 200, precision: 100 }) },
  });
  return {
    // It returns no rows, and cannot express that a paid order has a time of payment: all are open or overdue.
    database: async (test) => {
      await reset(db, schema);
      await seed(db, schema, { seed: test.length }).refine((some) => ({
        users: { count: 3 },
        orders: { count: 10, columns: { status: some.valuesFromArray({ values: ['open', 'overdue'] }), paidAt: some.default({ defaultValue: null }) } },
        orderItems: { count: 30, ...items(some) },
      }));
    },
    shaped: async (test) => {
      await reset(db, schema);
      await seed(db, schema, { seed: test.length }).refine((some) => ({
        users: { count: 1, columns: { name: some.default({ defaultValue: 'Ada' }) }, with: { orders: 3 } },
        orders: {
          columns: { status: some.default({ defaultValue: 'overdue' }), paidAt: some.default({ defaultValue: null }) },
          with: { orderItems: 2 },
        },
        orderItems: items(some),
      }));
    },
    close: () => db.$client.end(),
  };
}
