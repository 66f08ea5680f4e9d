import type { ArchiveCompression, FileFormat, StartRun } from '@seedbed/contract';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Server } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { useMay } from '../../queries/me.ts';
import { startRun } from '../../queries/runs.ts';
import styles from './export.module.css';

export type ServerExport = {
  readonly datasetId: string;
  /** Null until edits are saved. */
  readonly revision: number | null;
  readonly format: FileFormat;
  readonly compress: ArchiveCompression;
  /** Undefined: all. */
  readonly tables: readonly string[] | undefined;
  readonly safe: boolean;
};

/** The same archive as a run on the server: it continues when this page is closed, and is stored for some days. */
export function ExportOnServer({ datasetId, revision, format, compress, tables, safe }: ServerExport) {
  const navigate = useNavigate();
  const may = useMay('run');
  const key = useRef(crypto.randomUUID());
  const start = useMutation({
    mutationFn: () => {
      const body: StartRun = {
        kind: 'export',
        datasetId,
        revision: revision!,
        files: { format, package: 'zip', compress, ...(tables === undefined ? {} : { tables: [...tables] }), ...(safe ? { spreadsheet_safe: true } : {}) },
      };
      return startRun(body, key.current);
    },
    onSuccess: (run) => navigate({ to: '/runs/$runId', params: { runId: run.id } }),
    onError: () => {
      key.current = crypto.randomUUID();
    },
  });
  if (!may) return null;
  return (
    <>
      <Button isDisabled={revision === null || tables?.length === 0} isPending={start.isPending} onPress={() => start.mutate()}>
        <Server aria-hidden />
        Make it on the server
      </Button>
      <span className={`faint ${styles.hint}`}>Continues when you leave; kept for some days, with a link to share.</span>
      {start.isError ? <ErrorNote error={start.error} /> : null}
    </>
  );
}
