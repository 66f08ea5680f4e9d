import { type Audited, dictionary, isObject } from '@seedbed/contract';
import type { Database } from '../../db/client.ts';
import { LOCAL_WORKSPACE, type WorkspaceId } from '../../db/columns.ts';
import { newId } from '../../db/uuid.ts';
import type { AuditedRequest, Noted, Recorder, Recording, Who } from '../../http/recorder.ts';
import type { AuditRepository, AuditRow } from './audit.repository.ts';
import { objectName } from './object-name.ts';

type Thing = { readonly id: string | null; readonly name: string | null };

/** Truncates longer texts: the log records actions, and does not store what was sent. */
const LONGEST = 300;

/**
 * Writes a call's event, once it is done and before the answer. If our database refuses the event, writes it to the log, so that a finished
 * action is not reported as failed.
 */
export function recorder(database: Database, repository: AuditRepository, clock: () => Date, report: (error: unknown) => void): Recorder {
  async function write(rows: readonly AuditRow[]): Promise<void> {
    try {
      await repository.insert(rows);
    } catch (error) {
      report(new Error(`audit events were not written: ${JSON.stringify(rows)}`, { cause: error }));
    }
  }

  return {
    async tell({ caller, address, via }, { action, object, details }) {
      const who = { kind: caller.kind, id: caller.id, name: caller.name };
      await write([rowOf(action, who, caller.workspace.id, object, { address, via }, details)]);
    },

    async begin(audited, request): Promise<Recording> {
      const kind = audited.action.slice(0, audited.action.indexOf('.'));
      const before = await namedIn(database, kind, request);
      return {
        async done(answer, noted) {
          const { who, workspace } = whoDid(request, answer, noted);
          const thing = noted.object ?? thingOf(kind, before, answer);
          const details = { ...picked(audited.keeps, ...request.parts), ...picked(audited.tells, ...objectsOf(answer)) };
          await write([rowOf(audited.action, who, workspace, { kind, ...thing }, request, details)]);
        },
        async refused({ tried }) {
          // Reported to each workspace of the account; to the server's first workspace if there is no such account.
          const found = await tried?.().catch(report);
          const who = found?.who ?? { kind: 'system' as const, id: null, name: 'somebody unknown' };
          const workspaces = found?.workspaces.length ? found.workspaces : [LOCAL_WORKSPACE];
          await write(workspaces.map((workspace) => rowOf('session.refused', who, workspace, null, request, {})));
        },
      };
    },
  };

  function rowOf(
    action: string,
    who: Who,
    workspaceId: WorkspaceId,
    object: ({ readonly kind: string } & Thing) | null,
    { address, via }: Pick<AuditedRequest, 'address' | 'via'>,
    details: Readonly<Record<string, unknown>>,
  ): AuditRow {
    return {
      id: newId(),
      workspaceId,
      at: clock(),
      whoKind: who.kind,
      whoId: who.id,
      whoName: who.name,
      action,
      objectKind: object?.kind ?? null,
      objectId: object?.id ?? null,
      objectName: object?.name ?? null,
      fromAddress: address,
      via,
      details,
    };
  }
}

/** The object in the path, with its name before the action. */
async function namedIn(database: Database, kind: string, { caller, parts: [params] }: AuditedRequest): Promise<Thing> {
  const { id, name } = (params ?? {}) as { id?: string; name?: string };
  if (id === undefined) return { id: name ?? null, name: name ?? null };
  return { id, name: caller ? await objectName(database, kind, id, caller.workspace.id) : null };
}

function whoDid({ caller }: AuditedRequest, answer: unknown, noted: Noted): { who: Who; workspace: WorkspaceId } {
  if (caller) return { who: { kind: caller.kind, id: caller.id, name: caller.name }, workspace: caller.workspace.id };
  // For a call that signs someone in, the answer contains the person.
  const { user, workspace } = (answer ?? {}) as { user?: { id: string; name: string }; workspace?: { id: WorkspaceId } };
  const who = noted.who ?? (user ? { kind: 'user' as const, id: user.id, name: user.name } : { kind: 'system' as const, id: null, name: 'Seedbed' });
  return { who, workspace: noted.workspace ?? workspace?.id ?? LOCAL_WORKSPACE };
}

/** The created object: the answer itself, or the one object inside. */
function thingOf(kind: string, before: Thing, answer: unknown): Thing {
  if (before.id !== null && before.name !== null) return before;
  // If an answer contains several objects, the one named like the kind.
  const own = isObject(answer) ? (answer as Record<string, unknown>)[kind === 'account' ? 'user' : kind] : undefined;
  const things = isObject(own) ? [own] : objectsOf(answer);
  for (const { id, name, email } of things as { id?: unknown; name?: unknown; email?: unknown }[]) {
    const isMeant = typeof id === 'string' && (before.id === null || before.id === id);
    const called = name ?? email;
    if (isMeant) return { id, name: typeof called === 'string' ? called : null };
  }
  return before;
}

function objectsOf(answer: unknown): object[] {
  if (!isObject(answer)) return [];
  return [answer, ...Object.values(answer).filter(isObject)];
}

/** The named members that are small, and of an object its id. */
function picked(names: Audited['keeps'], ...parts: readonly unknown[]): Record<string, unknown> {
  const found = dictionary<unknown>();
  for (const name of names ?? []) {
    const value: unknown = parts
      .filter(isObject)
      .map((part) => (part as Record<string, unknown>)[name])
      .find((each) => each !== undefined);
    if (typeof value === 'string') found[name] = value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
    else if (typeof value === 'number' || typeof value === 'boolean' || value === null) found[name] = value;
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string')) found[name] = value.slice(0, 20);
    else if (isObject(value) && 'id' in value && typeof value.id === 'string') found[name] = value.id;
  }
  return found;
}
