import { setFanOut, type FanOut as Shape, type Relation } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AxisHandle } from '../../../components/chart/axis-handle.tsx';
import { barsPath, evenBars, outlinePath } from '../../../components/chart/bar-paths.ts';
import chart from '../../../components/chart/chart.module.css';
import { useOutline } from '../../../components/chart/use-outline.ts';
import { WeightBars } from '../../../components/chart/weight-bars.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { useEngine } from '../../../engine/engine-context.tsx';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatCount, formatMany, formatPer, formatShare, shortName } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraft, useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { setRows, tableOf } from '../../../workspace/edit-rows.ts';
import { editRelation } from '../edit-column.ts';
import { byHand, fanOutChart, fanOutHandles, sharesOf, withNumber, type FanOutChart } from './fan-out-chart.ts';
import { FanOutParents } from './fan-out-parents.tsx';
import { fanOutLimit, type FanOutLimit } from './limit-words.ts';
import styles from './fan-out.module.css';

type FanOutProps = { index: number; relation: Relation; onGo: (to: { table: string; row?: number }) => void };

/** The distribution of children per parent, as the plan makes it. Handles change the setting in the blueprint. */
export function FanOut({ index, relation, onGo }: FanOutProps) {
  const engine = useEngine((state) => state.engine);
  const query = useQuery({
    queryKey: ['fan-out', index, relation.from.table, engine?.edition ?? 0],
    queryFn: () => engine!.pictures!.call('childCounts', index),
    enabled: engine?.pictures !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const counts = query.data;
  if (engine && !engine.pictures) return <p className={styles.note}>The engine in this browser is needed to count children.</p>;
  if (query.isError) return <p className={styles.note}>Children cannot be counted: {query.error.message}</p>;
  if (query.isSuccess && counts === null) return <p className={styles.note}>Children of this relation can only be counted by scanning the table.</p>;
  if (!counts) return <div className={styles.waiting} role="status" aria-label="Counting children" />;
  return (
    <>
      <Picture index={index} relation={relation} counts={counts} />
      <FanOutParents index={index} relation={relation} counts={counts} onGo={onGo} />
    </>
  );
}

const WIDTH = 288;
const HEIGHT = 84;
/** Of the table that screen readers get in place of the curve. */
const MAX_LINES = 40;

function Picture({ index, relation, counts }: { index: number; relation: Relation; counts: ChildCounts }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const table = useDraft((state) => tableOf(state.blueprint, relation.from.table));
  const rows = table?.rows;
  const gesture = useDraft((state) => state.gesture);
  const before = useOutline(counts, gesture);
  const [child, parent] = [shortName(relation.from.table), shortName(relation.to.table)];
  const { fanOut } = relation;
  // A table with its own row count has that many rows, and the fan-out only shares them out.
  const follows = relation.owner === true && rows === undefined;
  const drawn = fanOutChart(counts);
  if (!drawn) return <p className={styles.note}>{parent} has no rows.</p>;
  const put = (next: Shape, words: string, merge: string) => editRelation(draft, index, words, (found) => setFanOut(found, next), merge);
  const hand = fanOut?.kind === 'empirical' ? null : byHand(counts);
  return (
    <figure className={styles.figure}>
      {may && fanOut?.kind === 'empirical' ? (
        <ByHand fanOut={fanOut} counts={counts} label={`Share of ${parent} by number of ${child}`} onChange={put} />
      ) : (
        <Curve counts={counts} before={before} fanOut={may && follows ? fanOut : undefined} label={`${child} for each of ${parent}`} onChange={put} />
      )}
      <Facts chart={drawn} asked={counts.asked} child={child} parent={parent} />
      {table ? <Limit limit={fanOutLimit(table, relation, counts, drawn)} /> : null}
      <figcaption className={styles.caption}>
        {counts.counted === counts.parents
          ? `Counted over all ${formatMany(counts.parents, 'row')} of ${parent}.`
          : `Counted over ${formatCount(counts.counted)} of ${formatMany(counts.parents, 'row')} of ${parent}.`}
        {follows ? '' : ` ${child} has ${formatMany(counts.rows, 'row')} of its own; they are shared out by this curve.`}
      </figcaption>
      {may && !follows && relation.from.table !== relation.to.table ? (
        <Button onPress={() => follow(draft, index, drawn)}>
          Let {parent} set the number of {child}
        </Button>
      ) : null}
      {may && follows && hand ? <Button onPress={() => put(hand, 'draw the curve by hand', 'by-hand')}>Draw by hand</Button> : null}
    </figure>
  );
}

/** The count of the child's rows follows from this relation's parents, as many for each as there are now. */
function follow(draft: ReturnType<typeof useDraftStore>, index: number, { mean, without }: FanOutChart): void {
  const { relations } = draft.getState().blueprint;
  const { from, to } = relations[index]!;
  editRelation(draft, index, `rows follow ${shortName(to.table)}`, (found, blueprint) => {
    for (const other of blueprint.relations) if (other.from.table === from.table && other.owner) delete other.owner;
    found.owner = true;
    const each = without < 1 ? mean / (1 - without) : mean;
    setFanOut(found, { kind: 'geometric', mean: Number(each.toPrecision(3)) });
    found.childless = Number(without.toPrecision(2));
    const table = tableOf(blueprint, from.table);
    if (table) delete table.rows;
  });
}

type PutShape = (next: Shape, words: string, merge: string) => void;

function Curve({
  counts,
  before,
  fanOut,
  label,
  onChange,
}: {
  counts: ChildCounts;
  before: ChildCounts | null;
  fanOut: Shape | undefined;
  label: string;
  onChange: PutShape;
}) {
  const handles = fanOut ? fanOutHandles(fanOut) : [];
  const [held, setHeld] = useState<number | null>(null);
  // During a drag, the axis keeps its range.
  const reach = held ?? Math.max(0, ...handles.map(({ at }) => at), before ? fanOutChart(before)!.high - 1 : 0);
  const drawn = fanOutChart(counts, reach)!;
  const past = before && before !== counts ? fanOutChart(before, drawn.high - 1) : null;
  const span = drawn.high + 1;
  const most = Math.max(...drawn.bars, ...(past?.bars ?? []));
  return (
    <div>
      <div className={chart.area}>
        <svg
          className={chart.bars}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label}, from 0 to ${drawn.beyond ?? drawn.most}`}
        >
          <path d={barsPath(evenBars(drawn.bars, most, WIDTH, HEIGHT, 4), HEIGHT)} />
          {past ? <path className={chart.outline} d={outlinePath(evenBars(past.bars, most, WIDTH, HEIGHT, 4), HEIGHT)} /> : null}
        </svg>
        <div className={chart.handles}>
          {handles.map((handle, i) => {
            const put = (value: number) => {
              const next = withNumber(fanOut!, handle, value);
              onChange(next, `${handle.label.toLowerCase()} ${handle.value} → ${Math.max(0, Number(value.toPrecision(3)))}`, handle.name);
            };
            return (
              <AxisHandle
                key={handle.name}
                label={handle.label}
                index={i}
                value={handle.value}
                valueText={`${handle.value} ${label}`}
                low={0}
                high={drawn.high}
                at={(handle.at + 0.5) / span}
                onHold={(holds) => setHeld(holds ? drawn.high - 1 : null)}
                onStep={(steps) => put(handle.value + steps * (handle.whole ? 1 : drawn.high > 20 ? 1 : 0.1))}
                onDrag={(at) => put(at * span - 0.5 - (handle.at - handle.value))}
              />
            );
          })}
        </div>
      </div>
      <table className="visually-hidden">
        <caption>{label}</caption>
        <tbody>
          {counts.counts.slice(0, MAX_LINES).map(({ children, parents }) => (
            <tr key={children}>
              <th scope="row">{formatCount(children)}</th>
              <td>{formatMany(parents, 'parent')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={chart.axis} aria-hidden>
        <span>0</span>
        <span>{drawn.beyond === null ? drawn.high : `${drawn.high} … ${drawn.beyond}`}</span>
      </div>
    </div>
  );
}

/** A weight for each number of children; the line shows the actual rows. */
function ByHand({
  fanOut,
  counts,
  label,
  onChange,
}: {
  fanOut: Extract<Shape, { kind: 'empirical' }>;
  counts: ChildCounts;
  label: string;
  onChange: PutShape;
}) {
  const weights = fanOut.counts.map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const put = (next: (typeof fanOut)['counts'], words: string, merge: string) => {
    if (next.some(({ weight }) => weight > 0)) onChange({ ...fanOut, counts: next }, words, merge);
  };
  const last = Math.max(...fanOut.counts.map(({ children }) => children));
  return (
    <div className={styles.byHand}>
      <WeightBars
        label={label}
        bars={fanOut.counts.map(({ children }) => ({ name: formatMany(children, 'child', 'children'), short: String(children) }))}
        values={weights}
        made={sharesOf(fanOut.counts.map(({ children }) => counts.counts.find((one) => one.children === children)?.parents ?? 0)).map((share) => share * all)}
        step={all > 20 ? 1 : 0.1}
        words={(weight) => formatShare(Number((weight / Math.max(all, Number.MIN_VALUE)).toFixed(3)))}
        onPaint={({ changes, stroke, held }) => {
          const set = new Map(changes.map(({ bar, weight }) => [bar, weight]));
          const [{ bar, weight } = { bar: 0, weight: 0 }] = changes;
          put(
            fanOut.counts.map((one, i) => ({ ...one, weight: set.get(i) ?? one.weight })),
            held ? 'weights painted' : `weight of ${fanOut.counts[bar]!.children} ${weights[bar]} → ${weight}`,
            `weight ${stroke}`,
          );
        }}
      />
      <Button look="quiet" onPress={() => put([...fanOut.counts, { children: last + 1, weight: Math.max(1, Math.round(all / 20)) }], `add ${last + 1}`, 'add')}>
        Add {last + 1}
      </Button>
    </div>
  );
}

/** The setting next to the counted result. */
function Facts({
  chart: { mean, least, most, without },
  asked,
  child,
  parent,
}: {
  chart: FanOutChart;
  asked: ChildCounts['asked'];
  child: string;
  parent: string;
}) {
  const facts = [
    ['Mean of all', asked?.mean == null ? null : formatPer(asked.mean), formatPer(mean)],
    ['Without', asked?.without == null ? null : formatShare(asked.without), formatShare(Number(without.toFixed(3)))],
    ['Least', null, least === null ? '–' : formatCount(least)],
    ['Most', null, formatCount(most)],
  ] as const;
  return (
    <table className={styles.facts} aria-label={`Asked and counted ${child} for each of ${parent}`}>
      <thead>
        <tr>
          <td />
          {facts.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {asked ? (
          <tr>
            <th scope="row">Asked</th>
            {facts.map(([name, value]) => (
              <td key={name}>{value ?? '–'}</td>
            ))}
          </tr>
        ) : null}
        <tr>
          <th scope="row">Counted</th>
          {facts.map(([name, , value]) => (
            <td key={name}>{value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Why the row count differs from the setting, with the row count that would allow it. */
function Limit({ limit }: { limit: FanOutLimit | null }) {
  const draft = useDraftStore();
  const may = useMay('write');
  if (!limit) return null;
  const { why, set } = limit;
  return (
    <div className={styles.limit} role="note">
      <p>{why}</p>
      {may && set ? (
        <Button onPress={() => setRows(draft, set.table, set.rows)}>
          Make {formatCount(set.rows)} rows of {shortName(set.table)}
        </Button>
      ) : null}
    </div>
  );
}
