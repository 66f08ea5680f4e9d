import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTargetServer, type Target, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { stepsOf } from '../../../tools/guides/steps.ts';
import { seedbed } from './support.ts';

const MANUAL = join(import.meta.dirname, '../../../docs/manual');
const pages = globSync('*.md', { cwd: MANUAL })
  .map((name) => ({ name, steps: stepsOf(readFileSync(join(MANUAL, name), 'utf8')) }))
  .filter(({ steps }) => steps.length > 0);

let folder: string;
let server: TargetServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-manual-'));
  server = await openTargetServer();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

test('the first page of the manual has steps', () => {
  expect(pages.map(({ name }) => name)).toContain('first-minutes.md');
});

test.each(pages)('the commands of $name work as printed', async ({ name, steps }) => {
  const printed: string[] = [];
  for (const step of steps) {
    if (step.kind === 'file') await writeFile(join(folder, step.path), step.text);
    if (step.kind !== 'run') continue;
    for (const command of step.commands) {
      const [program, ...args] = wordsOf(command);
      expect(program).toBe('seedbed');
      const { code, stdout, stderr } = await seedbed(args, { cwd: folder, env: { SEEDBED_DATA_DIR: folder } });
      expect([command, code], stderr).toEqual([command, 0]);
      // Standard error reports written files.
      expect(`${stdout}${stderr}`, command).toMatch(/customers|purchases|orders|shop-rows/);
      printed.push(stdout, stderr);
    }
  }
  if (name !== 'first-minutes.md') return;
  // A block of text behind commands is what one of them prints, to the letter.
  for (const [, text] of readFileSync(join(MANUAL, name), 'utf8').matchAll(/^```text\n([\s\S]*?)^```$/gm))
    expect(
      printed.some((each) => each.includes(text!)),
      text,
    ).toBe(true);
});

/** What the pages below speak of. */
const SHOP = `CREATE TABLE plans (id serial PRIMARY KEY, name text NOT NULL UNIQUE);
  CREATE TABLE customers (id serial PRIMARY KEY, plan_id int NOT NULL REFERENCES plans, name text NOT NULL, email text NOT NULL UNIQUE);
  CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, total numeric(8, 2) NOT NULL, placed_at timestamptz NOT NULL);
  CREATE TABLE invoices (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, number text NOT NULL UNIQUE,
    status text NOT NULL CHECK (status IN ('open', 'paid', 'overdue')), issued_on date NOT NULL, paid_on date);
  CREATE TABLE invoice_lines (id serial PRIMARY KEY, invoice_id int NOT NULL REFERENCES invoices, description text NOT NULL, amount numeric(8, 2) NOT NULL);`;

type Page = {
  readonly name: string;
  readonly before?: readonly (readonly string[])[];
  readonly tables?: true;
  readonly between?: (at: Target) => Promise<unknown>;
};

/** Pages whose commands need a database. `before`: commands that a reader has run; `between`: what happens before a block that shows a prompt. */
const PAGES: readonly Page[] = [
  { name: 'databases.md' },
  { name: 'situations.md', before: [['load', 'schema.sql', '--create', '--url', 'postgres://', '--lock']] },
  {
    name: 'lock.md',
    between: async ({ client, connection }) =>
      client.query(`SET ROLE ${connection.user}; UPDATE customers SET name = 'Me', email = 'me@example.com' WHERE id = 5; UPDATE orders SET total = total + 1 WHERE id IN (3, 7);
        DELETE FROM orders WHERE id = 10; INSERT INTO orders (customer_id, total, placed_at) VALUES (1, 5, now()), (2, 5, now());
        CREATE TABLE public.audit (id serial PRIMARY KEY, what text NOT NULL); INSERT INTO public.audit (what) VALUES ('a'), ('b'); RESET ROLE`),
  },
  { name: 'frameworks.md', tables: true, before: [['infer', 'schema.sql', '--out', 'blueprint.json']] },
  { name: 'ci.md', before: [['infer', 'schema.sql', '--out', 'blueprint.json']] },
];

test.each(PAGES)(
  'the commands of $name work on a database, and print what the page shows',
  { timeout: 240_000 },
  async ({ name, before = [], tables, between }) => {
    await using at = await server.freshTarget();
    const here = await mkdtemp(join(folder, 'page-'));
    await writeFile(join(here, 'schema.sql'), SHOP);
    if (tables) await at.client.query(`SET ROLE ${at.connection.user}; ${SHOP} RESET ROLE`);
    const run = (args: readonly string[]) =>
    seedbed(args.map((arg) => (/^postgres:\/\/|^\$DATABASE_URL$/.test(arg) ? at.url : arg)), { cwd: here }); // prettier-ignore
    for (const args of before) expect(await run(args)).toMatchObject({ code: 0 });
    let printed = '';
    let ran = 0;
    for (const [, language, text] of readFileSync(join(MANUAL, name), 'utf8').matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)) {
      const lines = text!.trimEnd().split('\n');
      const prompted = lines[0]!.startsWith('$ seedbed');
      if (language === 'sh' || prompted)
        for (const line of prompted ? [lines[0]!.slice(2)] : lines) {
          const [, words, remark = ''] = /^(?:npx --yes \S+|seedbed) (.*?)(?:\s+# (.*))?$/.exec(line) ?? [];
          if (words === undefined) continue;
          if (prompted) await between?.(at);
          const { code, stdout, stderr } = await run(wordsOf(words));
          expect([line, code], stderr).toEqual([line, prompted ? 6 : remark.startsWith('refuses') ? 5 : 0]);
          printed = stdout;
          ran++;
        }
      if (language === 'text') for (const line of prompted ? lines.slice(1) : lines) expect(printed).toMatch(shapeOf(line));
      if (language === 'json' && text!.includes('"lock"'))
        expect(Object.keys(JSON.parse(readFileSync(join(here, 'seedbed.lock'), 'utf8')))).toEqual(Object.keys(JSON.parse(text!)));
    }
    expect(ran).toBeGreaterThan(0);
  },
);

/** A printed line with any numbers, units, digests and database. */
function shapeOf(line: string): RegExp {
  const shape = line
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/seedbed_tpl_[0-9a-f]{16}/g, 'seedbed_tpl_@')
    .replace(/^dev\b/, String.raw`\S+`)
    .replaceAll(/\d+(?:,\d{3})*(?:\\\.\d+)?/g, '#')
    .replaceAll(/#(?:, #)+/g, '#(?:, #)*')
    .replaceAll(/# (?:ms|s)\b/g, '# m?s')
    .replaceAll(/\btables?\b/g, 'tables?')
    .replaceAll('# MB', '# [kM]?B')
    .replaceAll('#', String.raw`\d[\d,.]*`)
    .replaceAll('@', '[0-9a-f]{16}');
  return new RegExp(`^${shape}$`, 'm');
}

test('steps of workflows on the pages give the action inputs that it has', () => {
  const { inputs } = parse(readFileSync(join(MANUAL, '../../action.yml'), 'utf8')) as { inputs: Record<string, { description: string }> };
  const steps = ['ci.md', 'databases.md'].flatMap((name) =>
    [...readFileSync(join(MANUAL, name), 'utf8').matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].flatMap(([, text]) => withIn(parse(text!))),
  );
  expect(steps.length).toBeGreaterThan(8);
  for (const step of steps) {
    expect(Object.keys(step).filter((name) => !(name in inputs))).toEqual([]);
    expect(inputs['command']!.description).toContain(step['command'] ?? 'load');
  }
});

/** The inputs of every step that uses the action. */
function withIn(value: unknown): Record<string, string>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'uses' in value && String(value.uses).startsWith('OWNER/seedbed') && 'with' in value ? [value.with as Record<string, string>] : [];
  return [...own, ...Object.values(value).flatMap(withIn)];
}

/** The words of a command, as a shell splits them. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, quoted, double, plain]) => quoted ?? double ?? plain!);
}
