import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Job } from 'kubernetes-models/batch/v1';
import { parse } from 'yaml';
import { openTargetServer } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedbed } from './support.ts';

const MANIFESTS = join(import.meta.dirname, '../../../docker/kubernetes');
const DDL =
  'CREATE TABLE users (id int PRIMARY KEY, name text NOT NULL); CREATE TABLE posts (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users, title text NOT NULL);';

type Manifest = {
  spec: { completions: number; parallelism: number; template: { spec: { containers: { command: string[]; args: string[] }[] } } };
};
const manifestOf = async (name: string) => parse(await readFile(join(MANIFESTS, name), 'utf8')) as Manifest;

let folder: string;
let blueprint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seedbed-kubernetes-'));
  blueprint = join(folder, 'blueprint.json');
  await writeFile(join(folder, 'schema.sql'), DDL);
  const { code, stderr } = await seedbed(['infer', 'schema.sql', '--rows', 'users=40,posts=100', '--out', blueprint], { cwd: folder });
  expect(code, stderr).toBe(0);
});
afterAll(() => rm(folder, { recursive: true }));

/** The command of a manifest, with the local paths of its files. */
function commandOf({ spec }: Manifest, places: Readonly<Record<string, string>>): string[] {
  const [container] = spec.template.spec.containers;
  expect(container!.command).toEqual(['node', 'dist/seedbed.mjs']);
  return container!.args.map((each) => places[each] ?? each);
}

test.each(['generate.yaml', 'load.yaml'])('%s is a valid Kubernetes Job, with one number of shards', async (name) => {
  const manifest = await manifestOf(name);
  new Job(manifest as never).validate();
  const { completions, parallelism } = manifest.spec;
  expect([parallelism, commandOf(manifest, {}).find((each) => each.startsWith('auto/'))]).toEqual([completions, `auto/${completions}`]);
  // The validator rejects an invalid document.
  expect(() => new Job({ ...manifest, spec: { ...manifest.spec, completions: 'many' } } as never).validate()).toThrow(/completions/);
});

test('the pods of generate.yaml together generate the same bytes as one run', async () => {
  const manifest = await manifestOf('generate.yaml');
  const out = join(folder, 'data');
  const args = commandOf(manifest, { '/in/blueprint.json': blueprint, '/data': out, zstd: 'none' });
  for (let index = 0; index < manifest.spec.completions; index++) {
    const { code, stderr } = await seedbed(args, { cwd: folder, env: { JOB_COMPLETION_INDEX: String(index) } });
    expect(code, stderr).toBe(0);
  }
  const files = (await readdir(out)).filter((name) => name.includes('posts')).sort();
  const parts = await Promise.all(files.map((name) => readFile(join(out, name), 'utf8')));
  const whole = await seedbed(['generate', blueprint, '--table', 'posts', '--format', 'ndjson'], { cwd: folder });
  expect(parts.join('')).toBe(whole.stdout);
  expect(files).toHaveLength(manifest.spec.completions);
});

test('the pods of load.yaml fill a database together', async () => {
  await using server = await openTargetServer();
  await using target = await server.freshTarget();
  await target.client.query(DDL);
  const manifest = await manifestOf('load.yaml');
  const args = commandOf(manifest, { '/in/blueprint.json': blueprint, '$(TARGET)': target.url });
  const pods = Array.from({ length: manifest.spec.completions }, (_, index) => seedbed(args, { cwd: folder, env: { JOB_COMPLETION_INDEX: String(index) } }));
  for (const { code, stderr } of await Promise.all(pods)) expect(code, stderr).toBe(0);
  const { rows } = await target.client.query('SELECT (SELECT count(*)::int FROM users) AS users, count(*)::int AS posts FROM posts');
  expect(rows).toEqual([{ users: 40, posts: 100 }]);
});

test.each([
  ['without the variable', {}, /reads JOB_COMPLETION_INDEX, which Kubernetes sets.*not set/],
  ['with an index beyond the shards', { JOB_COMPLETION_INDEX: '4' }, /the last of 4 shards has 3/],
])('auto %s is an error that names it', async (_, env, message) => {
  const { code, stderr } = await seedbed(['generate', blueprint, '--shard', 'auto/4', '--out', 'none'], { cwd: folder, env });
  expect(code).toBe(2);
  expect(stderr).toMatch(message);
});
