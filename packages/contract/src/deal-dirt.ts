import { Dirt } from './blueprint/column.ts';

/** How a share without kinds is dealt out: what people do to texts, nothing that takes them away. */
const MIX: Readonly<Dirt> = { spaces: 0.4, case: 0.3, typos: 0.3 };

/** Splits a share of imperfect texts over the kinds of the mix, without those that a column does not take; empty if it takes none. */
export function dealDirt(share: number, refused: readonly string[] = []): Dirt {
  const kinds = Object.entries(MIX).filter(([kind]) => !refused.includes(kind));
  const all = kinds.reduce((sum, [, part]) => sum + part, 0);
  return Object.fromEntries(kinds.map(([kind, part]) => [kind, Number(((share * part) / all).toPrecision(9))]));
}

/** Every kind of dirt by name. */
export const DIRT_NAMES: readonly string[] = Object.keys(Dirt.properties);

/** Why a column takes none of some dirt, of the warnings `dirt-without-effect` about it: each reason once. */
export function reasonsOfDirt(warnings: readonly { readonly pointer?: string; readonly message: string }[]): string {
  const reasons = warnings.map((warning) =>
    warning.message
      .split(` of the kind ${kindOfDirt(warning)}: `)
      .at(-1)!
      .replace(/\.$/, ''),
  );
  return [...new Set(reasons)].join('; ');
}

/** The kind of dirt that a warning `dirt-without-effect` is about: its pointer ends with it. */
export function kindOfDirt({ pointer = '' }: { readonly pointer?: string }): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}
