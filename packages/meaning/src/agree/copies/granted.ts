import { labelRoles, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, isThere, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsOfState } from './labels-of-state.ts';
import { isNumber } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isOneOf } from './only-when.ts';

const WHAT = '(?: (?:amount|sum|value|total|budget|funding|limit|hours|days|quantity|qty))?';
const ASKED = new RegExp(
  `^(?:requested|request|claim|claimed|applied|asked|proposed|demanded|desired|estimated loss|estimated damage|loss|damage|billed|submitted|loan)${WHAT}$|^(?:amount|sum|quantity|days|hours) (?:requested|claimed|applied|billed|asked)$`,
);
const GIVEN = new RegExp(
  `^(?:approved|awarded|granted|settled|settlement|allowed|accepted|payout|reimbursed|covered|sanctioned|disbursed|funded|approved loan)${WHAT}$|^(?:amount|sum|quantity|days|hours) (?:approved|awarded|granted|settled|allowed|reimbursed|sanctioned|disbursed)$`,
);

/** The granted amount is at most the requested one, zero after a refusal, and missing before a decision. */
export function settleGranted(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const numbers = drafts.filter((draft) => isNumber(draft) && draft.kind !== 'sequence');
  const requestedSum = numbers.find((draft) => ASKED.test(draft.words.join(' ')));
  const given = numbers.filter((draft) => draft !== requestedSum && GIVEN.test(draft.words.join(' ')));
  if (!requestedSum) return;
  const decided = decidedBy(drafts);
  for (const target of given) {
    if (isComputed(target) || !isFree(target.column, table, context, 'or in an order') || !isThere(requestedSum, target) || !hasRoom(target, requestedSum))
      continue;
    const share = shareOfRow(given[0]!, drafts);
    const whole = `(${share} < 0.45 ? ${requestedSum.column.name} : ${rounded(`${requestedSum.column.name} * ${share}`, requestedSum, target)})`;
    const nothing = target.column.notNull ? (target.column.type.base.startsWith('int') ? '0' : '0.0') : 'null';
    const { nullRate } = target;
    compute(target, 'expression', { expression: decided === null ? whole : `${decided} ? ${whole} : ${nothing}` }, `at most ${requestedSum.column.name}`);
    if (decided === null && !target.column.notNull) edit(target, { nullRate });
  }
}

/** A part of the requested amount, equally round. */
function rounded(value: string, requestedSum: Draft, target: Draft): string {
  if (target.column.type.base.startsWith('int')) return `int(${value})`;
  return requestedSum.kind === 'finance.round' || requestedSum.kind === 'example.number'
    ? `round(${value} / 10, 0) * 10`
    : `round(${value}, ${Math.min(target.column.type.scale ?? 2, 2)})`;
}

/** The condition that the row's state is granted; null without a matching state. */
function decidedBy(drafts: readonly Draft[]): string | null {
  const state = drafts.find(
    (draft) =>
      (tellsOfState(draft.words) || draft.words.at(-1) === 'decision') &&
      draft.nullRate === undefined &&
      isPlainName(draft.column.name) &&
      labelsOfState(draft).length > 1,
  );
  if (!state) return null;
  const labels = labelsOfState(state);
  const roles = labelRoles(labels);
  const good = labels.filter((_, i) => roles[i] === 'good' || roles[i] === 'running');
  if (good.length === 0 || good.length === labels.length) return null;
  return `(${isOneOf(state, good)})`;
}

function hasRoom({ column: { type } }: Draft, requestedSum: Draft): boolean {
  const room = (each: { precision?: number; scale?: number }) => (each.precision ?? Infinity) - (each.scale ?? 0);
  return type.base === requestedSum.column.type.base || room(type) >= room(requestedSum.column.type);
}
