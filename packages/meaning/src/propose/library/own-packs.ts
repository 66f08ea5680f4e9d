import type { Pack } from '../packs/pack.ts';
import type { PackLibrary } from './pack-library.ts';

/**
 * A library with own packs before its built-in ones: a pack of the same name replaces the built-in one. The weight of
 * words does not change.
 */
export function withOwnPacks(library: PackLibrary, own: readonly Pack[]): PackLibrary {
  if (own.length === 0) return library;
  const replaced = new Set(own.map(({ pack }) => pack));
  const packs = Object.fromEntries(Object.entries(library.index.packs).filter(([name]) => !replaced.has(name)));
  return { ...library, index: { ...library.index, packs }, own };
}
