import type { SharedDataset } from '@seedbed/contract';
import { Ago } from '../../components/ui/ago.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { CopyLine } from '../../components/ui/copy-line.tsx';
import { acceptedWords, isOfNothing, provedWords, refusedPlace } from '../../workspace/proved-words.ts';
import { aboutWords } from '../../features/share/about-words.ts';
import { formatMany } from '../../lib/format.ts';
import styles from './shared.module.css';

/** Whether Postgres accepted the rows, beside the title. */
export function SharedProof({ dataset: { proof, refusedLoad } }: { dataset: SharedDataset }) {
  if (refusedLoad) {
    return (
      <Badge tone="bad" title={`Postgres refused a load of it: ${refusedPlace(refusedLoad)}.`}>
        load refused
      </Badge>
    );
  }
  if (!proof) return <Badge title="No Postgres has tried rows of this revision yet.">not proved</Badge>;
  return (
    <Badge tone={!proof.ok ? 'bad' : isOfNothing(proof) ? 'neutral' : 'good'} title={provedWords(proof)}>
      {proof.ok ? `${isOfNothing(proof) ? '' : '✓ '}${acceptedWords(proof)}` : `${formatMany(proof.tables - proof.tablesAccepted, 'table')} refused`}
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
