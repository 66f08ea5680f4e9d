import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond: what JavaScript's Date holds, so that it compares equal after a round trip. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** JSON as text, which is not read here: select it as `::text`, for the driver reads what comes as JSON. */
export const jsonText = customType<{ data: string; driverData: string }>({ dataType: () => 'json' });

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
