/** How long a part is one worker's without a sign of life. */
export const LEASE_SECONDS = 20;
/** A worker that gave none for so long is waited for: what it had done is in doubt, and not counted. One that lives gives a sign twice in that time. */
export const SILENT_SECONDS = 10;
