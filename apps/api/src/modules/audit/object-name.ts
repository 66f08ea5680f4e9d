import { dictionary } from '@seedbed/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { WorkspaceId } from '../../db/columns.ts';

/** The name of each kind of object, within a workspace. */
const NAMES: Readonly<Record<string, (id: string, workspaceId: WorkspaceId) => SQL>> = dictionary({
  dataset: (id, workspaceId) => sql`SELECT name FROM datasets WHERE id = ${id} AND workspace_id = ${workspaceId}`,
  mock: (id, workspaceId) => sql`SELECT name FROM mocks WHERE id = ${id} AND workspace_id = ${workspaceId}`,
  connection: (id, workspaceId) => sql`SELECT name FROM connections WHERE id = ${id} AND workspace_id = ${workspaceId}`,
  run: (id, workspaceId) => sql`SELECT d.name FROM runs r JOIN datasets d ON d.id = r.dataset_id WHERE r.id = ${id} AND r.workspace_id = ${workspaceId}`,
  member: (id, workspaceId) => sql`SELECT u.name FROM users u JOIN memberships m ON m.user_id = u.id WHERE u.id = ${id} AND m.workspace_id = ${workspaceId}`,
  invitation: (id, workspaceId) => sql`SELECT email AS name FROM invitations WHERE id = ${id} AND workspace_id = ${workspaceId}`,
  'api-key': (id, workspaceId) => sql`SELECT name FROM api_keys WHERE id = ${id} AND workspace_id = ${workspaceId}`,
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Read before the action: afterwards the object may be gone. Null if there is no such object, or it has no name. */
export async function objectName(database: Database, kind: string, id: string, workspaceId: WorkspaceId): Promise<string | null> {
  const query = NAMES[kind];
  if (!query || !UUID.test(id)) return null;
  const { rows } = await database.execute<{ name: string }>(query(id, workspaceId));
  return rows[0]?.name ?? null;
}
