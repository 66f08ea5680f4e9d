import type { BlueprintTable, TimelinePattern } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WeightBars } from '../../../components/chart/weight-bars.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useEngine } from '../../../engine/engine-context.tsx';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { edit } from '../../../workspace/draft/draft-store.ts';
import { tableOf } from '../../../workspace/edit-rows.ts';
import { shortName } from '../edit-column.ts';
import { ScrubNumber } from '../fields/scrub-number.tsx';
import styles from '../inspector.module.css';
import { EVEN, timelineWeights, withWeight, yearsOf, type WeightName } from './timeline-weights.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const barsOf = (names: readonly string[], letters: number) => names.map((name) => ({ name, short: name.slice(0, letters) }));

/** When a table's rows come: growth, and months and weekdays as bars. The histogram of the column shows the rows that result. */
export function Timeline({ table, timeline }: { table: string; timeline: NonNullable<BlueprintTable['timeline']> }) {
  const draft = useDraftStore();
  const engine = useEngine((state) => state.engine);
  const years = yearsOf(timeline);
  const usual = useQuery({
    queryKey: ['usual-pattern', years],
    queryFn: () => engine!.pictures!.call('usualPattern', years),
    enabled: engine?.pictures !== undefined && !timeline.pattern,
  });
  const pattern = timeline.pattern ?? usual.data;
  const [start, setStart] = useState<TimelinePattern | null>(null);
  if (!pattern) return null;
  const { growth, months, weekdays } = timelineWeights(pattern);
  const before = start && timelineWeights(start);
  const put = (next: TimelinePattern | null, words: string, merge: string) => {
    if (next === null && merge !== 'usual') return;
    setStart((known) => known ?? pattern);
    edit(
      draft,
      `${shortName(table)}: ${words}`,
      (blueprint) => {
        const found = tableOf(blueprint, table)?.timeline;
        if (!found) return;
        if (next) found.pattern = next as typeof found.pattern & {};
        else delete found.pattern;
      },
      { touched: table, merge: `${table}/${merge}` },
    );
  };
  const bars = (name: WeightName, names: readonly string[], values: readonly number[], letters: number) => (
    <div className={styles.chart}>
      <h4 className={styles.chartTitle}>{name === 'months' ? 'Rows by month' : 'Rows by weekday'}</h4>
      <WeightBars
        label={`Rows by ${name === 'months' ? 'month' : 'weekday'}`}
        bars={barsOf(names, letters)}
        values={values}
        outline={before?.[name]}
        step={0.1}
        words={(weight) => `weight ${weight}`}
        onChange={(at, weight) => put(withWeight(pattern, name, at, weight), `${names[at]} ${values[at]} → ${weight}`, `${name} ${at}`)}
      />
    </div>
  );
  return (
    <section className={styles.section} aria-label="Timeline">
      <h3 className={styles.sub}>
        Timeline of {shortName(table)}, {timeline.from} to {timeline.to}
      </h3>
      <ScrubNumber
        label="Growth a year"
        value={growth}
        minimum={0.05}
        hint="2: twice the rows of the year before; 1: as many."
        onChange={(next) => next !== undefined && next > 0 && put({ ...pattern, growth: next }, `growth ${growth} → ${next}`, 'growth')}
      />
      {bars('months', MONTHS, months, 1)}
      {bars('weekdays', WEEKDAYS, weekdays, 3)}
      <div className={styles.timelineActs}>
        <Button onPress={() => put(EVEN, 'even timeline', 'even')}>Make even</Button>
        {timeline.pattern ? <Button onPress={() => put(null, 'usual timeline', 'usual')}>Back to usual</Button> : null}
      </div>
    </section>
  );
}
