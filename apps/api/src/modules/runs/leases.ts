/** How long a worker keeps a part without a heartbeat. */
export const LEASE_SECONDS = 20;
/** A worker without a sign of life for this long counts as missing: its work is in doubt, and not counted. A live one renews twice in that time. */
export const SILENT_SECONDS = 10;
