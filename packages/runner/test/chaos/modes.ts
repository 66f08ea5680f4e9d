/** How a part is proved: by the ledger; without one by its keys, if it has some, or by its transaction's number. */
export const MODES = ['ledger', 'none'] as const;
export type Mode = (typeof MODES)[number];
