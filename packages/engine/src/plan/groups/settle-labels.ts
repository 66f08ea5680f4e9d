import type { Column } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import type { Frame } from '../frame.ts';
import type { GroupWork } from './group-work.ts';
import { isKeyed } from '../keys/key-specs.ts';
import type { Member } from './member.ts';

/** `a = b` between uuids, in the rows of a case. */
function copyWords(from: Column, to: Column, count: number, isOfCase: (row: number) => boolean): void {
  if (from.store !== 'bits128' || to.store !== 'bits128') return;
  for (let row = 0; row < count; row++)
    if (isOfCase(row) && !from.nulls?.[row] && !to.nulls?.[row]) to.words.forEach((word, i) => (word[row] = from.words[i]![row]!));
}

/**
 * `a = b` and `a <> b` between labels: of two labels that are not fixed, the later column takes the other's label, or
 * the next one.
 */
export function settleLabels(group: GroupWork, members: readonly Member[], count: number, choices: Int32Array | null, frame: Frame): void {
  group.variants.forEach((variant, v) => {
    for (const { terms, operator, value } of [...(group.spec.order ?? []), ...(variant.order ?? [])]) {
      if ((operator !== '=' && operator !== '<>') || terms.length !== 2 || value !== 0) continue;
      const pair = terms.map((term) => members.find((member) => member.column.name === term.column));
      const open = pair.findLast((member) => member?.given === null && !isKeyed(member.column));
      const other = pair.find((member) => member !== open);
      if (operator === '=' && open && other) copyWords(frame.storage(other.node), frame.storage(open.node), count, (row) => !choices || choices[row] === v);
      const [fixed, free] = pair[1]?.given === null ? pair : pair.toReversed();
      if (!fixed || !free || free.given !== null || free.rank) continue;
      const from = frame.storage(fixed.node);
      const to = frame.storage(free.node);
      if (to.store !== 'dict' || to.shape.store !== 'dict' || from.store !== 'dict') continue;
      const { dictionary } = to.shape;
      for (let row = 0; row < count; row++) {
        if ((choices && choices[row] !== v) || from.nulls?.[row] || to.nulls?.[row]) continue;
        const same = dictionary.indexOf(cellText(from, row));
        if (operator === '=' && same >= 0) to.indices[row] = same;
        else if (operator === '<>' && to.indices[row] === same) to.indices[row] = (same + 1) % dictionary.size;
      }
    }
  });
}
