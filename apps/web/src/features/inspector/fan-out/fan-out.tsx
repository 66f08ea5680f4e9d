import { setFanOut, type BlueprintColumn, type FanOut as Shape, type Relation } from '@seedbed/contract';
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
import { formatCount, formatMany, formatPer, formatShare, formatShort, shortName } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraft, useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { setRows, tableOf } from '../../../workspace/edit-rows.ts';
import { editRelation } from '../edit-column.ts';
import inspector from '../inspector.module.css';
import { RelationFields } from '../relation-fields.tsx';
import { barsByHand, byHand, MAX_BY_HAND, withBars } from './by-hand.ts';
import { fanOutChart, fanOutHandles, sharesOf, withNumber, type FanOutChart } from './fan-out-chart.ts';
import { FanOutParents } from './fan-out-parents.tsx';
import { fanOutLimit, type FanOutLimit } from './limit-words.ts';
import styles from './fan-out.module.css';

type FanOutProps = { index: number; relation: Relation; column: BlueprintColumn; onGo: (to: { table: string; row?: number }) => void };

/** The distribution of children per parent, as the plan makes it, the fields that set it, and single parents. Handles change the setting in the blueprint. */
export function FanOut({ index, relation, column, onGo }: FanOutProps) {
  const engine = useEngine((state) => state.engine);
  const may = useMay('write');
  const query = useQuery({
    queryKey: ['fan-out', index, relation.from.table, engine?.edition ?? 0],
    queryFn: () => engine!.pictures!.call('childCounts', index),
    enabled: engine?.pictures !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  const counts = query.data ?? null;
  const why =
    engine && !engine.pictures
      ? 'The engine in this browser is needed to count children.'
      : query.isError
        ? `Children cannot be counted: ${query.error.message}`
        : query.isSuccess && query.data === null
          ? 'Children of this relation can only be counted by scanning the table.'
          : null;
  return (
    <>
      <section className={inspector.section} aria-label="Children of each parent">
        {counts ? (
          <Picture index={index} relation={relation} counts={counts} />
        ) : why ? (
          <p className={styles.note}>{why}</p>
        ) : (
          <div className={styles.waiting} role="status" aria-label="Counting children" />
        )}
        {may ? <RelationFields index={index} relation={relation} column={column} counts={counts} /> : null}
      </section>
      {counts ? <FanOutParents index={index} relation={relation} counts={counts} onGo={onGo} /> : null}
    </>
  );
}

const WIDTH = 288;
const HEIGHT = 84;
/** Numbers under the bars. */
const MAX_TICKS = 12;
/** Lines of the table that screen readers get instead of the curve. */
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
  const [isDrawing, setDrawing] = useState(false);
  // What is drawn begins with the counted rows, and is a setting from the first bar that is moved.
  const drawing = fanOut?.kind === 'empirical' ? fanOut : isDrawing && follows ? byHand(counts) : null;
  const mayDraw = may && follows && fanOut?.kind !== 'empirical';
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <h3 className={inspector.sub}>
          {child} for each of {parent}
        </h3>
        {mayDraw && byHand(counts) ? (
          <Button look="quiet" onPress={() => setDrawing(!isDrawing)}>
            {isDrawing ? 'Cancel' : 'Draw by hand'}
          </Button>
        ) : null}
      </figcaption>
      {may && drawing ? (
        <ByHand
          fanOut={drawing}
          counts={counts}
          label={`Share of ${parent} by number of ${child}`}
          onChange={(next, words, merge) => {
            setDrawing(false);
            put(next, fanOut?.kind === 'empirical' ? words : 'drawn by hand', fanOut?.kind === 'empirical' ? merge : 'draw');
          }}
        />
      ) : (
        <Curve counts={counts} before={before} fanOut={may && follows ? fanOut : undefined} label={`${child} for each of ${parent}`} onChange={put} />
      )}
      {isDrawing && fanOut?.kind !== 'empirical' ? <p className={styles.caption}>Drag a bar up or down. Nothing changes until you do.</p> : null}
      <Facts chart={drawn} asked={counts.asked} child={child} parent={parent} />
      {table ? <Limit limit={fanOutLimit(table, relation, counts, drawn)} /> : null}
      <p className={styles.caption}>
        {counts.counted === counts.parents
          ? `Counted over all ${formatMany(counts.parents, 'row')} of ${parent}.`
          : `Counted over ${formatCount(counts.counted)} of ${formatMany(counts.parents, 'row')} of ${parent}.`}
        {follows ? '' : ` ${child} has ${formatMany(counts.rows, 'row')} of its own; they are shared out by this curve.`}
      </p>
      {may && !follows && relation.from.table !== relation.to.table ? (
        <Button onPress={() => follow(draft, index, drawn)}>
          Let {parent} set the number of {child}
        </Button>
      ) : null}
    </figure>
  );
}

/** The child's row count now follows this relation's parents, with the current average per parent. */
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
        {drawn.bars.length === span ? (
          <div className={styles.hovers} aria-hidden>
            {drawn.bars.map((parents, children) => (
              <span
                key={children}
                title={`${formatCount(children)}: ${formatMany(parents, 'parent')}, ${formatShare(Number((parents / counts.counted).toFixed(3)))}`}
              />
            ))}
          </div>
        ) : null}
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
      <Axis chart={drawn} />
    </div>
  );
}

/** The numbers of children under their bars: all of a few, otherwise some. */
function Axis({ chart: { bars, high, beyond } }: { chart: FanOutChart }) {
  const span = high + 1;
  const each = bars.length === span ? [1, 2, 5, 10].find((step) => span / step <= MAX_TICKS) : undefined;
  const all = each === undefined ? [0, Math.round(high / 2), high] : Array.from({ length: Math.floor(high / each) + 1 }, (_, i) => i * each);
  // The last tick shows the end of the tail, and needs space.
  const ticks = beyond === null ? all : [...all.filter((tick) => tick < high * 0.8), high];
  return (
    <div className={styles.ticks} data-cut={beyond !== null || each === undefined || undefined} aria-hidden>
      {ticks.map((tick) => (
        <span key={tick} style={{ left: `${((tick + 0.5) / span) * 100}%` }}>
          {formatShort(tick)}
          {beyond !== null && tick === ticks.at(-1) ? ` … ${formatShort(beyond)}` : ''}
        </span>
      ))}
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
  const bars = barsByHand(fanOut);
  const weights = bars.map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const put = (next: (typeof fanOut)['counts'], words: string, merge: string) => {
    if (next.some(({ weight }) => weight > 0)) onChange({ ...fanOut, counts: next }, words, merge);
  };
  const last = Math.max(...fanOut.counts.map(({ children }) => children));
  return (
    <div className={styles.byHand}>
      <WeightBars
        label={label}
        bars={bars.map(({ from, to }, i) =>
          from === to
            ? {
                name: formatMany(from, 'child', 'children'),
                short: bars.length <= MAX_TICKS || i === 0 || (from % 4 === 0 && i < bars.length - 3) ? String(from) : '',
              }
            : { name: `${formatCount(from)} to ${formatCount(to)} children`, short: `${from}–${formatShort(to)}` },
        )}
        values={weights}
        made={sharesOf(
          bars.map(({ from, to }) => counts.counts.reduce((sum, { children, parents }) => (children >= from && children <= to ? sum + parents : sum), 0)),
        ).map((share) => share * all)}
        step={all > 20 ? 1 : 0.1}
        words={(weight) => formatShare(Number((weight / Math.max(all, Number.MIN_VALUE)).toFixed(3)))}
        onPaint={({ changes, stroke, held }) => {
          const [{ bar, weight } = { bar: 0, weight: 0 }] = changes;
          put(
            withBars(fanOut, new Map(changes.map((change) => [change.bar, change.weight]))),
            held ? 'weights painted' : `weight of ${bars[bar]!.from} ${weights[bar]} → ${weight}`,
            `weight ${stroke}`,
          );
        }}
      />
      {bars.length < MAX_BY_HAND ? (
        <Button
          look="quiet"
          onPress={() => put([...fanOut.counts, { children: last + 1, weight: Math.max(1, Math.round(all / 20)) }], `add ${last + 1}`, 'add')}
        >
          Add {last + 1}
        </Button>
      ) : null}
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
