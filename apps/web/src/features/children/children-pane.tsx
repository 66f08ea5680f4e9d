import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { Select } from '../../components/ui/select.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import { useRowView } from '../../engine/use-row-view.ts';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { childName, chosenChild, keyOf, type Child } from './child.ts';
import { ChildrenTable } from './children-table.tsx';
import styles from './children.module.css';

const PAGE_SIZE = 50;
/** From this number on, relations are chosen from a list. */
const SIDE_BY_SIDE = 4;

type ChildrenPaneProps = {
  engine: Engine;
  table: string;
  /** Counts from 0. */
  row: number;
  onGo: (to: { table: string; row: number; column?: string }) => void;
  onClose: () => void;
};

/** Below the grid: the rows elsewhere that refer to the active one, which follow it from row to row. */
export function ChildrenPane({ engine, table, row, onGo, onClose }: ChildrenPaneProps) {
  const { query: here, view, row: shownRow } = useRowView(engine, table, row);
  const [picked, setPicked] = useState<string | null>(null);
  const children = view?.children ?? [];
  const chosen = chosenChild(children, picked);
  const options = children.map((child) => ({ id: keyOf(child), label: wordsOf(child, children) }));
  return (
    <section className={`stack on-bg clip ${styles.pane}`} data-empty={view && !chosen ? '' : undefined} aria-label="Rows that refer to this one">
      <header className={`line gap-4 rigid ${styles.head}`}>
        <h3 className="text-label figures nowrap">
          Row {formatCount(shownRow + 1)} <span>is referred to by</span>
        </h3>
        {options.length > SIDE_BY_SIDE ? (
          <Select label="Relation" hideLabel options={options} value={chosen ? keyOf(chosen) : null} onChange={setPicked} />
        ) : options.length > 1 ? (
          <Segmented label="Relation" options={options} value={chosen ? keyOf(chosen) : ''} onChange={setPicked} />
        ) : chosen ? (
          <span className="text-label nowrap">{wordsOf(chosen, children)}</span>
        ) : null}
        <IconButton label="Close" shortcut="C" onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {here.isError ? <ErrorNote error={here.error} /> : null}
      {here.isPending ? <SkeletonLines count={3} label="Loading rows" /> : null}
      {view && !chosen ? <p className={`faint ${styles.said}`}>No table refers to {shortName(table)}.</p> : null}
      {chosen ? <Rows key={`${keyOf(chosen)} ${shownRow}`} engine={engine} parent={table} row={shownRow} child={chosen} onGo={onGo} /> : null}
    </section>
  );
}

function Rows({ engine, parent, row, child, onGo }: { engine: Engine; parent: string; row: number; child: Child; onGo: ChildrenPaneProps['onGo'] }) {
  const [most, setMost] = useState(PAGE_SIZE);
  if (child.count === 0)
    return (
      <p className={`faint ${styles.said}`}>
        No row of {shortName(child.table)} refers to row {formatCount(row + 1)}.
      </p>
    );
  if (child.count === null || !engine.children)
    return (
      <p className={`faint ${styles.said}`}>
        {engine.children ? 'These rows can only be found by scanning the table' : 'Listing them needs the engine in this browser'}: find the value in{' '}
        {shortName(child.table)}.{child.columns.join(', ')}.
      </p>
    );
  return (
    <>
      <ChildrenTable engine={engine} parent={parent} row={row} child={child} most={most} onGo={onGo} />
      {child.count > most ? (
        <p className={`line gap-3 rigid text-cell border-above faint ${styles.more}`}>
          {formatCount(most)} of {formatMany(child.count, 'row')}
          <Button look="quiet" onPress={() => setMost((before) => before + PAGE_SIZE)}>
            Show more
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** `3 orders`. */
function wordsOf(child: Child, all: readonly Child[]): string {
  return `${child.count === null ? '' : `${formatCount(child.count)} `}${childName(child, all)}`;
}
