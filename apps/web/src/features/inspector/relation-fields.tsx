import { overallByTime, setFanOut, type BlueprintColumn, type Relation } from '@seedbed/contract';
import { Select } from '../../components/ui/select.tsx';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import type { ChildCounts } from '../../engine/protocol.ts';
import { formatCountedShare, formatShare, shortName } from '../../lib/format.ts';
import { editRelation } from './edit-column.ts';
import { ScrubNumber } from './fields/scrub-number.tsx';
import { fanOutChart } from './fan-out/fan-out-chart.ts';
import { startOfCurve } from './fan-out/start-of-curve.ts';
import { ShareField } from './fields/share-field.tsx';
import styles from './inspector.module.css';
import { FAN_OUT_KINDS, FAN_OUT_WORDS } from './relation-words.ts';

/** Shares that differ by less are one to the eye. */
const VISIBLE_DIFFERENCE = 0.03;

type RelationFieldsProps = {
  index: number;
  relation: Relation;
  column: BlueprintColumn;
  /** The counts; null until they are known, or if they cannot be. */
  counts: ChildCounts | null;
};

/** The number of children per parent, the share of parents without any, and the share of rows without a parent. */
export function RelationFields({ index, relation, column, counts }: RelationFieldsProps) {
  const draft = useDraftStore();
  const fanOut = relation.fanOut;
  const [child, parent] = [shortName(relation.from.table), shortName(relation.to.table)];
  const made = counts ? fanOutChart(counts) : null;
  const isOff = made !== null && Math.abs(made.without - (relation.childless ?? 0)) > VISIBLE_DIFFERENCE;
  return (
    <>
      <Select
        label={`Rows for each of ${parent}`}
        options={FAN_OUT_KINDS}
        value={fanOut?.kind ?? null}
        placeholder="Spread evenly"
        onChange={(kind) => editRelation(draft, index, `fan-out ${fanOut?.kind ?? 'even'} → ${kind}`, (found) => setFanOut(found, startOfCurve(kind, counts)))}
      />
      {fanOut && fanOut.kind !== 'empirical' ? (
        <div className="grid gap-3 two-columns">
          {Object.entries(fanOut)
            .filter((entry): entry is [string, number] => typeof entry[1] === 'number')
            .map(([key, value]) => (
              <ScrubNumber
                key={key}
                label={FAN_OUT_WORDS[key] ?? key}
                value={value}
                minimum={key === 'shape' ? 0.05 : 0}
                whole={['min', 'max', 'count'].includes(key)}
                onChange={(next) =>
                  next !== undefined &&
                  editRelation(draft, index, `${FAN_OUT_WORDS[key] ?? key} ${value} → ${next}`, (found) => setFanOut(found, { ...fanOut, [key]: next }), key)
                }
              />
            ))}
        </div>
      ) : null}
      <ShareField
        label={`${parent} without ${child}`}
        value={relation.childless ?? 0}
        max={0.95}
        onChange={(share) =>
          editRelation(
            draft,
            index,
            `without rows ${formatShare(relation.childless ?? 0)} → ${formatShare(share)}`,
            (found) => {
              if (share === 0) delete found.childless;
              else found.childless = share;
              Object.assign(found, overallByTime(found));
            },
            'childless',
          )
        }
      />
      {isOff ? (
        <p className={`text-cell warn ${styles.countedShare}`}>
          Counted: {formatCountedShare(made.without)} of {parent} have no {child}.
        </p>
      ) : null}
      {column.nullable ? (
        <ShareField
          label="Null"
          value={relation.nullShare ?? 0}
          onChange={(share) =>
            editRelation(
              draft,
              index,
              `null ${formatShare(relation.nullShare ?? 0)} → ${formatShare(share)}`,
              (found) => {
                if (share === 0) delete found.nullShare;
                else found.nullShare = share;
              },
              'nullShare',
            )
          }
        />
      ) : null}
    </>
  );
}
