import { getArtifactRoute, type Artifact } from '@seedbed/contract';
import { urlOf } from '@seedbed/client';
import { useMutation } from '@tanstack/react-query';
import { Download, Link2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { CopyLine } from '../../../components/ui/copy-line.tsx';
import { DownloadLink } from '../../../components/ui/download-link.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { formatBytes, formatMany } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import { linkArtifact } from '../../../queries/runs.ts';
import styles from './run-artifacts.module.css';

/** The files that an export made: to be saved, checked, and handed on by an address that expires. */
export function RunArtifacts({ artifacts }: { artifacts: readonly Artifact[] }) {
  if (artifacts.length === 0) return null;
  return (
    <section className={`stack gap-3 ${styles.artifacts}`} aria-label="Files">
      <h2>{formatMany(artifacts.length, 'file')}</h2>
      <ul>
        {artifacts.map((artifact) => (
          <File key={artifact.id} artifact={artifact} />
        ))}
      </ul>
    </section>
  );
}

function File({ artifact }: { artifact: Artifact }) {
  // Whoever has a link needs no login: a viewer looks, and does not publish.
  const mayLink = useMay('run');
  const link = useMutation({ mutationFn: () => linkArtifact(artifact.id) });
  return (
    <li>
      <div className={`line wrap ${styles.line}`}>
        <span className={`stack min-width-0 break-anywhere ${styles.name}`}>
          <strong>{artifact.name}</strong>
          <span className="faint">
            {formatBytes(artifact.bytes)} · kept until {dayOf(artifact.expiresAt)}
          </span>
        </span>
        <DownloadLink href={urlOf('', getArtifactRoute, { params: { id: artifact.id } })} label={`Download ${artifact.name}`}>
          <Download aria-hidden />
          Download
        </DownloadLink>
        {mayLink ? (
          <Button look="quiet" isPending={link.isPending} onPress={() => link.mutate()} aria-label={`Create a link to ${artifact.name}`}>
            <Link2 aria-hidden />
            Create a link
          </Button>
        ) : null}
      </div>
      <code className="text-mono faint break-anywhere">sha256 {artifact.sha256}</code>
      {link.isError ? <ErrorNote error={link.error} /> : null}
      {link.data ? (
        <CopyLine label={`Anyone with the link can download the file without a login, until ${dayOf(link.data.expiresAt)}`} text={link.data.url} />
      ) : null}
    </li>
  );
}

function dayOf(timestamp: string): string {
  return new Date(timestamp).toLocaleDateString(undefined, { day: 'numeric', month: 'long' });
}
