import { getDatasetDdlRoute } from '@seedbed/contract';
import { useMutation } from '@tanstack/react-query';
import { FileCode, FileJson } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { api } from '../../lib/api.ts';
import { saveBlueprint } from '../../lib/save-blueprint.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import styles from './export.module.css';

/**
 * The document that generates all rows: for git, the command line, another server. `withSchema`: with the DDL, which it
 * does not contain.
 */
export function BlueprintDownload({ withSchema = false }: { withSchema?: boolean }) {
  const id = useDraft((state) => state.datasetId);
  const blueprint = useDraft((state) => state.blueprint);
  const schema = useMutation({
    mutationFn: () => api.request(getDatasetDdlRoute, { params: { id } }),
    onSuccess: ({ ddl }) => saveFile(new Blob([ddl], { type: 'application/sql' }), 'schema.sql'),
  });
  return (
    <div className={`line gap-4 wrap ${styles.go}`}>
      <Button onPress={() => saveBlueprint(blueprint)}>
        <FileJson aria-hidden />
        Save the blueprint
      </Button>
      {withSchema ? (
        <Button isPending={schema.isPending} onPress={() => schema.mutate()}>
          <FileCode aria-hidden />
          Save schema.sql
        </Button>
      ) : null}
      <span className={`faint ${styles.hint}`}>{withSchema ? 'The two files of this command.' : 'All settings as JSON: for git and the command line.'}</span>
      {schema.isError ? <ErrorNote error={schema.error} /> : null}
    </div>
  );
}
