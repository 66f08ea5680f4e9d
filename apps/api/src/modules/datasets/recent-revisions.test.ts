import type { Compute } from '@seedbed/runner/compute';
import { rowsService, type Gates } from '../rows/rows.service.ts';
import type { RevisionsService } from './revisions.service.ts';
import { expect, test } from 'vitest';
import { LOCAL_WORKSPACE, type WorkspaceId } from '../../db/columns.ts';
import { recentRevisions } from './recent-revisions.ts';

test('is read once a second, immediately after a change, and again after an error', async () => {
  let now = 0;
  let reads = 0;
  const recent = recentRevisions(() => now);
  const find = (id: string, number?: number, workspace = LOCAL_WORKSPACE): Promise<unknown> =>
    recent.find(workspace, id, number, async () => ({ number: ++reads }) as never);
  for (const id of ['a', 'a', 'b', 'a']) await find(id);
  expect(reads).toBe(2);
  await find('a', 1);
  expect(reads).toBe(3);
  recent.forget('a');
  expect(await find('a')).toEqual({ number: 4 });
  now = 1_001;
  expect(await find('a')).toEqual({ number: 5 });
  await expect(recent.find(LOCAL_WORKSPACE, 'c', undefined, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await find('c')).toEqual({ number: 6 });
  // A cached result of one workspace does not answer another's request.
  expect(await find('c', undefined, 'another' as WorkspaceId)).toEqual({ number: 7 });
});

test('a look at rows that ran out of time has no tag, so that nobody keeps it in place of a whole one', async () => {
  let isCut = true;
  const rows = rowsService(
    null as never,
    { recent: async () => ({ number: 1, sha256: 'ab'.repeat(32) }), document: () => ({ key: '1' }) } as unknown as RevisionsService,
    { findings: async () => ({ bytes: [], rest: undefined, facts: { isCut } }) } as unknown as Compute,
    { preview: { answer: (_: AbortSignal, open: () => unknown) => open() } } as unknown as Gates,
    null as never,
  );
  const ask = (known?: string) => rows.findings({ workspace: 'w' as WorkspaceId, id: 'd', revision: 1, known }, new AbortController().signal);
  expect((await ask()).tag).toBeUndefined();
  isCut = false;
  const { tag } = await ask();
  expect(tag).toMatch(/^W\/"1-/);
  expect(await ask(tag)).toEqual({ tag, answer: undefined });
});
