import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { useMay } from '../../queries/me.ts';
import { BoxFoot } from './box-foot.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { FolderNote } from './folder-note.tsx';
import { Busy, Generating } from './generating.tsx';
import { filesOfDrop } from './listed-files.ts';
import { OtherSchemaNote } from './other-schema-note.tsx';
import { PasteField } from './paste-field.tsx';
import { isAddress, isGrowKey, submitLabel } from './paste-model.ts';
import { RefusedDdl } from './refused-ddl.tsx';
import styles from './start.module.css';
import { useGrow } from './use-grow.ts';
import { useGrowth } from './use-growth.ts';
import { usePaste } from './use-paste.ts';

/** Takes DDL as text, as a dropped file or folder, or as an address to read it from. */
export function PasteBox({ autoFocus }: { /** Whether it is the first element of the page. */ autoFocus: boolean }) {
  const [dropping, setDropping] = useState(false);
  const [connecting, setConnecting] = useState<string | null>(null);
  const { paste, area } = usePaste(setConnecting);
  const { ddl, reading, folder, error, kept } = paste;
  const fromDatabase = useGrowth('database');
  const blank = useGrow();
  const mayName = useMay('connections');
  const whole = useRef<HTMLElement>(null);
  const isWrong = error !== null || paste.fault !== null;
  useEffect(() => {
    // If datasets are listed above, an error may be below the visible part.
    if (isWrong) whole.current?.scrollIntoView({ block: 'nearest' });
  }, [isWrong]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isGrowKey(event)) return;
    event.preventDefault();
    // A button would take it for a press.
    event.stopPropagation();
    if (reading === null && folder.state !== 'reading') paste.submit();
  });
  useEffect(() => {
    // On the whole page: after a file was opened, the focus is on the button that opened it.
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
  return (
    <section ref={whole} className={`stack gap-4 min-width-0 ${styles.paste}`} aria-label="Your schema">
      <div
        className={`stack on-surface rounded relative clip ${styles.box}`}
        data-dropping={dropping ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDropping(false);
          void paste.take(filesOfDrop(event.dataTransfer.items));
        }}
      >
        <PasteField paste={paste} area={area} mayName={mayName} autoFocus={autoFocus} />
        <BoxFoot
          onFiles={(files) => void paste.take(Promise.resolve(files))}
          onConnect={() => setConnecting('')}
          onBlank={() => blank.mutate({ name: 'Untitled' })}
          isMakingBlank={blank.isPending}
          onSubmit={paste.submit}
          submitLabel={submitLabel({ isReading: reading !== null, isAddress: isAddress(ddl.text), kept })}
          isSubmitting={reading !== null}
          isDisabled={folder.state === 'reading'}
          busy={
            reading ? (
              <Generating reading={reading} ddl={ddl.text} onCancel={paste.cancel} />
            ) : folder.state === 'reading' ? (
              <Busy words={folder.name === '' ? 'Reading the folder' : `Reading ${folder.name}`} onCancel={paste.leaveFolder} />
            ) : null
          }
        />
      </div>
      <FolderNote folder={folder} onChoose={paste.choose} onRetry={paste.retry} />
      <OtherSchemaNote text={ddl.text} />
      {paste.fault ? (
        <p className="fault" role="alert">
          {paste.fault}
        </p>
      ) : null}
      {kept ? (
        <p className="quiet break-anywhere" role="status">
          {paste.refused} was not taken. The box still holds {kept}.
        </p>
      ) : null}
      {error !== null ? (
        <RefusedDdl error={error} ddl={ddl.text} onLine={paste.showLine} onSkip={paste.skip} onRestore={paste.restore} onRetry={paste.submit} />
      ) : null}
      {fromDatabase.error !== null && connecting === null ? <ErrorNote error={fromDatabase.error} /> : null}
      {blank.isError ? <ErrorNote error={blank.error} /> : null}
      <ConnectDialog start={connecting} onClose={() => setConnecting(null)} />
    </section>
  );
}
