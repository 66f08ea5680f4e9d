import { FileJson } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import styles from './export.module.css';

/** The document that all rows are made from: for git, the command line, another server. */
export function BlueprintDownload() {
  const blueprint = useDraft((state) => state.blueprint);
  const save = () => saveFile(new Blob([`${JSON.stringify(blueprint, null, 2)}\n`], { type: 'application/json' }), 'blueprint.json');
  return (
    <div className={styles.go}>
      <Button onPress={save}>
        <FileJson aria-hidden />
        Save the blueprint
      </Button>
      <span className={styles.hint}>All settings as JSON: for git and the command line.</span>
    </div>
  );
}
