import { getRouteApi } from '@tanstack/react-router';
import { LoadForm } from '../../features/export/load-form.tsx';
import { ProofLine } from '../../features/problems/proof-line.tsx';
import { useProofGate } from '../../features/problems/use-proof-gate.ts';
import { MayNot } from '../../components/layout/may-not.tsx';
import { useMay } from '../../queries/me.ts';
import layout from '../../components/layout/layout.module.css';

const route = getRouteApi('/datasets/$id/load');

/** Rows go into a database. */
export function LoadPage() {
  const { again = null } = route.useSearch();
  const may = useMay('run');
  const gate = useProofGate();
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <h1>Load into Postgres</h1>
      {may ? (
        <LoadForm key={again ?? ''} again={again} gate={gate} proof={<ProofLine />} />
      ) : (
        <MayNot what="load into a database">Download files instead, or ask an owner to make you an editor.</MayNot>
      )}
    </main>
  );
}
