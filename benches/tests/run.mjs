/** `node run.mjs TOOL KIND CALLS`: calls one kind of test of a tool, checks the last call's rows, and prints the milliseconds of each call as JSON. */
import assert from 'node:assert/strict';
import pg from 'pg';

const [tool, kind, calls] = process.argv.slice(2);
const url = process.env.DATABASE_URL;
const { [kind]: make, close } = await (await import(`./${tool}.mjs`)).open(url);
const times = [];
let made;
for (let call = 1; call <= Number(calls); call++) {
  const begun = performance.now();
  made = await make(`test ${call}`);
  times.push(performance.now() - begun);
}
if (kind === 'memory') checkRows(made);
else await checkDatabase();
await close();
console.log(JSON.stringify(times));
process.exit(0);

function checkRows({ users, orders, order_items: items }) {
  assert.deepEqual([users.length, orders.length, items.length], [3, 10, 30]);
  const [known, placed] = [users, orders].map((rows) => new Set(rows.map(({ id }) => String(id))));
  assert.ok(orders.every(({ user_id }) => known.has(String(user_id))) && items.every(({ order_id }) => placed.has(String(order_id))));
}

async function checkDatabase() {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    'SELECT (SELECT count(*) FROM users)::int AS users, (SELECT count(*) FROM orders)::int AS orders, (SELECT count(*) FROM order_items)::int AS items',
  );
  assert.deepEqual(rows[0], kind === 'shaped' ? { users: 1, orders: 3, items: 6 } : { users: 3, orders: 10, items: 30 });
  if (kind === 'shaped') {
    const { rows: ada } = await client.query(
      "SELECT count(*)::int AS n FROM orders JOIN users ON users.id = user_id WHERE name = 'Ada' AND status = 'overdue'",
    );
    assert.equal(ada[0].n, 3);
  }
  await client.end();
}
