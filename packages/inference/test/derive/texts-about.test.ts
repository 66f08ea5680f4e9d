import { expect, test } from 'vitest';
import { rowsOf } from './rows-of.ts';

const enumOf = (...labels: string[]) => ({ kind: 'enum' as const, labels });
const TYPES = {
  'public.news_kind': enumOf('recipe_shared', 'comment_added', 'mention', 'step_completed', 'invite'),
  'public.part': enumOf('owner', 'cook', 'guest'),
  'public.level': enumOf('easy', 'medium', 'hard'),
};
const id = 'id bigint not null';
const people = { name: 'users', columns: [id, 'full_name text not null', 'email text not null'], unique: [['email']] };
const recipes = { name: 'recipes', columns: [id, 'title text not null', 'level public.level not null', 'is_public boolean not null'] };

test('a notification names the row that it is about and who did it, and does without where there is none', async () => {
  const notifications = (doer: string) => ({
    name: 'notifications',
    columns: [
      id,
      'user_id bigint not null',
      'recipe_id bigint',
      `${doer} bigint`,
      'kind public.news_kind not null',
      'title text not null',
      'body text not null',
    ],
    refers: ['user_id -> users.id', 'recipe_id -> recipes.id', `${doer} -> users.id`],
  });
  const said = async (doer: string) =>
    (await rowsOf([people, recipes, notifications(doer)], 'notifications', ['kind', 'title', 'body', 'recipe_id', doer, 'user_id'], TYPES)).map(
      ([kind, title, body, recipe, by]) => ({ kind: kind!, title: title!, body: body!, recipe, by }),
    );
  const titles = new Map((await rowsOf([people, recipes], 'recipes', ['id', 'title'], TYPES, 5000)).map(([key, title]) => [key, title]));
  const named = await rowsOf([people, recipes, notifications('actor_id')], 'users', ['id', 'full_name'], TYPES, 5000);
  const names = new Map(named.map(([key, name]) => [key, name]));
  let about = 0;
  for (const { kind, title, body, recipe, by } of await said('actor_id')) {
    if (kind === 'mention') expect(title).toBe('You were mentioned');
    if (kind === 'recipe_shared' && recipe !== null) {
      about++;
      expect(body).toBe(by === null ? `“${titles.get(recipe)!}” was shared` : `${names.get(by)!} shared “${titles.get(recipe)!}”`);
    }
    if (kind === 'invite') expect(body).toBe(by === null ? 'You were invited' : `${names.get(by)!} invited you`);
    if (recipe === null && kind === 'recipe_shared') expect(body).toBe('Your recipe was shared');
  }
  expect(about).toBeGreaterThan(10);
  // A short column takes what fits.
  const short = {
    ...notifications('actor_id'),
    columns: [
      id,
      'user_id bigint not null',
      'recipe_id bigint',
      'actor_id bigint',
      'kind public.news_kind not null',
      'title varchar(18) not null',
      'body varchar(160) not null',
    ],
  };
  const long = {
    ...recipes,
    columns: recipes.columns.map((column) => (column === 'title text not null' ? "title varchar(300) not null default 'x'" : column)),
  };
  for (const [title, body] of await rowsOf([people, long, short], 'notifications', ['title', 'body'], TYPES)) {
    expect(title!.length).toBeLessThanOrEqual(18);
    expect(body!.length).toBeLessThanOrEqual(160);
  }
  // An approver is nobody who made the message come.
  expect((await said('approver_id')).every(({ body }) => !/ shared “/.test(body))).toBe(true);
});

test('a log tells of changes of the columns of what it names, only where it was changed', async () => {
  const log = { name: 'audit_log', columns: [id, 'action text not null', 'entity_type text not null', 'entity_id bigint not null', 'changes jsonb'] };
  const steps = {
    name: 'steps',
    columns: [id, 'text text not null', 'is_optional boolean not null', 'recipe_id bigint not null'],
    refers: ['recipe_id -> recipes.id'],
  };
  const rows = await rowsOf([recipes, steps, log], 'audit_log', ['action', 'entity_type', 'changes'], TYPES);
  const fields: Readonly<Record<string, readonly string[]>> = { Recipe: ['level', 'is_public'], Step: ['is_optional'] };
  for (const [action, type, changes] of rows) {
    expect(changes !== null).toBe(action === 'update');
    if (changes === null) continue;
    const [[field, change] = ['', { from: '', to: '' }]] = Object.entries(JSON.parse(changes!) as Record<string, { from: unknown; to: unknown }>);
    expect(fields[type!]).toContain(field);
    expect(change.from).not.toBe(change.to);
  }
  expect(new Set(rows.map(([, type]) => type))).toEqual(new Set(['Recipe', 'Step']));
});

test('the address and the key of a file end with its name', async () => {
  const files = {
    name: 'attachments',
    columns: [id, 'file_name text not null', 'content_type text not null', 'url text not null', 'storage_key text not null'],
    unique: [['storage_key']],
  };
  for (const [name, url, key] of await rowsOf([files], 'attachments', ['file_name', 'url', 'storage_key'])) {
    expect(url!.endsWith(`/${name!}`)).toBe(true);
    expect(key!.endsWith(`/${name!}`)).toBe(true);
  }
});

test('a delivery is of an event to which one may subscribe, and its payload names it', async () => {
  const webhooks = { name: 'webhooks', columns: [id, 'url text not null', 'events text[] not null'] };
  const deliveries = {
    name: 'webhook_deliveries',
    columns: [id, 'webhook_id bigint not null', 'event text not null', 'payload jsonb not null'],
    refers: ['webhook_id -> webhooks.id'],
  };
  const kitchens = { name: 'kitchens', columns: [id, 'name text not null'] };
  const rows = await rowsOf([recipes, people, kitchens, webhooks, deliveries], 'webhook_deliveries', ['event', 'payload'], TYPES);
  for (const [event, payload] of rows) {
    expect(event).toMatch(/^(?:recipe|user|kitchen)\./);
    expect(Object.values(JSON.parse(payload!) as object)).toContain(event);
  }
});

test('a column without labels takes those of its name elsewhere, if its DEFAULT is one of them', async () => {
  const members = { name: 'members', columns: [id, 'user_id bigint not null', 'role public.part not null'], refers: ['user_id -> users.id'] };
  const invitations = (usual: string) => ({ name: 'invitations', columns: [id, 'email text not null', `role text not null default '${usual}'::text`] });
  const roles = async (usual: string) => new Set((await rowsOf([people, members, invitations(usual)], 'invitations', ['role'], TYPES)).map(([role]) => role));
  for (const role of await roles('cook')) expect(['owner', 'cook', 'guest']).toContain(role);
  expect(await roles('viewer')).toContain('viewer');
});

test('a discount is what the coupon of the row takes off, and a payment provider fits the way of payment', async () => {
  const types = { 'public.off': enumOf('percent', 'fixed', 'free_shipping'), 'public.way': enumOf('card', 'paypal') };
  const coupons = { name: 'coupons', columns: [id, 'code text not null', 'kind public.off not null', 'value numeric(8,2) not null'], unique: [['code']] };
  const orders = {
    name: 'orders',
    columns: [id, 'coupon_id bigint', 'subtotal numeric(10,2) not null', 'discount numeric(10,2) not null', 'total numeric(10,2) not null'],
    refers: ['coupon_id -> coupons.id'],
  };
  const payments = {
    name: 'payments',
    columns: [id, 'order_id bigint not null', 'provider text not null', 'method public.way not null', 'amount numeric(10,2) not null'],
    refers: ['order_id -> orders.id'],
  };
  const tables = [coupons, orders, payments];
  const known = new Map(
    (await rowsOf(tables, 'coupons', ['id', 'kind', 'value'], types, 5000)).map(([key, kind, value]) => [key, { kind, value: Number(value) }]),
  );
  const off = { percent: 0, fixed: 0, free_shipping: 0 };
  for (const [coupon, subtotal, discount] of await rowsOf(tables, 'orders', ['coupon_id', 'subtotal', 'discount'], types)) {
    const { kind, value } = known.get(coupon!) ?? { kind: null, value: 0 };
    const whole = kind === 'percent' ? (Number(subtotal) * value) / 100 : kind === 'fixed' ? Math.min(value, Number(subtotal)) : 0;
    expect(Math.abs(Number(discount) - whole)).toBeLessThan(0.0051);
    if (kind !== null) off[kind as keyof typeof off]++;
  }
  expect(Math.min(off.percent, off.fixed)).toBeGreaterThan(0);
  for (const [provider, method] of await rowsOf(tables, 'payments', ['provider', 'method'], types)) expect(provider === 'paypal').toBe(method === 'paypal');
});

test('messages whose types nobody tells are about what happens to the things of the schema', async () => {
  const things = [
    { name: 'bookings', columns: [id, 'user_id bigint not null', 'nights int not null'], refers: ['user_id -> users.id'] },
    { name: 'invoices', columns: [id, 'booking_id bigint not null', 'total numeric(10,2) not null'], refers: ['booking_id -> bookings.id'] },
  ];
  const messages = {
    name: 'notifications',
    columns: [id, 'user_id bigint not null', 'type text not null', 'title text not null', 'message text not null'],
    refers: ['user_id -> users.id'],
  };
  const rows = await rowsOf([people, ...things, messages], 'notifications', ['type', 'title', 'message'], TYPES);
  expect([...new Set(rows.map(([type]) => type))].toSorted()).toEqual(['booking_cancelled', 'booking_confirmed', 'invoice_issued', 'invoice_paid']);
  for (const [type, title, message] of rows) {
    const [noun, done] = type!.split('_');
    expect(title).toBe(`${noun![0]!.toUpperCase()}${noun!.slice(1)} ${done}`);
    expect(message).toBe(`Your ${noun} was ${done}`);
  }
  // With few things of its own an application has other messages, too.
  const few = await rowsOf([people, messages], 'notifications', ['type'], TYPES);
  expect(few.some(([type]) => type === 'booking_confirmed')).toBe(false);
});
