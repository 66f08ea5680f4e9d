import type { Spread } from './spread.ts';

/**
 * A tree in which only some rows may be parents (`selected`, ascending): each row refers to an earlier one of them, the
 * rows after the last one to each in turn. Rows before the first are roots; if NULL is not allowed, they refer to the
 * first one, which comes later.
 */
export function treeOfSomeSpread(rows: number, selected: readonly number[], fanOut: number, needsParent: boolean): Spread {
  const head = selected.at(-1)! + 1;
  const parents = Int32Array.from({ length: head }, () => -1);
  const first = selected[0]!;
  for (let row = 0, before = 0; row < head; row++) {
    if (before > 0) parents[row] = selected[Math.min(before - 1, Math.floor((row - first - 1) / fanOut))]!;
    else if (needsParent) parents[row] = first;
    if (row === selected[before]) before++;
  }
  const place = new Map(selected.map((row, i) => [row, i]));
  const children = selected.map((): number[] => []);
  const ordinals = new Int32Array(head);
  for (let row = 0; row < head; row++) if (parents[row]! >= 0) ordinals[row] = children[place.get(parents[row]!)!]!.push(row) - 1;
  const behind = Math.max(0, rows - head);
  const turnsOf = (i: number) => Math.floor((behind - i + selected.length - 1) / selected.length);
  return {
    parents: rows,
    children: rows,
    most: children.reduce((most, own, i) => Math.max(most, own.length + turnsOf(i)), 0),
    parentOf: (child) => (child < head ? parents[child]! : selected[(child - head) % selected.length]!),
    ordinalOf(child) {
      if (child < head) return ordinals[child]!;
      return children[(child - head) % selected.length]!.length + Math.floor((child - head) / selected.length);
    },
    countOf(parent) {
      const i = place.get(parent);
      return i === undefined ? 0 : children[i]!.length + turnsOf(i);
    },
    childAt(parent, ordinal) {
      const i = place.get(parent)!;
      const own = children[i]!;
      return ordinal < own.length ? own[ordinal]! : head + i + (ordinal - own.length) * selected.length;
    },
  };
}
