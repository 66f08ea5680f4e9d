import type { Relation } from '@seedbed/contract';
import { Button } from '../../../components/ui/button.tsx';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatCount, formatCountedShare, formatShare, shortName } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraft, useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../../workspace/edit-rows.ts';
import { ScrubNumber } from '../fields/scrub-number.tsx';
import { ShareField } from '../fields/share-field.tsx';
import { editRelation } from '../edit-column.ts';
import { mayBeHeavy, withPinned } from './heavy-parents.ts';
import inspector from '../inspector.module.css';
import styles from './fan-out.module.css';

type FanOutParentsProps = { index: number; relation: Relation; counts: ChildCounts; onGo: (to: { table: string; row?: number }) => void };

/** Parents with the most children, by name; one with a share of all, or exact counts for the first ones. */
export function FanOutParents({ index, relation, counts, onGo }: FanOutParentsProps) {
  const draft = useDraftStore();
  const may = useMay('write');
  const table = useDraft((state) => tableOf(state.blueprint, relation.from.table));
  const [child, parent] = [shortName(relation.from.table), shortName(relation.to.table)];
  const pinned = relation.first ?? [];
  const heavy = may && table !== undefined && mayBeHeavy(table, relation);
  const pin = (at: number, count: number | null, words: string) =>
    editRelation(
      draft,
      index,
      words,
      (found) => {
        const first = withPinned(pinned, at, count);
        if (first.length > 0) found.first = first;
        else delete found.first;
      },
      `first ${at}`,
    );
  const largest = Math.max(1, counts.most[0]?.children ?? 1);
  /** The name of the parent in a row. */
  const calledAt = (row: number) => {
    const name = counts.firstNames[row] ?? null;
    return name === null || name === String(row + 1) ? `row ${row + 1} of ${parent}` : `${name} (row ${row + 1})`;
  };
  if (counts.most.length === 0 && !heavy) return null;
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`} aria-label={`Single ${parent}`}>
      {counts.most.length > 0 ? (
        <div>
          <h3 className="text-label faint">{`${parent} with the most ${child}${counts.counted < counts.parents ? ', of those counted' : ''}`}</h3>
          <ol className={styles.most} aria-label={`${parent} with the most ${child}`}>
            {counts.most.map(({ row, children, name }) => (
              <li key={row} style={{ '--share': children / largest } as React.CSSProperties}>
                <Button look="quiet" onPress={() => onGo({ table: relation.to.table, row })}>
                  <bdi className="cut min-width-0">{name === null || name === String(row + 1) ? `Row ${formatCount(row + 1)}` : name}</bdi>
                </Button>
                {name === null || name === String(row + 1) ? null : <span className="rigid faint">row {formatCount(row + 1)}</span>}
                <span className="rigid faint">
                  {formatCount(children)} · {formatCountedShare(children / Math.max(1, counts.rows))}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      {heavy ? <h3 className="text-label faint">Set {parent} apart</h3> : null}
      {heavy && pinned.length === 0 ? (
        <ShareField
          label={`Share of ${child} of ${calledAt(0)}`}
          value={relation.vip ?? 0}
          max={0.95}
          onChange={(share) =>
            editRelation(
              draft,
              index,
              `share of the first ${formatShare(relation.vip ?? 0)} → ${formatShare(share)}`,
              (found) => {
                if (share === 0) delete found.vip;
                else found.vip = share;
              },
              'vip',
            )
          }
        />
      ) : null}
      {heavy && !relation.vip ? (
        <div className={`stack gap-3 ${styles.pinned}`}>
          {pinned.map((count, at) => (
            <div key={at} className={`grid gap-3 at-end ${styles.pin}`}>
              <ScrubNumber
                label={`${child} of ${calledAt(at)}`}
                value={count}
                minimum={0}
                whole
                hint={counts.first[at] !== undefined && counts.first[at] !== count ? `The rows have ${formatCount(counts.first[at]!)}.` : undefined}
                onChange={(next) => next !== undefined && pin(at, next, `row ${at + 1} has ${count} → ${next}`)}
              />
              {at === pinned.length - 1 ? (
                <Button look="quiet" onPress={() => pin(at, null, `row ${at + 1} is free`)}>
                  Remove
                </Button>
              ) : null}
            </div>
          ))}
          <Button look="quiet" onPress={() => pin(pinned.length, counts.first[pinned.length] ?? 1, `fix the count of row ${pinned.length + 1}`)}>
            {pinned.length === 0 ? `Or fix the number of ${child} of ${calledAt(0)}` : `Fix the number of ${calledAt(pinned.length)} too`}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
