import type { SharedDataset } from '@seedbed/contract';
import { Ago } from '../../components/ui/ago.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { aboutWords } from '../../features/share/about-words.ts';
import { formatCount, formatMany } from '../../lib/format.ts';
import styles from './shared.module.css';

/** Whether Postgres accepted the rows, beside the title. */
export function SharedProof({ dataset: { proof } }: { dataset: SharedDataset }) {
  if (!proof) return <Badge title="No Postgres has tried rows of this revision yet.">not proved</Badge>;
  const said = `Postgres accepted ${formatCount(proof.tablesAccepted)} of ${formatMany(proof.tables, 'table')} and ${formatCount(proof.constraintsAccepted)} of ${formatMany(proof.constraints, 'constraint')}, with ${formatMany(proof.rows, 'row')}.`;
  return (
    <Badge tone={proof.ok ? 'good' : 'bad'} title={said}>
      {proof.ok ? '✓ proved' : `${formatMany(proof.tables - proof.tablesAccepted, 'table')} refused`}
    </Badge>
  );
}

/** What is in here, who sent it, and a mock API to try. */
export function SharedAbout({ dataset, table }: { dataset: SharedDataset; table: string }) {
  const { description, schema, sender, changedAt, mock } = dataset;
  const name = table.split('.').at(-1) ?? '';
  return (
    <section className={`rigid border-below on-bg ${styles.about}`} aria-label="About this dataset">
      <p className="measure pretty">
        {description ? `${description} ` : ''}
        {aboutWords(schema).join(' ')}{' '}
        <span className="faint">
          Shared by {sender} · changed <Ago at={changedAt} />
        </span>
      </p>
      {mock ? <CopyLine label="Try its mock API" text={`curl ${window.location.origin}${mock}/${encodeURIComponent(name)}`} /> : null}
    </section>
  );
}
