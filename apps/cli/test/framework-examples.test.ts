import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTargetServer, supabasePlatform, type TargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const EXAMPLES = join(import.meta.dirname, '../../../examples');

let server: TargetServer;
let home: string;
beforeAll(async () => {
  server = await openTargetServer();
  home = await mkdtemp(join(tmpdir(), 'seedbed-frameworks-'));
});
afterAll(async () => {
  await rm(home, { recursive: true });
  await server[Symbol.asyncDispose]();
});

/** Supabase and the migrations are there before people sign up. */
const BEFORE: Readonly<Record<string, () => Promise<string>>> = {
  supabase: async () => `do $$ begin create role authenticated; exception when duplicate_object then null; end $$;
    set role %; ${supabasePlatform} ${await readFile(join(EXAMPLES, 'supabase/supabase/migrations/20260105090000_car_sharing.sql'), 'utf8')} reset role`,
};

for (const name of ['supabase', 'authjs', 'rails', 'django'])
  test(`the example for ${name} loads rows of which its queries find none wrong, whatever their number`, async () => {
    const folder = join(home, name);
    await cp(join(EXAMPLES, name), folder, { recursive: true });
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { scripts: { seed: string } };
    const wrong = await readFile(join(folder, 'wrong.sql'), 'utf8');
    for (const more of [[], ['--rows', '40', '--seed', '7']]) {
      await using target = await server.freshTarget('plain');
      const before = await BEFORE[name]?.();
      if (before !== undefined) await target.client.query(before.replace('set role %', `set role ${target.connection.user}`));
      const args = scripts.seed.split(' ').slice(1);
      const { code, stderr } = await seedbed([...args.map((arg) => arg.replace('$DATABASE_URL', target.url)), ...more], { cwd: folder });
      expect([code, stderr.match(/^warning: .*/m)?.[0]], stderr).toEqual([0, undefined]);
      const { rows } = await target.client.query<{ what: string; wrong: string }>(wrong);
      expect(rows.length).toBeGreaterThan(7);
      expect(
        rows.filter((row) => row.wrong !== '0'),
        more.join(' '),
      ).toEqual([]);
    }
  });
