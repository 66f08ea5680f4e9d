import type { Change } from '@seedbed/contract';

/**
 * Drops changes that repeat another one, deeper in the same table or column: a table's count is also in its timeline.
 */
export function withoutRepeats(changes: readonly Change[]): Change[] {
  return changes.filter((change) => !changes.some((other) => isShorter(other, change)));
}

function isShorter(other: Change, change: Change): boolean {
  return (
    other.member !== '' &&
    change.member.endsWith(`.${other.member}`) &&
    placeOf(other) === placeOf(change) &&
    JSON.stringify([other.before, other.after]) === JSON.stringify([change.before, change.after])
  );
}

function placeOf({ table, column, relation }: Change): string {
  return JSON.stringify([table, column, relation]);
}
