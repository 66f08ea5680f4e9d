import { setFanOut, type BlueprintColumn, type FanOut as Shape, type Relation } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useOutline } from '../../../components/chart/use-outline.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useEngine } from '../../../engine/engine-context.tsx';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatCount, formatMany, shortName } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraft, useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../../workspace/edit-rows.ts';
import { editRelation } from '../edit-column.ts';
import inspector from '../inspector.module.css';
import { RelationFields } from '../relation-fields.tsx';
import { byHand } from './by-hand.ts';
import { ByHandBars } from './by-hand-bars.tsx';
import { Curve } from './curve.tsx';
import { fanOutChart, type FanOutChart } from './fan-out-chart.ts';
import { Facts, Limit } from './fan-out-facts.tsx';
import { FanOutParents } from './fan-out-parents.tsx';
import { fanOutLimit } from './limit-words.ts';
import { meanWords, shapeWords } from './shape-words.ts';
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
      <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`} aria-label="Children of each parent">
        {counts ? (
          <Picture index={index} relation={relation} counts={counts} />
        ) : why ? (
          <p className="note pretty">{why}</p>
        ) : (
          <div className={`on-sunken rounded-cell ${styles.waiting}`} role="status" aria-label="Counting children" />
        )}
        {may ? <RelationFields index={index} relation={relation} column={column} counts={counts} /> : null}
      </section>
      {counts ? <FanOutParents index={index} relation={relation} counts={counts} onGo={onGo} /> : null}
    </>
  );
}

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
  const [isDrawing, setDrawing] = useState(false);
  const drawn = useMemo(() => fanOutChart(counts), [counts]);
  const counted = useMemo(() => byHand(counts), [counts]);
  if (!drawn) return <p className="note pretty">{parent} has no rows.</p>;
  const put = (next: Shape, words: string, merge: string) => editRelation(draft, index, words, (found) => setFanOut(found, next), merge);
  // What is drawn begins with the counted rows, and is a setting from the first bar that is moved.
  const drawing = fanOut?.kind === 'empirical' ? fanOut : isDrawing && follows ? counted : null;
  const limit = table ? fanOutLimit(table, relation, counts, drawn) : null;
  const [mean, shape] = [meanWords(relation, counts.asked), shapeWords(relation, counts)];
  const mayDraw = may && follows && fanOut?.kind !== 'empirical';
  return (
    <figure className={`stack gap-3 ${styles.figure}`}>
      <figcaption className={`line gap-3 apart row-high ${styles.head}`}>
        <h3 className="text-label faint">
          {child} for each of {parent}
        </h3>
        {mayDraw && counted ? (
          <Button look="quiet" onPress={() => setDrawing(!isDrawing)}>
            {isDrawing ? 'Cancel' : 'Draw by hand'}
          </Button>
        ) : null}
      </figcaption>
      {may && drawing ? (
        <ByHandBars
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
      {isDrawing && fanOut?.kind !== 'empirical' ? <p className="note pretty">Drag a bar up or down. Nothing changes until you do.</p> : null}
      <Facts chart={drawn} asked={counts.asked} child={child} parent={parent} />
      {mean ? <p className="note pretty">{mean}</p> : null}
      <Limit limit={limit ?? (shape ? { why: shape, set: null } : null)} />
      <p className="note pretty">
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
