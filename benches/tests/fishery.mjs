import { faker } from '@faker-js/faker';
import { Factory } from 'fishery';
import pg from 'pg';

export async function open(url) {
  const client = new pg.Client(url);
  await client.connect();
  const insert = (table) => async (row) => {
    const columns = Object.keys(row);
    const places = columns.map((_, at) => `$${at + 1}`);
    const { rows } = await client.query(`INSERT INTO ${table} (${columns}) VALUES (${places}) RETURNING *`, Object.values(row));
    return rows[0];
  };
  const users = Factory.define(({ sequence, onCreate }) => {
    onCreate(insert('users'));
    return { id: sequence, email: `${sequence}.${faker.internet.email()}`, name: faker.person.fullName() };
  });
  const orders = Factory.define(({ sequence, onCreate, params }) => {
    onCreate(insert('orders'));
    const status = params.status ?? faker.helpers.arrayElement(['open', 'paid', 'overdue']);
    const placed_at = faker.date.past();
    const paid_at = status === 'paid' ? faker.date.between({ from: placed_at, to: new Date() }) : null;
    return { id: sequence, user_id: params.user_id, status, placed_at, paid_at };
  });
  const items = Factory.define(({ sequence, onCreate, params }) => {
    onCreate(insert('order_items'));
    const price = faker.number.float({ min: 1, max: 200, fractionDigits: 2 });
    return { id: sequence, order_id: params.order_id, product: faker.commerce.productName(), quantity: faker.number.int({ min: 1, max: 10 }), price };
  });
  const reset = async () => {
    await client.query('TRUNCATE users, orders, order_items RESTART IDENTITY');
    for (const factory of [users, orders, items]) factory.rewindSequence();
  };
  return {
    memory: async () => {
      const some = users.buildList(3);
      const theirs = Array.from({ length: 10 }, (_, at) => orders.build({ user_id: some[at % 3].id }));
      return { users: some, orders: theirs, order_items: Array.from({ length: 30 }, (_, at) => items.build({ order_id: theirs[at % 10].id })) };
    },
    database: async () => {
      await reset();
      const some = await users.createList(3);
      const theirs = [];
      for (let at = 0; at < 10; at++) theirs.push(await orders.create({ user_id: some[at % 3].id }));
      for (let at = 0; at < 30; at++) await items.create({ order_id: theirs[at % 10].id });
    },
    shaped: async () => {
      await reset();
      const { id: user_id } = await users.create({ name: 'Ada' });
      for (const { id: order_id } of await orders.createList(3, { user_id, status: 'overdue' })) await items.createList(2, { order_id });
    },
    close: () => client.end(),
  };
}
