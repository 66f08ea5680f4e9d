import { expect, test } from 'vitest';
import { snippetsOf, type Address, type MockCall } from './snippets.ts';

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
