import { dictionary, overallByTime, setFanOut, type BlueprintColumn, type FanOut, type Relation } from '@seedbed/contract';
import { Button } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { formatShare, shortName } from '../../lib/format.ts';
import { editRelation } from './edit-column.ts';
import { ScrubNumber } from './fields/scrub-number.tsx';
import { ShareField } from './fields/share-field.tsx';
import styles from './inspector.module.css';
import { FAN_OUT_KINDS, FAN_OUT_WORDS } from './relation-words.ts';

const START: Readonly<Record<string, FanOut>> = dictionary({
  uniform: { kind: 'uniform', min: 0, max: 5 },
  fixed: { kind: 'fixed', count: 3 },
  poisson: { kind: 'poisson', mean: 3 },
  normal: { kind: 'normal', mean: 5, deviation: 2 },
  geometric: { kind: 'geometric', mean: 3 },
  lognormal: { kind: 'lognormal', median: 3, sigma: 0.8 },
  pareto: { kind: 'pareto', mean: 3, shape: 1.5 },
  zipf: { kind: 'zipf', exponent: 1 },
  empirical: { kind: 'empirical', counts: [4, 3, 2, 1].map((weight, i) => ({ children: i + 1, weight })) },
});

/** A foreign key: which parents there are, how many children each has, and how many rows have none. */
export function RelationForm({
  index,
  relation,
  column,
  onGo,
}: {
  index: number;
  relation: Relation;
  column: BlueprintColumn;
  onGo: (to: { table: string }) => void;
}) {
  const draft = useDraftStore();
  const fanOut = relation.fanOut;
  return (
    <section className={styles.section}>
      <h3 className={styles.sub}>
        {relation.source === 'declared' ? 'Foreign key' : relation.source === 'inferred' ? 'Relation, by its name' : 'Relation, added here'}
      </h3>
      <p className={styles.refers}>
        <span className={styles.arrow}>→</span>
        <Button look="quiet" onPress={() => onGo({ table: relation.to.table })}>
          {shortName(relation.to.table)}
        </Button>
        <span className={styles.refersTo}>({relation.to.columns.join(', ')})</span>
      </p>
      <Select
        label={`Rows for each of ${shortName(relation.to.table)}`}
        options={FAN_OUT_KINDS}
        value={fanOut?.kind ?? null}
        placeholder="Spread evenly"
        onChange={(kind) => editRelation(draft, index, `fan-out ${fanOut?.kind ?? 'even'} → ${kind}`, (found) => setFanOut(found, START[kind]!))}
      />
      {fanOut && fanOut.kind !== 'empirical' ? (
        <div className={styles.grid2}>
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
        label={`${shortName(relation.to.table)} without ${shortName(relation.from.table)}`}
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
    </section>
  );
}
