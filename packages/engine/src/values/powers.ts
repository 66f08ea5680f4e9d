/** Powers of two as literals: `**` need not be exact in all engines, so no value depends on it. */
export const TWO_22 = 0x400000;
export const TWO_26 = 0x4000000;
export const TWO_32 = 0x100000000;
export const TWO_40 = 0x10000000000;
export const TWO_41 = 0x20000000000;
export const TWO_48 = 0x1000000000000;
export const TWO_52 = 0x10000000000000;
export const TWO_53 = 0x20000000000000;
