import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const DDL = 'create table users (id int primary key, name text not null, email text not null unique);';
const DOCUMENT = `openapi: 3.1.0
info: { title: People, version: '1' }
paths:
  /people: { get: { responses: { '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Human' } } } } } } } }
components: { schemas: { Human: { type: object, properties: { fullName: { type: string }, age: { type: integer } } } } }
`;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-cli-'));
  await writeFile(join(folder, 'shop.sql'), DDL);
  await writeFile(join(folder, 'api.yaml'), DOCUMENT);
  await writeFile(join(folder, 'mapping.json'), JSON.stringify({ resources: { people: 'users' }, properties: { 'Human.fullName': 'name' } }));
});
afterAll(() => rm(folder, { recursive: true }));

test('--show-mapping prints how a document maps to the tables, and --mapping corrects it', async () => {
  const plain = await seedbed(['serve', 'shop.sql', '--openapi', 'api.yaml', '--show-mapping'], { cwd: folder });
  expect(plain.stdout).toBe('GET /people  501: No table is called as "people" or as the component that it answers.\n');
  const corrected = await seedbed(['serve', 'shop.sql', '--openapi', 'api.yaml', '--mapping', 'mapping.json', '--show-mapping'], { cwd: folder });
  expect(corrected.stdout).toBe('GET /people  200 list of users\n    [].fullName: column name\n    [].age: schema\n');
  expect(corrected.code).toBe(0);
  const json = await seedbed(['serve', 'shop.sql', '--openapi', 'api.yaml', '--mapping', 'mapping.json', '--show-mapping', '--json'], { cwd: folder });
  expect(JSON.parse(json.stdout)).toMatchObject([{ operation: 'GET /people', verb: 'list', table: 'users' }]);
});

test('a document alone defines its tables', async () => {
  const { stdout, code } = await seedbed(['serve', 'api.yaml', '--show-mapping'], { cwd: folder });
  expect(stdout).toBe('GET /people  200 list of human\n    [].fullName: column full_name\n    [].age: column age\n');
  expect(code).toBe(0);
  expect((await seedbed(['serve', 'api.yaml', '--openapi', 'api.yaml'], { cwd: folder })).stderr).toContain('leave --openapi out');
});

test.each([
  [['--mapping', 'mapping.json'], '--mapping needs --openapi FILE'],
  [['--show-mapping'], '--show-mapping needs --openapi FILE'],
  [['--openapi', 'api.yaml', '--dialect', 'plain'], '--openapi and --dialect plain both stand at /'],
  [['--openapi', 'api.yaml', '--export', 'postman'], 'leave --openapi out'],
  [['--openapi', 'shop.sql'], 'shop.sql is no'],
  [['--openapi', 'api.yaml', '--mapping', 'api.yaml'], 'is not JSON'],
])('%j is refused: %s', async (options, message) => {
  const { code, stderr } = await seedbed(['serve', 'shop.sql', ...options], { cwd: folder });
  expect(code).not.toBe(0);
  expect(stderr).toContain(message);
});
