import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A timestamp with milliseconds, like JavaScript's Date, so that it compares equal after a round trip. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** JSON as text, unparsed: select it as `::text`, since the driver parses JSON columns. */
export const jsonText = customType<{ data: string; driverData: string }>({ dataType: () => 'json' });

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

declare const ofWorkspace: unique symbol;
/**
 * A workspace's id, a branded type that only a caller or a row provides: queries for rows of a workspace cannot omit
 * it.
 */
export type WorkspaceId = string & { readonly [ofWorkspace]: true };

/** The workspace that the migration makes: the local owner's, and the first owner's of a server. */
export const LOCAL_WORKSPACE = '00000000-0000-7000-8000-000000000001' as WorkspaceId;
