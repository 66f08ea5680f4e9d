import type { Draft } from '../../edits/draft.ts';

/** Kinds of sums of money, or of numbers that only the name identifies as one. */
const SUMS =
  /^(?:finance\.|commerce\.(?:price|cost)$|number\.(?:plain|lognormal|logUniform|measure|mostlyZero|quantity|typical|percent)$|distribution$|weighted$|values$|example\.number$|expression$|lookup$|derived$)/;

/** Whether a column holds a sum, by its type and generator, including computed ones. */
export function isSum({ kind, column: { type } }: Draft): boolean {
  return /^(?:numeric|float[48]|money|int[48])$/.test(type.base) && SUMS.test(kind);
}

/** Digits for a sum: a numeric(5,2) would overflow. */
export function roomFor({ column: { type } }: Draft, digits: number): boolean {
  return type.precision === undefined || type.precision - (type.scale ?? 0) >= digits - 2;
}
