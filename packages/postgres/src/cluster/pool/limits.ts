/** How many free data folders to keep; about 32 MB each. */
export const FREE_KEPT = 4;
/** After this many uses a folder is created again: nothing vacuums its shared catalogs. */
export const USES = 100;
/** A folder that was in use for longer has had too many databases created and dropped. */
export const MAX_OPEN_MS = 10 * 60_000;
/** Of 1 MB each. */
export const WAL_FILES = 64;
/** How long to keep the folders of another installation or version that nobody used since. */
export const OTHERS_KEPT_MS = 14 * 24 * 60 * 60_000;
/** How long to keep leftovers of processes in an unknown state. */
export const UNKNOWN_KEPT_MS = 7 * 24 * 60 * 60_000;
