import type { AuditEvent } from '@seedbed/contract';
import type { WorkspaceId } from '../../db/columns.ts';
import { DEFAULT_PAGE, fromCursor, toPage, type Place } from '../../db/cursor.ts';
import type { Streamed } from '../../http/stream.ts';
import type { AuditFilter, AuditRepository, AuditRow } from './audit.repository.ts';

const EXPORT_BATCH_ROWS = 1_000;

/** Reading the audit log: a page of it, or all of it as a file. */
export function auditService(repository: AuditRepository, clock: () => Date) {
  return {
    async list(workspaceId: WorkspaceId, { limit = DEFAULT_PAGE, cursor, ...filter }: AuditFilter & { limit?: number; cursor?: string }) {
      const rows = await repository.newestFirst(workspaceId, filter, fromCursor(cursor), limit + 1);
      return toPage(rows, limit, placeOf, toEvent);
    },

    export(workspaceId: WorkspaceId, filter: AuditFilter): Streamed {
      const day = clock().toISOString().slice(0, 10);
      return { mediaType: 'application/x-ndjson', fileName: `seedbed-audit-${day}.ndjson`, chunks: lines(repository, workspaceId, filter) };
    },
  };
}

async function* lines(repository: AuditRepository, workspaceId: WorkspaceId, filter: AuditFilter): AsyncGenerator<Uint8Array> {
  for (let after: Place | undefined; ;) {
    const rows = await repository.oldestFirst(workspaceId, filter, after, EXPORT_BATCH_ROWS);
    if (rows.length > 0) yield Buffer.from(rows.map((row) => `${JSON.stringify(toEvent(row))}\n`).join(''));
    if (rows.length < EXPORT_BATCH_ROWS) return;
    after = placeOf(rows.at(-1)!);
  }
}

function placeOf({ at, id }: AuditRow): Place {
  return { at, id };
}

function toEvent({ id, at, whoKind, whoId, whoName, action, objectKind, objectId, objectName, fromAddress, via, details }: AuditRow): AuditEvent {
  return {
    id,
    at: at.toISOString(),
    who: { kind: whoKind, id: whoId, name: whoName },
    action,
    object: objectKind === null ? null : { kind: objectKind, id: objectId, name: objectName },
    from: fromAddress,
    via,
    details,
  };
}
