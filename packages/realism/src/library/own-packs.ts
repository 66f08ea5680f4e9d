import type { Pack } from '../packs/pack.ts';
import type { PackLibrary } from './pack-library.ts';

/** A library with own packs before its own: one of the same name takes the other's place. How much words tell stays as it was. */
export function withOwnPacks(library: PackLibrary, own: readonly Pack[]): PackLibrary {
  if (own.length === 0) return library;
  const replaced = new Set(own.map(({ pack }) => pack));
  const packs = Object.fromEntries(Object.entries(library.index.packs).filter(([name]) => !replaced.has(name)));
  return { ...library, index: { ...library.index, packs }, own };
}
