import type { BlueprintColumn } from '@seedbed/contract';

export type Origin = 'hand' | 'pack' | 'model' | 'words';

/** The name of each origin, in lists and for screen readers. */
export const ORIGIN_WORDS: Readonly<Record<Origin, string>> = { hand: 'by hand', pack: 'from a pack', model: 'from a model', words: 'changed in words' };

/** Who or what chose the column's generator, other than inference by names and facts; null for inference, and without a generator. */
export function originOf({ generator, confidence, because, origin }: Pick<BlueprintColumn, 'generator' | 'confidence' | 'because' | 'origin'>): Origin | null {
  if (!generator) return null;
  return origin ?? (confidence === undefined && because === undefined ? 'hand' : null);
}
