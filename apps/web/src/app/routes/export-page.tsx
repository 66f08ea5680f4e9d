import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Segmented } from '../../components/ui/segmented.tsx';
import { DownloadForm } from '../../features/export/download-form.tsx';
import { LoadForm } from '../../features/export/load-form.tsx';
import { ProofLine } from '../../features/problems/proof-line.tsx';
import { useProofGate } from '../../features/problems/use-proof-gate.ts';
import { MayNot } from '../../components/layout/may-not.tsx';
import { useMay } from '../../queries/me.ts';
import styles from '../../features/export/export.module.css';
import layout from '../../components/layout/layout.module.css';

const route = getRouteApi('/datasets/$id/export');

/** Rows leave as files, or into a database. */
export function ExportPage() {
  const { way, again } = route.useSearch();
  const navigate = useNavigate({ from: '/datasets/$id/export' });
  const may = useMay('run');
  const gate = useProofGate();
  return (
    <main id="main" className={layout.page}>
      <h1>Export</h1>
      <div className={styles.switch}>
        <Segmented
          label="Way out"
          options={[{ id: 'download', label: 'Download' }, ...(may || way === 'load' ? [{ id: 'load' as const, label: 'Load into Postgres' }] : [])]}
          value={way ?? 'download'}
          onChange={(next) => void navigate({ search: next === 'load' ? { way: 'load' } : {}, replace: true })}
        />
      </div>
      {way !== 'load' ? (
        <DownloadForm />
      ) : may ? (
        <LoadForm key={again ?? ''} again={again ?? null} gate={gate} proof={<ProofLine />} />
      ) : (
        <MayNot what="load into a database">Download files instead, or ask an owner to make you an editor.</MayNot>
      )}
    </main>
  );
}
