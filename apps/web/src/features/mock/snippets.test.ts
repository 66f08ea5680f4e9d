import { expect, test } from 'vitest';
import type { Address, MockCall } from './mock-call.ts';
import { snippetsOf } from './snippets.ts';

const PUBLIC: Address = { url: 'http://127.0.0.1:4510/mock/shop-x', dialect: 'postgrest', needsKey: false };
const GET: MockCall = { method: 'GET', path: '/orders?limit=5', body: '' };
const POST: MockCall = { method: 'POST', path: "/or'ders", body: '{\n  "note": "it\'s"\n}' };

const textOf = (id: string, call: MockCall, address: Address) => snippetsOf(call, address).find((snippet) => snippet.id === id)!.text;

test('a read uses the shortest form of each client', () => {
  expect(textOf('curl', GET, PUBLIC)).toBe("curl 'http://127.0.0.1:4510/mock/shop-x/orders?limit=5'");
  expect(textOf('fetch', GET, PUBLIC)).toBe(
    "const response = await fetch('http://127.0.0.1:4510/mock/shop-x/orders?limit=5');\nconst data = await response.json();",
  );
  expect(textOf('client', GET, PUBLIC)).toContain("supabase.from('orders')");
  expect(textOf('python', GET, PUBLIC)).toContain('requests.get("http://127.0.0.1:4510/mock/shop-x/orders?limit=5")');
});

test('a write contains its body, quoted by the rules of the language', () => {
  expect(textOf('curl', POST, PUBLIC)).toBe(
    `curl -X POST 'http://127.0.0.1:4510/mock/shop-x/or'\\''ders' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "note": "it'\\''s"\n}'`,
  );
  expect(textOf('fetch', POST, PUBLIC)).toContain(`body: JSON.stringify({"note":"it's"})`);
  expect(textOf('axios', POST, PUBLIC)).toContain(String.raw`api.post('/or\'ders', {"note":"it's"})`);
});

test.each(['curl', 'fetch', 'client', 'axios', 'python'])('%s sends a key if one is needed', (id) => {
  expect(textOf(id, GET, { ...PUBLIC, needsKey: true })).toMatch(/SEEDBED_API_KEY|apiKey|api_key/);
  expect(textOf(id, GET, PUBLIC)).not.toMatch(/SEEDBED_API_KEY|apiKey|api_key/);
});

test('every dialect has a snippet for its own client, if there is one', () => {
  const clients = (['postgrest', 'plain', 'js0', 'js1'] as const).map((dialect) => snippetsOf(GET, { ...PUBLIC, dialect }).find(({ id }) => id === 'client'));
  expect(clients.map((client) => client?.label)).toEqual(['supabase-js', 'openapi-fetch', 'react-admin', undefined]);
});

test.each([
  ['GET', '/orders?limit=5', '', "supabase.from('orders').select('*').limit(5)"],
  [
    'GET',
    '/orders?select=*,customers(*)&status=in.(paid,"on hold")&total=gte.20&paid_at=not.is.null&order=opened_at.desc&limit=5',
    '',
    "supabase.from('orders').select('*,customers(*)').in('status', ['paid', 'on hold']).gte('total', 20).not('paid_at', 'is', null).order('opened_at', { ascending: false }).limit(5)",
  ],
  ['POST', '/orders', '{"total": 3}', `supabase.from('orders').insert({"total":3}).select()`],
  ['PATCH', '/orders?id=eq.1', '{"total": 3}', `supabase.from('orders').update({"total":3}).eq('id', 1).select()`],
  ['DELETE', '/orders?note=is.null', '', "supabase.from('orders').delete().is('note', null).select()"],
])('supabase-js does %s %s', (method, path, body, text) => expect(textOf('client', { method, path, body }, PUBLIC)).toContain(`await ${text};`));

test.each([
  ['plain', 'GET', '/orders?status=paid&limit=5', '', "api.GET('/orders', { params: { query: { status: 'paid', limit: 5 } } })"],
  ['plain', 'PATCH', '/orders/1', '{"total":3}', `api.PATCH('/orders/{id}', { params: { path: { id: 1 } }, body: {"total":3} })`],
  ['plain', 'POST', '/orders', '{"total":3}', `api.POST('/orders', { body: {"total":3} })`],
  ['js0', 'GET', '/orders?_limit=5&status=paid', '', "dataProvider.getList('orders', { pagination: { page: 1, perPage: 5 }, filter: { status: 'paid' } })"],
  ['js0', 'GET', '/orders/7', '', "dataProvider.getOne('orders', { id: 7 })"],
  ['js0', 'POST', '/orders', '{"total":3}', `dataProvider.create('orders', { data: {"total":3} })`],
] as const)('the client of %s does %s %s', (dialect, method, path, body, text) =>
  expect(textOf('client', { method, path, body }, { ...PUBLIC, dialect })).toContain(`await ${text};`),
);
