import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond: what JavaScript's Date holds, so that it compares equal after a round trip. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
