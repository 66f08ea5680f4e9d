import { useRef, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { keyWords } from '../../lib/keys.ts';
import { filesOfPicker, type ListedFile } from './listed-files.ts';
import styles from './start.module.css';

const ACCEPTED = '.sql,.ddl,.prisma,.dbml,.json,.yaml,.yml,.txt,.dump,.zip,text/plain,application/sql,application/zip';

/** A browser that chooses folders knows this attribute, which no type does. */
const FOLDERS = { webkitdirectory: '' };

/** Below the box: other sources of a schema, and the button that generates data. */
export function BoxFoot({
  onFiles,
  onConnect,
  onBlank,
  isMakingBlank,
  onSubmit,
  submitLabel,
  isSubmitting,
  isDisabled,
  busy,
}: {
  onFiles: (files: readonly ListedFile[]) => void;
  onConnect: () => void;
  onBlank: () => void;
  isMakingBlank: boolean;
  onSubmit: () => void;
  submitLabel: string;
  isSubmitting: boolean;
  isDisabled: boolean;
  /** The current progress, instead of the other sources. */
  busy: ReactNode;
}) {
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const files = filesOfPicker(input.files ?? []);
    // The same folder may be chosen again, when it was changed.
    input.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={`line gap-1 wrap on-bg border-above relative pad-3 ${styles.boxFoot}`}>
      {busy ? <div className={`clip absolute ${styles.progress}`} role="progressbar" aria-label="Reading the schema" /> : null}
      {busy ?? (
        <>
          <Button look="quiet" onPress={() => file.current?.click()}>
            Open a file
          </Button>
          <input ref={file} type="file" accept={ACCEPTED} multiple hidden aria-hidden tabIndex={-1} onChange={(event) => take(event.target)} />
          <Button look="quiet" onPress={() => folder.current?.click()}>
            Open a folder
          </Button>
          <input ref={folder} type="file" {...FOLDERS} hidden aria-hidden tabIndex={-1} onChange={(event) => take(event.target)} />
          <Button look="quiet" onPress={onConnect}>
            Connect to Postgres…
          </Button>
          <Button look="quiet" onPress={onBlank} isPending={isMakingBlank}>
            Start blank
          </Button>
        </>
      )}
      <span className={`line gap-3 push-end ${styles.grow}`}>
        <Button look="primary" onPress={onSubmit} isPending={isSubmitting} isDisabled={isDisabled}>
          {submitLabel}
        </Button>
        {busy ? null : <kbd className={`text-small faint nowrap ${styles.growKey}`}>{keyWords('$mod+enter')}</kbd>}
      </span>
    </div>
  );
}
