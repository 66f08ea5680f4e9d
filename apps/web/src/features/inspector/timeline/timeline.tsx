import type { BlueprintTable, TimelinePattern } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import chart from '../../../components/chart/chart.module.css';
import { WeightBars, type Painted } from '../../../components/chart/weight-bars.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useEngine } from '../../../engine/engine-context.tsx';
import type { TimelineMade } from '../../../engine/protocol.ts';
import { formatCount, formatMany, shortName } from '../../../lib/format.ts';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { edit } from '../../../workspace/draft/draft-store.ts';
import { tableOf } from '../../../workspace/edit-rows.ts';
import styles from '../inspector.module.css';
import { Growth } from './growth.tsx';
import { whyMoved } from './made-words.ts';
import { TimelineChart } from './timeline-chart.tsx';
import { HOURS, MONTHS, WEEKDAYS } from '../../../workspace/timeline-names.ts';
import { EVEN, timelineWeights, withWeights, yearsOf, type WeightName } from '../../../workspace/timeline-weights.ts';

const CHARTS = {
  months: { title: 'Rows by month', bars: MONTHS.map((name) => ({ name, short: name.slice(0, 1) })), one: 'month' },
  weekdays: { title: 'Rows by weekday', bars: WEEKDAYS.map((name) => ({ name, short: name.slice(0, 3) })), one: 'weekday' },
  hours: { title: 'Rows by hour, UTC', bars: HOURS.map((name, hour) => ({ name, short: hour % 3 === 0 ? String(hour) : '' })), one: 'hour' },
} as const;

/** More years leave no room for the month that each begins in. */
const MAX_MONTHS_SHOWN = 4;

type TimelineProps = {
  table: string;
  column: string;
  timeline: NonNullable<BlueprintTable['timeline']>;
  onGo: (to: { table: string; column?: string }) => void;
};

/**
 * The timeline of a table: requested shares as lines to drag, generated rows as bars, and the reasons for differences.
 */
export function Timeline({ table, column, timeline, onGo }: TimelineProps) {
  const draft = useDraftStore();
  const engine = useEngine((state) => state.engine);
  const years = yearsOf(timeline);
  const usual = useQuery({
    queryKey: ['usual-weights', years],
    queryFn: () => engine!.pictures!.call('usualWeights', years),
    enabled: engine?.pictures !== undefined,
  });
  const counted = useQuery({
    queryKey: ['timeline-made', table, column, engine?.edition ?? 0],
    queryFn: () => engine!.pictures!.call('timelineMade', table, column),
    enabled: engine?.pictures !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const pattern = timeline.pattern ?? usual.data;
  if (!pattern || (counted.isPending && engine?.pictures))
    return <div className={`on-sunken rounded-cell ${styles.plotWaiting}`} role="status" aria-label="Counting rows" />;
  const made = counted.data ?? null;
  const weights = timelineWeights(pattern, usual.data);
  const put = (next: TimelinePattern | null, words: string, merge: string, held = false) =>
    edit(
      draft,
      `${shortName(table)}: ${words}`,
      (blueprint) => {
        const found = tableOf(blueprint, table)?.timeline;
        if (!found) return;
        if (next) found.pattern = next as typeof found.pattern & {};
        else delete found.pattern;
      },
      { touched: table, merge: `${table}/${merge}`, held },
    );
  const paint =
    (name: WeightName) =>
    ({ changes, stroke, held }: Painted) => {
      const next = withWeights(pattern, weights, name, changes);
      const [one] = changes;
      const words =
        changes.length === 1
          ? `${CHARTS[name].bars[one!.bar]!.name} ${weights[name][one!.bar]} → ${one!.weight}`
          : `weights of ${formatMany(changes.length, CHARTS[name].one)}`;
      if (next) put(next, held ? `${CHARTS[name].one}s painted` : words, `${name} ${stroke}`, held);
    };
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`} aria-label="Timeline">
      <h3 className="text-label faint">When rows of {shortName(table)} come</h3>
      <Ends timeline={timeline} made={made} />
      {made ? <Why made={made} table={table} onGo={onGo} /> : null}
      <Growth
        value={weights.growth}
        isUsual={timeline.pattern === undefined}
        made={made}
        onChange={(next) => put({ ...pattern, weighed: true, growth: next }, `growth ${weights.growth} → ${next}`, 'growth')}
      />
      {made && made.counts.years.length > 1 ? <Years made={made} /> : null}
      {(['months', 'weekdays', ...(made?.hasHours === false ? [] : (['hours'] as const))] as const).map((name) => (
        <TimelineChart
          key={name}
          title={CHARTS[name].title}
          bars={CHARTS[name].bars}
          weights={weights[name]}
          counts={made && made.counts[name]}
          room={name !== 'hours' && made ? made.room[name] : CHARTS[name].bars.map((_, __, all) => 1 / all.length)}
          onPaint={paint(name)}
        />
      ))}
      <div className="row gap-3">
        <Button onPress={() => put(EVEN, 'even timeline', 'even')}>Make even</Button>
        {timeline.pattern ? <Button onPress={() => put(null, 'usual timeline', 'usual')}>Back to usual</Button> : null}
      </div>
    </section>
  );
}

function Ends({ timeline, made }: Pick<TimelineProps, 'timeline'> & { made: TimelineMade | null }) {
  return (
    <dl className={`grid text-cell figures ${styles.pairs}`}>
      <dt className="faint">Asked</dt>
      <dd>
        {timeline.from} to {timeline.to}
      </dd>
      {made ? (
        <>
          <dt className="faint">Made</dt>
          <dd>
            {made.first} to {made.last}
          </dd>
        </>
      ) : null}
    </dl>
  );
}

function Years({ made: { counts, asked, yearStarts, sampled } }: { made: TimelineMade }) {
  return (
    <div className="grid gap-2">
      <h4 className="label">Rows by year</h4>
      <WeightBars
        label="Rows by year"
        bars={yearStarts.map((start) => ({ name: `From ${start}`, short: yearStarts.length > MAX_MONTHS_SHOWN ? start.slice(0, 4) : `from ${start}` }))}
        values={asked.years.map((share) => share * sampled)}
        made={counts.years}
        step={1}
        words={(expected, bar) => `${formatCount(Math.round(expected))} asked, ${formatCount(counts.years[bar]!)} made`}
      />
    </div>
  );
}

function Why({ made, table, onGo }: { made: TimelineMade; table: string; onGo: TimelineProps['onGo'] }) {
  const why = whyMoved(made, table);
  const { sampled, rows, falls } = made;
  const cause = made.moved.find(({ times, follows }) => times.length > 0 && !follows);
  return (
    <>
      <p className={`row wrap text-cell quiet ${chart.legend}`}>
        <span>
          <i data-made aria-hidden />
          made: {sampled === rows ? `all ${formatMany(rows, 'row')}` : `${formatCount(sampled)} of ${formatMany(rows, 'row')}`} counted
        </span>
        <span>
          <i aria-hidden />
          asked: drag over bars to paint
        </span>
      </p>
      <p className="quiet pretty">
        {why ?? 'Every row lies where it is asked; what is left between bar and line is chance.'}
        {falls ? ` ${formatMany(falls, 'row')} ${falls === 1 ? 'is' : 'are'} earlier than the row above.` : ''}
      </p>
      {cause ? (
        <p className="row gap-3">
          <Button look="quiet" onPress={() => onGo({ table: cause.parent, column: cause.times[0]! })}>
            Go to {shortName(cause.parent)}.{cause.times[0]}
          </Button>
        </p>
      ) : null}
    </>
  );
}
