import { edit, type Draft } from '../../edits/draft.ts';
import { labelRole, plainState } from '../../propose/drafts/label-roles.ts';
import { labelAbbreviated } from '../life/label-of-name.ts';
import { rootOf } from '../../read/names/roots.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isComputed, isFree, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsAllowed } from './labels-of-state.ts';
import { isNumber } from '../sums/numbers.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isSum } from '../sums/sums-of-money.ts';
import { isOneOf, makeOnlyWhen } from './only-when.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES } from '../../schema/types.ts';

/** Sums of what happened, and numbers that are no part of the row's own sum. */
const PARTS = wordSet('sums of what happened');
const OTHERS = wordSet("no part of the row's sum");
const UNITS = wordSet('units of money');
/** Words for rows that undo another one, in full or in part, if only the time shows it. */
const UNDOES: ReadonlySet<string> = new Set(['refund', 'chargeback', 'reversal', 'reversed', 'cancellation', 'canceled', 'returned', 'disputed'].map(rootOf));
const WHOLE = wordSet('the whole sum');

/**
 * The sum that was given back is there in rows that were given back, and is the row's own or a part of it: `refunded_amount` beside the state `refunded` or
 * beside `refunded_at`. A cancellation's fee is there where something was cancelled.
 */
export function takeBack(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  for (const draft of drafts) {
    const name = plainName(draft);
    const last = name.at(-1) ?? '';
    if (!isNumber(draft) || draft.column.notNull || isComputed(draft) || draft.kind === 'cases' || name.length < 2) continue;
    const isPart = PARTS.has(last) || PARTS.has(name[0]!);
    if (!(isPart || OTHERS.has(last)) || !isFree(draft.column, table, context, 'or in an order')) continue;
    const condition = whenUndone(draft, name, table, context);
    if (condition === undefined) continue;
    const whole = isPart ? wholeOf(draft, drafts) : undefined;
    if (whole) {
      const share = shareOfRow(draft, drafts);
      const digits = draft.column.type.base.startsWith('int') ? 0 : Math.min(draft.column.type.scale ?? 2, 2);
      compute(
        draft,
        'expression',
        { expression: `${condition} ? round(${whole.column.name} * (${share} < 0.75 ? 1.0 : ${share} * 0.9), ${digits}) : null` },
        `${whole.column.name} or a part of it, only where ${condition}`,
      );
    } else if (isFree(draft.column, table, context)) {
      makeOnlyWhen(draft, condition);
      edit(draft, { nullRate: undefined });
    }
  }
}

function plainName({ words }: Draft): readonly string[] {
  return words.filter((word) => !UNITS.has(word));
}

/** The state's labels that the name tells of, otherwise the time at which it happened. */
function whenUndone(draft: Draft, name: readonly string[], table: TableView, context: DeriveContext): string | undefined {
  const drafts = context.drafts.get(table)!;
  const what = (PARTS.has(name[0]!) ? name.slice(1) : name.slice(0, -1)).map(rootOf).join(' ');
  const [short] = draft.column.name.toLowerCase().split('_');
  for (const state of drafts) {
    if (state === draft || state.column.type.kind === 'array' || !isPlainName(state.column.name)) continue;
    const labels = labelsAllowed(state, table, context).filter(
      (label) => labelRole(label) === 'bad' || UNDOES.has(rootOf(plainState(label).split('_').at(-1)!)),
    );
    const whole = labels.filter((label) => plainState(label).split('_').map(rootOf).join(' ').endsWith(what));
    const shortened = whole.length > 0 ? undefined : labelAbbreviated(`${short}_at`, labels);
    const told = shortened === undefined ? whole : [shortened];
    if (told.length > 0) return isOneOf(state, told);
  }
  if (!UNDOES.has(what)) return undefined;
  const stamp = drafts.find(
    ({ column, words }) =>
      !column.notNull &&
      DATE_TYPES.has(column.type.base) &&
      isPlainName(column.name) &&
      words.length === 2 &&
      rootOf(words[0]!) === what &&
      wordSet('endings of timestamps').has(words[1]!),
  );
  return stamp && `${stamp.column.name} != null`;
}

/** The row's own sum, in the same type. */
function wholeOf(draft: Draft, drafts: readonly Draft[]): Draft | undefined {
  return drafts.find(
    (each) => each !== draft && isSum(each) && isNumber(each) && each.column.type.base === draft.column.type.base && WHOLE.has(plainName(each).join(' ')),
  );
}
