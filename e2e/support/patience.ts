/** How long a page may take over anything, ms: a guard against hanging, wide enough for a machine that does much else. */
export const PATIENCE = 60_000;
