import { createHash } from 'node:crypto';
import { OWN_PACK_LIMITS as MAX, PACK_LIMITS, Problem, type Pack, type PackSummary } from '@seedbed/contract';
import type { Compute } from '@seedbed/runner/compute';
import { builtInPack } from '@seedbed/runner/built-in-packs';
import type { WorkspaceId } from '../../db/columns.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import { jsonObject, RawJson, type JsonAnswer } from '../../http/json-answer.ts';
import type { PackRow, PacksRepository } from './packs.repository.ts';

/** A `PackDocument` as JSON, and the ETag of its state. */
type TaggedPack = { readonly answer: JsonAnswer; readonly tag: string };

export type PacksService = ReturnType<typeof packsService>;

/** Own packs, stored in our database, before the built-in ones. */
export function packsService(repository: PacksRepository, compute: Compute, clock: () => Date) {
  let builtIn: Promise<readonly PackSummary[]> | undefined;
  const last = new Map<WorkspaceId, readonly string[]>();

  async function checkTag(workspace: WorkspaceId, name: string, ifMatch: string | undefined): Promise<void> {
    if (ifMatch === undefined || ifMatch === '*') return;
    const row = await repository.find(workspace, name);
    if (!row || tagOf(row.content) !== ifMatch)
      throw new Problem('precondition-failed', `The pack "${name}" has changed. Read it again and send its new ETag.`);
  }

  async function checkRoom(workspace: WorkspaceId, name: string, characters: number): Promise<void> {
    if (characters > PACK_LIMITS.bytes)
      throw new Problem('too-large', `The pack has ${characters} characters; ${PACK_LIMITS.bytes} is the most. Cut it into two.`);
    const others = (await repository.list(workspace)).filter((row) => row.name !== name);
    const sum = others.reduce((all, row) => all + row.characters, characters);
    if (others.length >= MAX.count || sum > MAX.bytes)
      throw new Problem('too-large', `A workspace keeps ${MAX.count} own packs of ${MAX.bytes} characters together. Remove one that you no longer need.`);
  }

  return {
    async list(workspace: WorkspaceId): Promise<PackSummary[]> {
      builtIn ??= compute.builtInPacks().catch((error: unknown) => {
        builtIn = undefined;
        throw error;
      });
      const [rows, others] = await Promise.all([repository.list(workspace), builtIn]);
      const own = new Set(rows.map(({ name }) => name));
      return [...rows.map(({ summary, updatedAt }) => ({ ...summary, updatedAt: updatedAt.toISOString() })), ...others.filter(({ name }) => !own.has(name))];
    },

    async get(workspace: WorkspaceId, name: string): Promise<TaggedPack> {
      const row = await repository.find(workspace, name);
      if (row) return tagged(row);
      const content = await builtInPack(name);
      if (content === undefined) throw new Problem('not-found', `There is no pack "${name}". GET /api/v1/packs lists them.`, { facts: { name } });
      return { answer: documentOf('built-in', null, content), tag: tagOf(content) };
    },

    async put(workspace: WorkspaceId, name: string, ifMatch: string | undefined, pack: Pack): Promise<TaggedPack> {
      if (pack.pack !== name)
        throw new Problem('invalid-request', `The pack calls itself "${pack.pack}", and the path "${name}".`, {
          errors: [{ pointer: '/pack', message: `must be "${name}"` }],
        });
      await checkTag(workspace, name, ifMatch);
      const content = JSON.stringify(pack);
      await checkRoom(workspace, name, content.length);
      const checked = await compute.checkPack(content);
      if ('findings' in checked)
        throw new Problem('invalid-request', 'The pack has errors: nothing was saved.', {
          errors: checked.findings.map(({ place, message }) => ({ pointer: place, message })),
        });
      const row = { workspaceId: workspace, name, content, characters: content.length, summary: checked.summary, updatedAt: clock() };
      await repository.put(row);
      return tagged(row);
    },

    async remove(workspace: WorkspaceId, name: string, ifMatch: string | undefined): Promise<void> {
      await checkTag(workspace, name, ifMatch);
      if (!(await repository.remove(workspace, name))) throw new Problem('not-found', `There is no own pack "${name}".`, { facts: { name } });
    },

    /** All own packs as JSON, for a new schema; while our database is away, the last known ones, so that calls that store nothing work without it. */
    async contents(workspace: WorkspaceId): Promise<readonly string[]> {
      try {
        const found = await repository.contents(workspace);
        last.set(workspace, found);
        return found;
      } catch (error) {
        const before = last.get(workspace);
        if (before && isUnavailable(error)) return before;
        throw error;
      }
    },
  };
}

function tagged({ content, updatedAt }: PackRow): TaggedPack {
  return { answer: documentOf('own', updatedAt.toISOString(), content), tag: tagOf(content) };
}

function documentOf(origin: PackSummary['origin'], updatedAt: string | null, content: string): JsonAnswer {
  return jsonObject({ origin, updatedAt, pack: new RawJson(content) });
}

function tagOf(content: string): string {
  return `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`;
}
