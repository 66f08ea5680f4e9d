import { isStateOfRow } from '../copies/labels-of-state.ts';
import { labelRole } from '../../propose/drafts/label-roles.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, isThere, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isNumber } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isOneOf } from '../copies/only-when.ts';
import { wordList, wordSet } from '../../read/words.ts';

const PLANNED = wordList('planned, as a prefix');
const REAL = wordList('actual, as a prefix');

/** Actual values are near their estimate: 40 planned hours are not done in 8, and unfinished work has no expenses. */
export function keepToPlans(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const numbers = drafts.filter((draft) => isNumber(draft) && draft.kind !== 'sequence');
  for (const real of numbers) {
    const word = real.words.find((each) => REAL.includes(each));
    if (word === undefined || isComputed(real) || !isFree(real.column, table, context, 'or in an order')) continue;
    const planned = numbers.find(
      (each) => each !== real && PLANNED.some((plan) => matches(each.words, plan, real.words, word)) && isPlainName(each.column.name),
    );
    if (!planned || planned.column.type.base !== real.column.type.base || !isThere(planned, real)) continue;
    const digits = real.column.type.base.startsWith('int') ? 0 : Math.min(real.column.type.scale ?? 2, 2);
    const about = `round(${planned.column.name} * (0.75 + 0.55 * ${shareOfRow(real, drafts)}), ${digits})`;
    const done = real.column.notNull ? null : doneBy(drafts);
    const { nullRate } = real;
    compute(real, 'expression', { expression: done === null ? about : `${done} ? ${about} : null` }, `about ${planned.column.name}`);
    if (done === null && !real.column.notNull) edit(real, { nullRate });
  }
}

/** `estimated hours` of `actual hours`, `budget` of `actual cost`. */
function matches(words: readonly string[], plan: string, real: readonly string[], word: string): boolean {
  const rest = real.filter((each) => each !== word).join(' ');
  const name = words.join(' ');
  return (
    words.includes(plan) && (words.filter((each) => each !== plan).join(' ') === rest || (name === 'budget' && wordSet('money planned and spent').has(rest)))
  );
}

/** The condition that the row has come to a good end, by its state; null without a state that tells. */
function doneBy(drafts: readonly Draft[]): string | null {
  const state = drafts.find((draft) => isStateOfRow(draft) && draft.kind === 'life.state');
  const goals = Array.isArray(state?.parameters.goals) ? (state.parameters.goals as unknown[]).filter((each): each is string => typeof each === 'string') : [];
  const done = goals.filter((label) => labelRole(label) === 'good');
  return state && done.length > 0 ? `(${isOneOf(state, done)})` : null;
}
