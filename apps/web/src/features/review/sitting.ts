/** What was done with the columns of a review since it was opened, in order. */
export type Sitting = {
  /** The column that was requested, in the queue or not. */
  readonly at: string | null;
  readonly trail: readonly Act[];
};
type Act = { readonly kind: 'skipped'; readonly id: string } | { readonly kind: 'decided'; readonly ids: readonly string[] };

export function startSitting(at: string | null = null): Sitting {
  return { at, trail: [] };
}

/**
 * The current column: the requested one, otherwise the first of the queue; skipped ones come last, the oldest first.
 */
export function currentOf(queue: readonly string[], { at, trail }: Sitting): string | null {
  return at ?? inOrder(queue, trail)[0] ?? null;
}

/** The following columns, the next one first. */
export function nextOf(queue: readonly string[], sitting: Sitting): readonly string[] {
  const current = currentOf(queue, sitting);
  return inOrder(queue, sitting.trail).filter((id) => id !== current);
}

function inOrder(queue: readonly string[], trail: readonly Act[]): string[] {
  const skipped = new Map(trail.flatMap((act, i) => (act.kind === 'skipped' ? [[act.id, i] as const] : [])));
  return [...queue].sort((a, b) => (skipped.get(a) ?? -1) - (skipped.get(b) ?? -1));
}

/** Those of the queue that were skipped. */
export function skippedIn(queue: readonly string[], { trail }: Sitting): readonly string[] {
  const skipped = new Set(trail.flatMap((act) => (act.kind === 'skipped' ? [act.id] : [])));
  return queue.filter((id) => skipped.has(id));
}

export function skip({ trail }: Sitting, id: string): Sitting {
  return { at: null, trail: [...trail, { kind: 'skipped', id }] };
}

/** `ids`: the current column, followed by those decided with it. */
export function decide({ trail }: Sitting, ids: readonly string[]): Sitting {
  return { at: null, trail: [...trail, { kind: 'decided', ids }] };
}

/**
 * The column that was skipped last, if a skip was the last action; otherwise null, because a decision is an edit of the
 * dataset and is undone there.
 */
export function unskip({ trail }: Sitting): Sitting | null {
  const last = trail.at(-1);
  return last?.kind === 'skipped' ? { at: last.id, trail: trail.slice(0, -1) } : null;
}

/** After an undo that restored a column: returns to the column that was current when it was decided. */
export function undone({ trail }: Sitting, id: string): Sitting {
  const found = trail.findLast((act) => act.kind === 'decided' && act.ids.includes(id));
  if (found?.kind !== 'decided') return { at: id, trail };
  return { at: found.ids[0]!, trail: trail.filter((act) => act !== found) };
}

/** The columns that were decided, each once. */
export function decidedIn({ trail }: Sitting): ReadonlySet<string> {
  return new Set(trail.flatMap((act) => (act.kind === 'decided' ? act.ids : [])));
}

/** After a choice turned out to be impossible: its column waits again, without leading back to it. */
export function returned({ at, trail }: Sitting, id: string): Sitting {
  return { at, trail: trail.map((act) => (act.kind === 'decided' ? { kind: 'decided' as const, ids: act.ids.filter((one) => one !== id) } : act)) };
}
