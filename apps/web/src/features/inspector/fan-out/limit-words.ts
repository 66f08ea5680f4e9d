import { fullKeys, qualifiedName, type BlueprintTable, type Relation } from '@seedbed/contract';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatCount, formatCountedShare, formatMany, formatShare, shortName } from '../../../lib/format.ts';
import type { FanOutChart } from './fan-out-chart.ts';

/** Why parents do not have the requested number of children, as a sentence, and the row count that would allow it. */
export type FanOutLimit = { readonly why: string; readonly set: { readonly table: string; readonly rows: number } | null };

/** Shares that differ by less are one to the eye, and means by less of their size. */
const NEAR_SHARE = 0.03;
const NEAR_MEAN = 0.1;

/** Why the counted children differ from the setting; null if they agree, or if nothing is set. */
export function fanOutLimit(child: BlueprintTable, relation: Relation, counts: ChildCounts, made: FanOutChart): FanOutLimit | null {
  const { asked, among, counted, parents, rows } = counts;
  if (!asked) return null;
  const fewer = asked.mean !== null && made.mean < asked.mean * (1 - NEAR_MEAN);
  const more = asked.mean !== null && made.mean > asked.mean * (1 + NEAR_MEAN);
  const without = asked.without ?? 0;
  const isEmptier = made.without > without + NEAR_SHARE;
  const [childName, parentName] = [shortName(relation.from.table), shortName(relation.to.table)];
  // Less time would leave more parents without children, so time is not the reason: only the counts are shown.
  const fuller =
    relation.order === 'time' && made.without < without - NEAR_SHARE
      ? {
          why: `${formatShare(without)} of ${parentName} are asked to be without ${childName}; counted, it is ${formatCountedShare(made.without)}. Rows of ${childName} are dealt in the order of time.`,
          set: null,
        }
      : null;
  if (!fewer && !more && !isEmptier) return fuller;
  const wanted = Math.max(1, Math.round((1 - without) * counted));
  if (among && among.have < counted * (1 - NEAR_SHARE)) {
    const other = shortName(among.table);
    // Of the parents with a candidate, the requested share still has no children.
    const most = (1 - among.without) * counted;
    const room = among.have > 0 && among.have < most * (1 - NEAR_SHARE);
    const requested =
      room || among.without === 0
        ? `${other} has ${formatMany(among.rows, 'row')}`
        : `${formatShare(among.without)} of ${parentName} are asked to be without ${other}`;
    return {
      why: `Only ${formatCount(among.have)} of ${formatCount(counted)} ${parentName} have a row in ${other}, and a row of ${childName} takes one of its ${parentName}: the others cannot have any. ${requested}.`,
      set: room ? { table: among.table, rows: rounded((among.rows * most) / among.have) } : null,
    };
  }
  const key = fullKeys(child).find((columns) => columns.every((column) => relation.from.columns.includes(column)));
  if (key) return { why: `A key over ${key.join(', ')} allows one row of ${childName} for each of ${parentName}.`, set: null };
  if (child.rows !== undefined && asked.mean !== null && (fewer || more || rows < wanted))
    return {
      why: `${childName} has ${formatMany(rows, 'row')} of its own, ${formatCount(parents)} ${parentName} as asked take ${formatCount(rounded(asked.mean * parents))}.`,
      set: { table: qualifiedName(child.schema, child.name), rows: rounded(asked.mean * parents) },
    };
  if ((relation.first ?? []).length > 0 || relation.vip)
    return { why: `What is set for the first of ${parentName} comes before the curve, which is of the others.`, set: null };
  if (fuller) return fuller;
  if (relation.order === 'time')
    return { why: `No row of ${childName} comes before its ${parentName}: those that came late have had less time for any.`, set: null };
  if (relation.within !== undefined)
    return { why: `Rows of ${childName} choose among those of another relation (${relation.within}), which decides how many are left.`, set: null };
  return null;
}

/** To three digits, because it is an estimate. */
function rounded(rows: number): number {
  return Math.max(1, Number(rows.toPrecision(3)));
}
