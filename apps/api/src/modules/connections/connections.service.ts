import { isLedElsewhere, Problem, type Connection, type ConnectionChanges, type ConnectionTest, type NewConnection } from '@seedbed/contract';
import { parseAddress, type AddressPolicy } from '@seedbed/postgres/address';
import type { Compute, ShapeText } from '@seedbed/runner/compute';
import { DEFAULT_PAGE, fromCursor, toPage } from '../../db/cursor.ts';
import type { WorkspaceId } from '../../db/columns.ts';
import { sqlStateOf } from '../../db/unavailable.ts';
import { newId } from '../../db/uuid.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { withPings } from '../../http/server-sent.ts';
import type { Streamed } from '../../http/stream.ts';
import { oneOf } from '../../http/schema-source.ts';
import type { Sealer } from '../../secrets/sealer.ts';
import { addressText, targetName } from './address-text.ts';
import { checkConnectionTag, connectionTag } from './connection-tag.ts';
import { toConnection } from './connections.mapper.ts';
import type { ConnectionRow, ConnectionsRepository } from './connections.repository.ts';
import type { RefuseOwn } from './refuse-own.ts';
import { testConnection, type TestStep } from './test-connection.ts';
import { testEvents } from './test-events.ts';

/** A connection, and the ETag of its state. */
export type Tagged = { readonly connection: Connection; readonly tag: string };

export type ConnectionsService = ReturnType<typeof connectionsService>;

export function connectionsService(
  repository: ConnectionsRepository,
  sealer: Sealer,
  policy: AddressPolicy,
  refuseOwn: RefuseOwn,
  gate: Bulkhead,
  statistics: { readonly gate: Bulkhead; readonly read: Compute['shape'] },
  clock: () => Date,
) {
  async function find(workspace: WorkspaceId, id: string): Promise<ConnectionRow> {
    const found = await repository.find(workspace, id);
    if (!found) throw new Problem('not-found', 'There is no connection with that id.', { facts: { id } });
    return found;
  }

  /**
   * The address with its password. Throws Problem `connection-failed` if the key differs from the one that encrypted
   * it.
   */
  function openAddress(row: ConnectionRow): string {
    const password = row.sealedPassword === null ? '' : sealer.open(row.sealedPassword, placeOf(row.id));
    if (password === null)
      throw new Problem(
        'connection-failed',
        `The stored password of "${row.name}" cannot be decrypted: the server's key has changed. Enter the password again.`,
      );
    return addressText(row, password);
  }

  async function testRow(row: ConnectionRow, signal: AbortSignal, tell?: (step: TestStep) => void): Promise<ConnectionTest> {
    const address = openAddress(row);
    const result = await gate.run(signal, () => testConnection(address, policy, tell));
    const failed = result.steps.find((step) => !step.ok);
    const changes = {
      state: result.ok ? ('ok' as const) : ('failing' as const),
      message: failed?.message ?? null,
      serverVersion: result.serverVersion ?? row.serverVersion,
      testedAt: clock(),
    };
    const updated = await repository.update(row.workspaceId, row.id, changes);
    return { ...result, connection: toConnection(updated ?? { ...row, ...changes }) };
  }

  return {
    async get(workspace: WorkspaceId, id: string): Promise<Tagged> {
      return tagged(await find(workspace, id));
    },

    async list(workspace: WorkspaceId, query: { limit?: number; cursor?: string }) {
      const limit = query.limit ?? DEFAULT_PAGE;
      const rows = await repository.list(workspace, fromCursor(query.cursor), limit + 1);
      return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.id }), toConnection);
    },

    async create(workspace: WorkspaceId, body: NewConnection): Promise<Tagged> {
      const { password, ...parts } = partsOf(body);
      await refuseOwn(addressText(parts, password));
      const id = newId();
      const row = {
        id,
        workspaceId: workspace,
        name: body.name.trim(),
        ...parts,
        sealedPassword: password === '' ? null : sealer.seal(password, placeOf(id)),
        createdAt: clock(),
      };
      return tagged(await repository.insert(row).catch(nameTaken(body.name)));
    },

    async update(workspace: WorkspaceId, id: string, ifMatch: string | undefined, body: ConnectionChanges): Promise<Tagged> {
      const row = await find(workspace, id);
      checkConnectionTag(row, ifMatch);
      const { name, password, ...parts } = body;
      const elsewhere = PARTS.filter((part) => parts[part] !== undefined && parts[part] !== row[part]);
      requirePassword(row, body);
      // The same rules as for a new one.
      if (elsewhere.length > 0) await refuseOwn(checkedAddress({ ...row, ...parts }, password ?? ''));
      const changes = {
        ...(name === undefined ? {} : { name: name.trim() }),
        ...Object.fromEntries(elsewhere.map((part) => [part, parts[part]])),
        ...(password === undefined ? {} : { sealedPassword: password === '' ? null : sealer.seal(password, placeOf(id)) }),
        ...(password === undefined && elsewhere.length === 0 ? {} : { state: 'untested' as const, message: null, testedAt: null }),
        ...(elsewhere.length === 0 ? {} : { serverVersion: null }),
      };
      if (Object.keys(changes).length === 0) return tagged(row);
      return tagged((await repository.update(workspace, id, changes).catch(nameTaken(body.name ?? ''))) ?? (await find(workspace, id)));
    },

    async remove(workspace: WorkspaceId, id: string, ifMatch: string | undefined): Promise<void> {
      if (ifMatch !== undefined) checkConnectionTag(await find(workspace, id), ifMatch);
      if (!(await repository.remove(workspace, id))) await find(workspace, id);
    },

    async test(workspace: WorkspaceId, id: string, signal: AbortSignal): Promise<ConnectionTest> {
      return testRow(await find(workspace, id), signal);
    },

    async testTelling(workspace: WorkspaceId, id: string, signal: AbortSignal): Promise<Streamed> {
      const row = await find(workspace, id);
      const events = testEvents((tell) => testRow(row, signal, tell), `urn:seedbed:connection:${id}`);
      return { mediaType: 'text/event-stream', chunks: withPings(events) };
    },

    /** What the planner knows of the rows: no row is read. */
    async profile(workspace: WorkspaceId, id: string, approved: readonly string[], signal: AbortSignal): Promise<ShapeText> {
      const address = openAddress(await find(workspace, id));
      const day = clock().toISOString().slice(0, 10);
      return statistics.gate.run(signal, () => statistics.read(address, { approved, day }, signal));
    },

    /** An address that is not saved, by the rules of those that are. */
    async testAddress(address: string, signal: AbortSignal): Promise<Streamed> {
      const { sslmode: tls, password, ...parts } = parseAddress(address);
      const whole = addressText({ ...parts, tls }, password);
      await refuseOwn(whole);
      const events = testEvents((tell) => gate.run(signal, () => testConnection(whole, policy, tell)), 'urn:seedbed:connection');
      return { mediaType: 'text/event-stream', chunks: withPings(events) };
    },

    /** For reading schemas and for loads. */
    async addressOf(workspace: WorkspaceId, id: string): Promise<{ address: string; database: string; target: string }> {
      const row = await find(workspace, id);
      return { address: openAddress(row), database: row.database, target: targetName(row) };
    },
  };
}

function tagged(row: ConnectionRow): Tagged {
  return { connection: toConnection(row), tag: connectionTag(row) };
}

function placeOf(id: string): string {
  return `connection:${id}`;
}

function partsOf(body: NewConnection) {
  if (oneOf(body, ['address', 'host']) === 'address') {
    if (body.database ?? body.user ?? body.port ?? body.password ?? body.tls) {
      throw new Problem('invalid-request', 'Send either an address or its parts.', {
        errors: [{ pointer: '/address', message: 'holds host, port, database, user, password and sslmode already' }],
      });
    }
    const { sslmode: tls, ...parts } = parseAddress(body.address!);
    return { ...parts, tls };
  }
  const { host, port = 5432, database, user, password = '', tls = 'prefer' } = body;
  const missing = (['database', 'user'] as const).filter((name) => body[name] === undefined);
  if (missing.length > 0)
    throw new Problem('invalid-request', `The body does not fit: ${missing.join(' and ')} missing.`, {
      errors: missing.map((name) => ({ pointer: `/${name}`, message: 'is missing' })),
    });
  const parts = { host: host!, port, database: database!, user: user!, tls };
  // The same rules for every notation.
  checkedAddress(parts, password);
  return { ...parts, password };
}

/** Throws the errors of the address parser. */
function checkedAddress(parts: Parameters<typeof addressText>[0], password: string): string {
  const address = addressText(parts, password);
  parseAddress(address);
  return address;
}

const PARTS = ['host', 'port', 'database', 'user', 'tls'] as const;

/** An editor of a connection does not know its password, and must not obtain it through a server of their own. */
function requirePassword(row: ConnectionRow, changes: ConnectionChanges): void {
  if (row.sealedPassword === null || changes.password !== undefined || !isLedElsewhere(row, changes)) return;
  throw new Problem(
    'invalid-request',
    `After a change of host, port or TLS mode, enter the password again: the stored one belongs to ${row.host}:${row.port}.`,
    { errors: [{ pointer: '/password', message: 'must be sent again' }] },
  );
}

function nameTaken(name: string): (error: unknown) => never {
  return (error) => {
    if (sqlStateOf(error)?.code === '23505')
      throw new Problem('conflict', `There is a connection named "${name}" already. Choose another name.`, {
        errors: [{ pointer: '/name', message: 'is taken' }],
      });
    throw error;
  };
}
