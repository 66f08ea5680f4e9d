import type { Compute } from '@seedbed/runner/compute';
import { expect, test } from 'vitest';
import type { WorkspaceId } from '../../db/columns.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { rowsService, type Gates } from './rows.service.ts';

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
