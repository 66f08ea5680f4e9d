import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { openCluster } from './open-cluster.ts';
import { reachableBinaries } from './reachable.ts';
import { findServerUser, parsePasswd } from './server-user.ts';

const asRoot = process.getuid?.() === 0;

// Only root runs the server as another user, so only root can have an inaccessible home.
describe.runIf(asRoot)('below a folder of mode 0700', () => {
  test('data are stored where the server’s user has access, and a pointer file has the path', async () => {
    const home = await mkdtemp(join(tmpdir(), 'closed-home-'));
    const dataDir = join(home, 'seedbed', 'postgres');
    let moved: string;
    {
      await using cluster = await openCluster({ kind: 'control', dataDir });
      await cluster.createDatabase('kept');
      moved = (await readFile(join(dataDir, 'moved-to'), 'utf8')).trim();
      expect((await stat(join(moved, 'pgdata'))).uid).toBe((await findServerUser())!.uid);
    }
    {
      await using again = await openCluster({ kind: 'control', dataDir });
      await again.dropDatabase('kept');
    }
    await rm(moved, { recursive: true });
    await rm(home, { recursive: true });
  });

  test('binaries that the server’s user cannot reach are copied once', async () => {
    const home = await mkdtemp(join(tmpdir(), 'closed-home-'));
    const own = await findBinaries();
    const closed = { folder: join(home, 'native'), version: 'test' };
    await mkdir(home, { recursive: true });
    await cp(own.folder, closed.folder, { recursive: true, verbatimSymlinks: true });
    const reached = await reachableBinaries(closed, await findServerUser());
    expect(reached.folder).not.toContain(home);
    expect((await reachableBinaries(closed, await findServerUser())).folder).toBe(reached.folder);
    await rm(reached.folder, { recursive: true });
    await rm(home, { recursive: true });
  });
});

test('the user database is parsed by its fields', () => {
  expect(parsePasswd('root:x:0:0::/root:/bin/sh\npostgres:x:101:104:a b:/var:/bin/bash\n\nbroken\n')).toEqual([{ name: 'postgres', uid: 101, gid: 104 }]);
});
