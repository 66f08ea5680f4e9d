import { execFileSync, spawn } from 'node:child_process';
import { chmod, chown, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '../sql/connect.ts';
import { openCluster } from './open-cluster.ts';
import { findServerUser } from './server-user.ts';
import { openStaging } from './staging.ts';

const asRoot = process.getuid?.() === 0;

let root: string;
let original: string;
let dataDir: string;
let copies = 0;

/** One cluster with a user's row, stopped cleanly; each test damages its own copy. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'data-folder-'));
  execFileSync('chmod', ['755', root]);
  original = join(root, 'original');
  await using cluster = await openCluster({ kind: 'control', dataDir: original });
  await using client = await connect(await cluster.createDatabase('app'));
  await client.query('create table datasets as select 42 as id');
});
afterAll(() => rm(root, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = join(root, `copy-${++copies}`);
  execFileSync('cp', ['-a', original, dataDir]);
});

const open = () => openCluster({ kind: 'control', dataDir });
const inside = (name: string) => join(dataDir, name);

async function rowIsThere(): Promise<void> {
  await using cluster = await open();
  await using client = await connect({ ...cluster.connection, database: 'app' });
  expect((await client.query('select id from datasets')).rows).toEqual([{ id: 42 }]);
}

async function refusesAndTouchesNothing(message: RegExp): Promise<void> {
  const before = await readdir(dataDir);
  await expect(open()).rejects.toThrow(message);
  expect((await readdir(dataDir)).toSorted()).toEqual(before.toSorted());
}

describe('no way of starting loses a row', () => {
  test.each([
    ['the password is missing', () => rm(inside('password'))],
    ['the password file is empty', () => writeFile(inside('password'), '')],
    ['the password is of another cluster', () => writeFile(inside('password'), 'wrong')],
    ['the marker is missing', () => rm(inside('initialized'))],
    ['marker and password are missing', () => Promise.all([rm(inside('initialized')), rm(inside('password'))])],
    ['the whole was copied, with modes that are too wide', () => chmod(inside('pgdata'), 0o755)],
    ['a cut-off password change is left', async () => writeFile(join(await openStaging(dataDir, undefined), 'password'), 'half')],
  ])('%s: repaired for good', async (_, spoil) => {
    await spoil();
    await rowIsThere();
    await rowIsThere();
    expect((await readdir(dataDir)).filter((name) => name.startsWith('new-') || name.includes('interrupted'))).toEqual([]);
  });

  test('the data directory is a link to another disk', async () => {
    await rename(inside('pgdata'), join(root, `elsewhere-${copies}`));
    await symlink(join(root, `elsewhere-${copies}`), inside('pgdata'));
    await rm(inside('password'));
    await rowIsThere();
    expect((await lstat(inside('pgdata'))).isSymbolicLink()).toBe(true);
  });

  test('a folder copied while its server ran does not count as in use', async () => {
    await using running = await openCluster({ kind: 'control', dataDir: original });
    await using client = await connect({ ...running.connection, database: 'app' });
    await client.query('checkpoint');
    execFileSync('rm', ['-rf', dataDir]);
    execFileSync('cp', ['-a', original, dataDir]);
    expect(await readFile(inside('pgdata/postmaster.pid'), 'utf8')).toMatch(new RegExp(`^${running.pid}\n`));
    await rowIsThere();
    expect((await client.query('select id from datasets')).rows).toEqual([{ id: 42 }]);
  });

  test('a lock file whose pid now belongs to another program does not stop a start', async () => {
    const user = await findServerUser();
    const other = spawn('sleep', ['60'], user ? { uid: user.uid, gid: user.gid } : {});
    await writeFile(inside('pgdata/postmaster.pid'), `${other.pid}\n${inside('pgdata')}\n1\n5432\n\n127.0.0.1\n\nready   \n`);
    await rowIsThere();
    other.kill();
  });
});

describe('an unusable folder is reported and not touched', () => {
  test.each(['owner', 'password', 'initialized'])('a folder in place of the file "%s"', async (name) => {
    await rm(inside(name), { force: true });
    await mkdir(inside(name));
    await refusesAndTouchesNothing(/is a folder, and Seedbed keeps a file there\. Move the folder away/);
  });

  test('of another major version', async () => {
    await writeFile(inside('pgdata/PG_VERSION'), '9\n');
    await refusesAndTouchesNothing(/is of Postgres 9, and this Seedbed comes with \d+\. Start the Seedbed that made it and dump it/);
  });

  test('without PG_VERSION', async () => {
    await rm(inside('pgdata/PG_VERSION'));
    await refusesAndTouchesNothing(/is damaged: its file PG_VERSION is missing/);
  });

  test('an unmounted disk: the marker is there, the data are not', async () => {
    await rm(inside('pgdata'), { recursive: true });
    await refusesAndTouchesNothing(/is missing or empty\. Mount it or put it back/);
    await mkdir(inside('pgdata'));
    await refusesAndTouchesNothing(/is missing or empty/);
  });

  test('a broken link, a file, a folder with other content', async () => {
    await rm(inside('pgdata'), { recursive: true });
    await symlink(join(root, 'nowhere'), inside('pgdata'));
    await refusesAndTouchesNothing(/is a link to a place that is not there/);
    await rm(inside('pgdata'));
    await writeFile(inside('pgdata'), 'text');
    await refusesAndTouchesNothing(/is not a folder/);
    await rm(inside('pgdata'));
    await mkdir(inside('pgdata'));
    await writeFile(inside('pgdata/thesis.doc'), 'text');
    const user = await findServerUser();
    if (user) await chown(inside('pgdata'), user.uid, user.gid);
    await refusesAndTouchesNothing(/holds what is no Postgres database \("thesis\.doc"\)/);
  });

  test.runIf(asRoot)('of another user', async () => {
    await chown(inside('pgdata'), 12_345, 12_345);
    await refusesAndTouchesNothing(/belongs to the user with the number 12345.*chown -R \w+/);
    expect((await stat(inside('pgdata'))).uid).toBe(12_345);
  });
});

test('the leftovers of an interrupted initdb hold no data: they are moved aside, and a cluster is created', async () => {
  for (const name of ['password', 'initialized', 'pgdata/postmaster.opts', 'pgdata/global/pg_control']) await rm(inside(name));
  for (const name of await readdir(inside('pgdata/base'))) if (Number(name) > 16_000) await rm(inside(`pgdata/base/${name}`), { recursive: true });
  const notices: string[] = [];
  await using cluster = await openCluster({ kind: 'control', dataDir, notice: (line) => notices.push(line) });
  await using client = await connect(cluster.connection);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  const aside = (await readdir(dataDir)).filter((name) => /^pgdata\.interrupted-\d+$/.test(name));
  expect(aside).toHaveLength(1);
  expect(notices).toEqual([expect.stringMatching(new RegExp(`moved it to .*${aside[0]} and starts with an empty database`))]);
});

test('an existing empty folder, such as a mount, is filled in place', async () => {
  const empty = join(root, 'mounted');
  await mkdir(join(empty, 'pgdata'), { recursive: true });
  const { ino } = await stat(join(empty, 'pgdata'));
  await using _cluster = await openCluster({ kind: 'control', dataDir: empty });
  expect((await stat(join(empty, 'pgdata'))).ino).toBe(ino);
});
