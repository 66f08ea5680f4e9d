import { dictionary, type Run, type RunPart } from '@seedbed/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { formatCount, formatDuration, formatMany, shortName } from '../../../lib/format.ts';
import { runPartsQuery } from '../../../queries/runs.ts';
import styles from './run-parts.module.css';

/** A run in parts: how many are done, and, when it is opened, each with its attempts and its worker. */
export function RunParts({ run, isEnded }: { run: Run; isEnded: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { total, pending, running, done, failed } = run.parts;
  if (total < 2) return null;
  const counts = [
    `${formatCount(done)} done`,
    ...(running > 0 ? [`${formatCount(running)} at work`] : []),
    ...(pending > 0 ? [`${formatCount(pending)} ${isEnded ? 'missing' : 'waiting'}`] : []),
    ...(failed > 0 ? [`${formatCount(failed)} failed`] : []),
    ...(run.retries > 0 ? [formatMany(run.retries, 'retry', 'retries')] : []),
  ];
  return (
    <details className={styles.parts} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>{formatMany(total, 'part')}</h2> <span>{counts.join(' · ')}</span>
      </summary>
      {isOpen ? <PartList id={run.id} isEnded={isEnded} /> : null}
    </details>
  );
}

function PartList({ id, isEnded }: { id: string; isEnded: boolean }) {
  const query = useInfiniteQuery(runPartsQuery(id, isEnded));
  if (query.isError) return <ErrorNote error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonLines count={4} label="Loading parts" />;
  return (
    <>
      <ol className={`card scroll ${styles.list}`} tabIndex={0} aria-label="Parts">
        {query.data.pages.flatMap((page) => page.items.map((part) => <OnePart key={part.number} part={part} isEnded={isEnded} />))}
      </ol>
      {query.hasNextPage ? (
        <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
          More parts
        </Button>
      ) : null}
    </>
  );
}

function OnePart({ part, isEnded }: { part: RunPart; isEnded: boolean }) {
  const { state, attempts, retries, worker, startedAt, finishedAt, error } = part;
  const seconds = startedAt && finishedAt && state === 'done' ? (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000 : null;
  const facts = [
    ...(part.rowsDone > 0 && state !== 'pending' ? [formatMany(part.rowsDone, 'row')] : []),
    ...(seconds === null ? [] : [formatDuration(seconds)]),
    ...(attempts > 1 ? [`taken ${attempts} times`] : []),
    ...(retries > 0 ? [formatMany(retries, 'retry', 'retries')] : []),
    ...(worker ? [worker] : []),
  ];
  return (
    <li className={`grid border-below center ${styles.part}`}>
      <span className="figures faint">{part.number}</span>
      <span className="break-anywhere">{whatOf(part)}</span>
      <Badge tone={TONES[state]}>{isEnded && state === 'pending' ? 'missing' : WORDS[state]}</Badge>
      <span className={`figures faint break-anywhere ${styles.facts}`}>{facts.join(' · ')}</span>
      {error ? <p className={`fault ${styles.error}`}>{error.detail ?? error.title}</p> : null}
    </li>
  );
}

function whatOf({ kind, tables, firstRow, rows }: RunPart): string {
  const names = tables.map(shortName);
  if (firstRow !== null && rows !== null) return `${names[0]}, rows ${formatCount(firstRow)} to ${formatCount(firstRow + rows - 1)}`;
  if (names.length > 0)
    return names.length > FEW ? `${names.slice(0, FEW).join(', ')} and ${formatMany(names.length - FEW, 'more table', 'more tables')}` : names.join(', ');
  return KINDS[kind] ?? kind;
}

const FEW = 4;

const KINDS: Readonly<Record<string, string>> = dictionary({
  prepare: 'Checks the target, creates and empties tables',
  finish: 'Keys, sequences, statistics, verification',
  clean: 'Removes the ledger',
});

const WORDS: Readonly<Record<RunPart['state'], string>> = { pending: 'waiting', running: 'at work', done: 'done', failed: 'failed' };
const TONES: Readonly<Record<RunPart['state'], Tone>> = { pending: 'neutral', running: 'info', done: 'good', failed: 'bad' };
