import type { Dirt } from '@seedbed/contract';

export type DirtKind = keyof Dirt;

/** In the order of application; the first three replace the value. */
const DIRT_KINDS: readonly DirtKind[] = ['duplicates', 'placeholders', 'empty', 'typos', 'case', 'encodings', 'spaces'];

/** Kinds that keep distinct values distinct. */
export const KEYED_KINDS: ReadonlySet<DirtKind> = new Set<DirtKind>(['spaces', 'case', 'typos']);

/** The kinds that a column requests, with their shares. */
export function requestedDefects(dirt: Dirt | undefined): readonly { readonly kind: DirtKind; readonly share: number }[] {
  return dirt ? DIRT_KINDS.flatMap((kind) => ((dirt[kind] ?? 0) > 0 ? [{ kind, share: dirt[kind]! }] : [])) : [];
}
