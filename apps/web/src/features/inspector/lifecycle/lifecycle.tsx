import type { BlueprintColumn } from '@seedbed/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useEngine } from '../../../engine/engine-context.tsx';
import type { LifecycleCounts } from '../../../engine/protocol.ts';
import { formatCount, formatCountedShare, formatMany, formatShare, shortName } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { editColumn, putParameters } from '../edit-column.ts';
import { exactShares } from '../fields/mixes.ts';
import inspector from '../inspector.module.css';
import { LifecycleDiagram } from './lifecycle-diagram.tsx';
import { readMoves, type Move } from './moves.ts';
import { StateFields } from './state-fields.tsx';
import styles from './lifecycle.module.css';

type LifecycleProps = { tableName: string; column: BlueprintColumn };

/** The states of a column and the arrows between them. Shares of arrows are dragged or typed; states show how many rows are in them. */
export function Lifecycle({ tableName, column }: LifecycleProps) {
  const engine = useEngine((state) => state.engine);
  const query = useQuery({
    queryKey: ['lifecycle', tableName, column.name, engine?.edition ?? 0],
    queryFn: () => engine!.pictures!.call('lifecycle', tableName, column.name),
    enabled: engine?.pictures !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  if (engine && !engine.pictures) return null;
  if (query.isSuccess && query.data === null) return null;
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${inspector.section}`} aria-label="Lifecycle">
      <h3 className="text-label faint">Lifecycle</h3>
      {query.isError ? <p className="note pretty">The states cannot be counted: {query.error.message}</p> : null}
      {query.data ? <Picture tableName={tableName} column={column} counted={query.data} isNow={!query.isPlaceholderData} /> : null}
      {query.isPending ? <div className={`on-sunken rounded-cell ${styles.waiting}`} role="status" aria-label="Counting states" /> : null}
    </section>
  );
}

function Picture({ tableName, column, counted, isNow }: LifecycleProps & { counted: LifecycleCounts; isNow: boolean }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const [picked, setPicked] = useState(0);
  const { states, sampled, rows, counts } = counted;
  const at = Math.min(picked, states.length - 1);
  const parameters = column.generator?.parameters ?? {};
  // An edit shows before the rows are counted again.
  const moves = readMoves(parameters['moves'], states) ?? counted.moves;
  const exact = (parameters['shares'] ?? {}) as Readonly<Record<string, number>>;
  const edit = (words: string, changed: Readonly<Record<string, unknown>>, merge?: string) =>
    editColumn(draft, tableName, column.name, words, (found) => putParameters(found, changed), merge);
  const putMoves = (next: readonly Move[], words: string, merge?: string) =>
    edit(words, { moves: next.map(({ from, to, share }) => ({ from: states[from]!.key, to: states[to]!.key, share })) }, merge);
  const putExact = (state: number, share: number | undefined) => {
    const { key, name } = states[state]!;
    const { [key]: before, ...others } = exact;
    const next = share === undefined ? others : { ...others, [key]: share };
    const words = `rows in ${name}: ${before === undefined ? 'by the arrows' : formatShare(before)} → ${share === undefined ? 'by the arrows' : formatShare(share)}`;
    edit(words, exactShares(next), `share ${key}`);
  };
  const other = sampled - counts.reduce((sum, count) => sum + count, 0);
  return (
    <>
      <LifecycleDiagram
        states={states.map((state, i) => ({ ...state, share: sampled > 0 ? counts[i]! / sampled : 0, isExact: state.key in exact }))}
        moves={moves}
        picked={may ? at : null}
        onPick={setPicked}
        onChange={may ? putMoves : null}
      />
      {may ? (
        <StateFields
          states={states}
          moves={moves}
          state={at}
          share={sampled > 0 ? counts[at]! / sampled : 0}
          isCounted={isNow && sampled === rows}
          exact={exact}
          onMoves={putMoves}
          onExact={putExact}
        />
      ) : null}
      <p className="note pretty">
        A state shows the rows that are in it, counted over{' '}
        {sampled < rows ? `${formatCount(sampled)} of ${formatMany(rows, 'row')}` : `all ${formatMany(rows, 'row')}`} of {shortName(tableName)}; an arrow, how
        many of those that reach the state go on.
        {other > 0 ? ` ${formatCountedShare(other / sampled)} of the rows hold NULL or another value.` : ''}
      </p>
      {may && parameters['moves'] !== undefined ? (
        <Button look="quiet" onPress={() => edit('usual arrows', { moves: undefined })}>
          Back to the usual shares
        </Button>
      ) : null}
    </>
  );
}
