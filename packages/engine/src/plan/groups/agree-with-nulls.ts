import type { Column } from '../../columns/column.ts';
import type { GroupWork } from './group-work.ts';
import type { Member } from './member.ts';

/**
 * A source may produce NULLs itself (the timestamp of a state that a row has not reached). The row then takes an arm
 * with the same NULLs, if there is one, so that timestamps and state still agree.
 */
export function agreeWithNulls(group: GroupWork, members: readonly Member[], count: number, choices: Int32Array, natural: (member: number) => Column): void {
  // References choose their parents by the drawn arm (`choiceOf`).
  if (members.some(({ given, column }) => given !== null && column.relations.length > 0)) return;
  const withNulls = members.flatMap(({ given, rank, sources, ofVariant, present }, i) =>
    given === null && rank === null && sources[0]?.makesNulls ? [{ column: natural(i), ofVariant, present }] : [],
  );
  if (withNulls.length === 0) return;
  const agrees = (variant: number, row: number) =>
    withNulls.every(({ column, ofVariant, present }) => (column.nulls?.[row] === 1 ? ofVariant[variant]! < 0 || !present[variant] : ofVariant[variant]! >= 0));
  const { length } = group.variants;
  for (let i = 0; i < count; i++) {
    for (let tries = 0, other = choices[i]!; tries < length; tries++, other = (other + 1) % length) {
      if ((tries > 0 && group.variants[other]!.weight === 0) || !agrees(other, i)) continue;
      choices[i] = other;
      break;
    }
  }
}
