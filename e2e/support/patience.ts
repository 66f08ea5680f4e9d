/** How long a page, or the start of the product, may take over anything, ms: a guard against hanging, wide enough for a machine that does much else. */
export const PATIENCE = 180_000;
