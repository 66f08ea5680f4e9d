import { Dirt } from './blueprint/column.ts';

/** How a share without kinds is divided: typical errors of people, and nothing that deletes texts. */
const MIX: Readonly<Dirt> = { spaces: 0.4, case: 0.3, typos: 0.3 };

/**
 * Splits a share of imperfect texts over the kinds of the mix, except those that a column does not support; empty if it
 * supports none.
 */
export function dealDirt(share: number, refused: readonly string[] = []): Dirt {
  const kinds = Object.entries(MIX).filter(([kind]) => !refused.includes(kind));
  const all = kinds.reduce((sum, [, part]) => sum + part, 0);
  return Object.fromEntries(kinds.map(([kind, part]) => [kind, Number(((share * part) / all).toPrecision(9))]));
}

/** Every kind of dirt by name. */
export const DIRT_NAMES: readonly string[] = Object.keys(Dirt.properties);

/** Why a column does not support some dirt, from the warnings `dirt-without-effect`: each reason once. */
export function reasonsOfDirt(warnings: readonly { readonly pointer?: string; readonly message: string }[]): string {
  const reasons = warnings.map((warning) =>
    warning.message
      .split(` of the kind ${kindOfDirt(warning)}: `)
      .at(-1)!
      .replace(/\.$/, ''),
  );
  return [...new Set(reasons)].join('; ');
}

/** The kind of dirt in a warning `dirt-without-effect`: the last part of its pointer. */
export function kindOfDirt({ pointer = '' }: { readonly pointer?: string }): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}
