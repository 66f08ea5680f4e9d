import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { wordSet } from '../../read/words.ts';
import { computeIn, computeWhereSet, isComputed, isFree, isThere, namesOf, type DeriveContext } from '../context.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { isOfOwnLabel } from '../life/names-times.ts';
import { withoutTime } from './period-pairs.ts';
import { isMoment } from './spans.ts';

/** What comes before another time of the row, and by how many hours; `at once`: the same moment. */
const LEADS: readonly {
  readonly what: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly hours: readonly [least: number, most: number] | 'at once';
  /** Nouns of the tables that are meant; absent: any. */
  readonly rows?: ReadonlySet<string>;
}[] = [
  { what: wordSet('open shortly before it begins'), to: wordSet('begins'), hours: [0.5, 1.5] },
  { what: wordSet('signed before it begins'), to: wordSet('begins'), hours: [24, 1100], rows: wordSet('rows that are signed ahead') },
  { what: wordSet('reminders that were sent'), to: wordSet('when something runs out'), hours: [120, 480] },
  { what: wordSet('when it was planned to appear'), to: wordSet('when it appeared'), hours: 'at once' },
];

/** Doors open an hour before the concert, a reminder is sent before what runs out, and what was scheduled has appeared at that time. */
export function leadUpTo(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  const { noun } = namesOf(table, context);
  const times = drafts.filter((draft) => isMoment(draft) && isPlainName(draft.column.name));
  for (const draft of times) {
    const lead = LEADS.find(({ what, rows }) => what.has(withoutTime(draft)) && rows?.has(noun) !== false);
    const goal = lead && times.find((each) => each !== draft && lead.to.has(withoutTime(each)) && isAsFine(each, draft));
    if (
      !lead ||
      !goal ||
      isComputed(draft) ||
      draft.kind === 'date.created' ||
      isOfOwnLabel(draft) ||
      !isFree(draft.column, table, context, 'or in an order') ||
      !isThere(goal, draft) ||
      goal.parameters.after === draft.column.name
    )
      continue;
    const { name, type } = goal.column;
    if (lead.hours === 'at once') {
      computeIn(draft, `${name} != null`, name, { code: 'row', words: `when it has come to ${name}` });
      continue;
    }
    const [least, most] = lead.hours;
    const back = `int(${least * 60} + ${(most - least) * 60} * ${shareOfRow(draft, drafts)})`;
    const earlier = draft.column.type.base === 'date' ? `addDays(${name}, -${back} / 1440)` : `addMinutes(${name}, -${back})`;
    const created = times.find(
      (each) =>
        each.kind === 'date.created' && each.column.type.base === type.base && type.base === draft.column.type.base && each.column.notNull && each !== goal,
    );
    const expression = created ? `least(${name}, greatest(${created.column.name}, ${earlier}))` : earlier;
    computeWhereSet(draft, 'expression', { expression }, `before ${name}`);
  }
}

/** Of the same type, or a day from which minutes are counted back. */
function isAsFine(goal: Draft, draft: Draft): boolean {
  const [base, own] = [goal.column.type.base, draft.column.type.base];
  return base === own || (base === 'date' && own.startsWith('timestamp'));
}
