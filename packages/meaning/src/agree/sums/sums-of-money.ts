import type { Draft } from '../../edits/draft.ts';
import { armsOf } from '../copies/labels-of-state.ts';

/** Kinds of sums of money, or of numbers that only the name identifies as one. */
const SUMS =
  /^(?:finance\.|commerce\.(?:price|cost)$|number\.(?:plain|lognormal|logUniform|measure|mostlyZero|quantity|typical|percent)$|distribution$|weighted$|values$|example\.number$|expression$|lookup$|derived$)/;

/** Whether a column holds a sum, by its type and generator, including computed ones and those that some rows take over from elsewhere. */
export function isSum({ kind, parameters, column: { type, notNull } }: Draft): boolean {
  const isMade = kind === 'cases' && notNull ? parameters.otherwise !== undefined && armsOf(parameters).every((arm) => SUMS.test(arm.kind)) : SUMS.test(kind);
  return /^(?:numeric|float[48]|money|int[48])$/.test(type.base) && isMade;
}

/** Digits for a sum: a numeric(5,2) would overflow. */
export function roomFor({ column: { type } }: Draft, digits: number): boolean {
  return type.precision === undefined || type.precision - (type.scale ?? 0) >= digits - 2;
}
