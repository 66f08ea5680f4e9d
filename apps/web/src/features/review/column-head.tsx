import { UNSURE, type Decision } from '@seedbed/contract';
import type { RefObject } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { formatShare, shortName } from '../../lib/format.ts';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { isUnrecognised } from '../../workspace/recognised.ts';
import styles from './review.module.css';

type ColumnHeadProps = {
  place: ColumnPlace;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Why inference chose the generator; null if that is not known. */
  decision: Decision | null;
  /** Still loading: until then nothing is shown that it could contradict. */
  isPending: boolean;
};

/** Which column it is, how sure inference is of it, and why its generator was chosen. */
export function ColumnHead({ place: { table, column }, heading, decision, isPending }: ColumnHeadProps) {
  const comment = decision?.evidence.find(({ kind }) => kind === 'comment')?.says;
  const checks = decision?.evidence.filter(({ kind }) => kind === 'check' || kind === 'key').map(({ says }) => says) ?? [];
  const unrecognised = isUnrecognised(column) && (decision === null || decision.because?.code === 'plain');
  const isOpen = isPending && column.because !== undefined;
  const said = column.because === undefined ? undefined : decision?.sentences?.join(' ');
  return (
    <header className={`line wrap ${styles.column}`}>
      <h2 ref={heading} tabIndex={-1} className={`break-anywhere no-ring ${styles.name}`}>
        <span className="regular quiet">{shortName(table)}.</span>
        <wbr />
        <bdi>{column.name}</bdi>
      </h2>
      <code className="text-mono quiet">
        {column.type}
        {column.nullable ? '' : ' not null'}
      </code>
      {isOpen && column.confidence !== undefined && isUnrecognised(column) ? null : <Sureness column={column} unrecognised={unrecognised} />}
      <p className={`quiet break-anywhere pretty ${styles.because}`} aria-busy={isOpen}>
        {isOpen ? <span className={styles.later} /> : (said ?? reasonOf(column, unrecognised))}
        {comment ? <> Comment in the schema: “{comment}”.</> : null}
        {said === undefined && checks.length > 0 ? <> Must satisfy {checks.join('; ')}.</> : null}
      </p>
    </header>
  );
}

function Sureness({ column, unrecognised }: { column: ColumnPlace['column']; unrecognised: boolean }) {
  if (column.confidence === undefined) return <Badge>{column.because === undefined ? 'chosen by hand' : 'accepted'}</Badge>;
  if (unrecognised) return <Badge tone="warn">not recognised</Badge>;
  return <Badge tone={column.confidence < UNSURE ? 'warn' : 'good'}>{formatShare(column.confidence)} sure</Badge>;
}

function reasonOf(column: ColumnPlace['column'], unrecognised: boolean): string {
  if (column.because === undefined) return 'Somebody chose this generator.';
  if (unrecognised) return 'It holds plain values of its type.';
  return `Reason: ${column.because}.`;
}
