import { BATCH_ROWS } from '../../columns/column.ts';
import { endFold, foldChildren, startFold, type Folded, type NumberFold } from '../../expressions/number-folds.ts';
import { numberReader, type Numbers } from '../../expressions/numbers.ts';
import type { Compiled, Fold } from '../../expressions/scope.ts';
import type { Value } from '../../expressions/value.ts';
import type { RelationDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import type { Work } from '../work.ts';
import { childWalk, type ChildWalk } from './child-walk.ts';

/**
 * Aggregates over the children of each row of the frame, in their order; without an inner expression it only counts
 * them.
 */
export function aggregated(work: Work, relation: RelationDraft, inner: Compiled | null, fold: Fold): Compiled {
  const walk = childWalk(work.relations.get(relation)!.plan);
  const numbers = numbersOf(walk, inner, fold);
  return {
    type: fold.type,
    prepare(frame) {
      const all = numbers?.(frame);
      return all ? numberReader(all) : foldedValues(walk, frame, inner, fold);
    },
    ...(numbers ? { numbers, readsNumbers: true } : {}),
  };
}

function numbersOf(walk: ChildWalk, inner: Compiled | null, { numbers }: Fold): ((frame: Frame) => Numbers | null) | null {
  if (numbers === null) return null;
  if (inner === null) return countNumbers(walk);
  return inner.numbers ? foldedNumbers(walk, inner.numbers, numbers) : null;
}

function countNumbers(walk: ChildWalk): (frame: Frame) => Numbers {
  const counts = new Float64Array(BATCH_ROWS);
  return (frame) => {
    const ends = walk.ends(frame.rows);
    for (let i = 0; i < frame.rows.count; i++) counts[i] = ends[i]! - (i === 0 ? 0 : ends[i - 1]!);
    return { values: counts, scale: 0, whole: true, nulls: null };
  };
}

function foldedNumbers(walk: ChildWalk, read: (frame: Frame) => Numbers | null, fold: NumberFold): (frame: Frame) => Numbers | null {
  let folded: Folded | null = null;
  let nulls: Uint8Array | null = null;
  return (frame) => {
    const parents = frame.rows.count;
    folded ??= { results: new Float64Array(BATCH_ROWS), counts: new Float64Array(BATCH_ROWS) };
    startFold(fold, folded, parents);
    const ends = walk.ends(frame.rows);
    let form: Numbers | null = NO_CHILDREN;
    let parent = 0;
    walk.each(frame, (children, offset) => {
      form = form && read(children);
      if (form) parent = foldChildren(fold, form, offset, children.rows.count, ends, parent, folded!);
    });
    return form && endFold(fold, form, folded, parents, (nulls ??= new Uint8Array(BATCH_ROWS)));
  };
}

const NO_CHILDREN: Numbers = { values: new Float64Array(0), scale: 0, whole: true, nulls: null };

function foldedValues(walk: ChildWalk, frame: Frame, inner: Compiled | null, fold: Fold): (row: number) => Value {
  const ends = walk.ends(frame.rows);
  const results: Value[] = [];
  fold.start();
  const finish = () => {
    results.push(fold.end());
    fold.start();
  };
  walk.each(frame, (children, offset) => {
    const value = inner?.prepare(children) ?? (() => true);
    for (let k = 0; k < children.rows.count; k++) {
      while (ends[results.length]! <= offset + k) finish();
      fold.add(value(k));
    }
  });
  while (results.length < frame.rows.count) finish();
  return (row) => results[row]!;
}
