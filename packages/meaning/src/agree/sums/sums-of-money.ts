import type { Draft } from '../../edits/draft.ts';

/** Kinds of sums of money, or of numbers that only the name identifies as one. */
const SUMS =
  /^(?:finance\.|commerce\.(?:price|cost)$|number\.(?:plain|lognormal|logUniform|measure|mostlyZero|quantity|typical|percent)$|distribution$|weighted$|values$|example\.number$|expression$|lookup$|derived$)/;

/** Whether a column holds a sum, by its type and generator, including computed ones. */
export function isSum({ kind, parameters, column: { type, notNull } }: Draft): boolean {
  const isMade = kind === 'cases' && notNull ? arms(parameters).every((each) => SUMS.test(each ?? '')) : SUMS.test(kind);
  return /^(?:numeric|float[48]|money|int[48])$/.test(type.base) && isMade;
}

/** The kinds of a sum that some rows take over from elsewhere, and the others do not. */
function arms({ cases, otherwise }: Draft['parameters']): readonly (string | undefined)[] {
  const kindOf = (generator: unknown): string | undefined => (generator as { readonly kind?: string } | undefined)?.kind;
  return [...(cases as { readonly generator: unknown }[]).map(({ generator }) => kindOf(generator)), kindOf(otherwise)];
}

/** Digits for a sum: a numeric(5,2) would overflow. */
export function roomFor({ column: { type } }: Draft, digits: number): boolean {
  return type.precision === undefined || type.precision - (type.scale ?? 0) >= digits - 2;
}
