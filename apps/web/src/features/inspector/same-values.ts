import type { Sampled } from '../../engine/protocol.ts';
import type { GeneratorGroup } from './find-generators.ts';

/**
 * Of generators that make the very same values in this place as one further up (the rules of the column decide them), the title of that one:
 * several of them under one another would look like a choice.
 */
export function sameAsBefore(groups: readonly GeneratorGroup[], samples: ReadonlyMap<string, Sampled>): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const same = new Map<string, string>();
  for (const { kind, title } of groups.flatMap(({ members }) => members)) {
    const values = samples.get(kind)?.values;
    if (!values || values.every((text) => text === null)) continue;
    const text = JSON.stringify(values);
    const before = first.get(text);
    if (before === undefined) first.set(text, title);
    else same.set(kind, before);
  }
  return same;
}
