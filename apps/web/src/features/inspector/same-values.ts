import type { Sampled } from '../../engine/protocol.ts';
import type { GeneratorGroup } from './find-generators.ts';

/**
 * Maps a generator with the same values as an earlier one here, because the column's rules decide them, to the title of
 * the earlier one: repeated values would look like a choice.
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
