import type { Draft } from '../../edits/draft.ts';
import { labelRole, plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isEndOfLongLife } from '../life/long-lives.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isOneOf } from '../copies/only-when.ts';

/** Fraction of a long-lived thing's age before which it never ends. */
const EARLIEST = 0.35;

/**
 * Ends of lives that last years come years after the beginning, and before today: a car is retired on some later day, not in the week of
 * its purchase.
 */
export function spreadEndsOfLives(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const names = namesOf(table, context);
  if (!canUseRowNumber(drafts) || drafts.some(({ column }) => column.name === 'today')) return;
  for (const draft of drafts) {
    const { column, kind } = draft;
    if (!/^(?:life\.stamp|date\.event)$/.test(kind) || column.type.base !== 'date' || column.notNull || !isFree(column, table, context, 'or in an order'))
      continue;
    const begun = drafts.find((each) => isBeginning(each) && isEndOfLongLife(draft, [draft, each], names));
    const ended = endedBy(draft, drafts);
    if (!begun || ended === undefined) continue;
    const { name } = begun.column;
    const age = `greatest(daysBetween(${name}, today), 0)`;
    const expression = `${ended} ? ${name} + int(${age} * (${EARLIEST} + ${1 - EARLIEST} * ${shareOfRow(draft, drafts)})) : null`;
    compute(draft, 'expression', { expression }, `long after ${name}, where ${ended}`);
  }
}

/** The condition that the row's state matches the timestamp. */
function endedBy({ words }: Draft, drafts: readonly Draft[]): string | undefined {
  for (const state of drafts) {
    if (!tellsOfState(state.words) || state.nullRate !== undefined || !isPlainName(state.column.name)) continue;
    const label = labelsOfState(state).find((each) => labelRole(each) === 'bad' && words.includes(plainState(each)));
    if (label !== undefined) return isOneOf(state, [label]);
  }
  return undefined;
}

function isBeginning({ column, kind, nullRate }: Draft): boolean {
  return column.type.base === 'date' && /^date\.(?:created|business|start|past)$/.test(kind) && nullRate === undefined && isPlainName(column.name);
}
