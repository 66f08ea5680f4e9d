/**
 * How long a page, or the start of the product, may take for any step, in ms: a guard against hanging, large enough for
 * a busy machine.
 */
export const PATIENCE = 180_000;
