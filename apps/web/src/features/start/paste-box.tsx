import { decodeText, LIMITS, readingOf } from '@seedbed/contract';
import { FileText, X } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { IconButton } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatBytes, formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useMay } from '../../queries/me.ts';
import { BoxFoot } from './box-foot.tsx';
import { ConnectDialog } from './connect-dialog.tsx';
import { rangeOfLine } from './excerpt.ts';
import { FolderNote } from './folder-note.tsx';
import { FolderReading } from './folder-reading.tsx';
import { Generating } from './generating.tsx';
import { filesOfDrop, type ListedFile } from './listed-files.ts';
import { nameOfDdl } from './name-of-ddl.ts';
import { nameOfFolder } from './name-of-folder.ts';
import { OtherSchemaNote } from './other-schema-note.tsx';
import { RefusedDdl } from './refused-ddl.tsx';
import { isFolderOf } from './sent-folder.ts';
import { useFolder } from './use-folder.ts';
import { useGrow } from './use-grow.ts';
import { useGrowth } from './use-growth.ts';
import { useKeptDdl } from './use-kept-ddl.ts';
import styles from './start.module.css';

/** Longer texts are shown as a file: a text area of megabytes would hold up every key. */
const SHOWN_CHARACTERS = 200_000;
/** From here on a paste sets the value whole: the browser's own editing goes line by line and takes seconds. */
const WHOLE_PASTE_CHARACTERS = 10_000;
/** Longer names do not go on a button. */
const MAX_ON_BUTTON = 28;
/** How long Undo is offered. */
const UNDO_MS = 12_000;

/** Takes DDL as text, as a dropped file or folder, or as an address to read it from. */
export function PasteBox() {
  const { ddl, setDdl, clear } = useKeptDdl();
  const [dropping, setDropping] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  /** The file that could not be read, while the box still holds what was there before. */
  const [refused, setRefused] = useState<string | null>(null);
  const [connecting, setConnecting] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { grow, reading, error, reset } = useGrowth('ddl', clear);
  const fromDatabase = useGrowth('database');
  const blank = useGrow();
  const mayName = useMay('connections');
  const isAddress = /^\s*postgres(ql)?:\/\/\S+\s*$/.test(ddl.text);

  /** What somebody had typed comes back by Undo. */
  const replace = (next: { text: string; name: string | null }) => {
    setDdl(next);
    if (ddl.text.trim() === '' || ddl.text === next.text) return;
    notify(`${next.name ?? 'The file'} replaced what was in the box`, {
      id: 'replaced',
      milliseconds: UNDO_MS,
      action: { label: 'Undo', run: () => setDdl(ddl) },
    });
  };

  const { folder, read: readFolder, choose, retry, reset: leaveFolder } = useFolder((found, name) => replace({ text: found.ddl, name }));

  const write = (text: string) => {
    setDdl({ text, name: readingOf(text) ? ddl.name : null });
    startAfresh();
  };

  /** What was said of the text before is said no more. */
  const startAfresh = () => {
    setFault(null);
    setRefused(null);
    leaveFolder();
    if (error !== null) reset();
  };

  const empty = () => {
    startAfresh();
    clear();
  };

  const submit = () => growFrom(ddl.text);

  const skip = (text: string) => {
    setDdl({ ...ddl, text });
    growFrom(text);
  };

  const growFrom = (text: string) => {
    setFault(null);
    if (isAddress) return setConnecting(ddl.text.trim());
    if (text.trim() === '') {
      setFault('Paste CREATE TABLE statements first, or drop a .sql file or a folder of migrations here.');
      return area.current?.focus();
    }
    if (new Blob([text]).size > LIMITS.ddlBytes)
      return setFault(`That is more than ${formatBytes(LIMITS.ddlBytes)}. Dump the schema without its rows: pg_dump --schema-only.`);
    const name = ddl.name === null ? nameOfDdl(text) : readingOf(text) ? (nameOfFolder(ddl.name) ?? nameOfDdl(text)) : nameOf(ddl.name);
    grow({ ddl: text, ...(name ? { name } : {}) });
  };

  const showLine = (line: number) => {
    const element = area.current;
    if (!element) return;
    element.focus();
    element.setSelectionRange(...rangeOfLine(ddl.text, line));
    // The browser does not scroll to a selection by itself.
    element.scrollTop = Math.max(0, (line - 4) * 20);
  };

  /** One file is read here; a folder, several files and a ZIP file by the server, which knows the tools. */
  const take = async (listing: Promise<readonly ListedFile[]>) => {
    startAfresh();
    const listed = await listing;
    const [only] = listed;
    if (only && !isFolderOf(listed)) await readFile(only.file);
    else {
      setRefused(nameOfListing(listed));
      readFolder(listing);
    }
  };

  const readFile = async (file: File) => {
    const refuse = (why: string) => {
      setFault(why);
      setRefused(file.name);
    };
    if (file.size > LIMITS.ddlBytes)
      return refuse(
        `${file.name} has ${formatBytes(file.size)}; ${formatBytes(LIMITS.ddlBytes)} is the most. Dump the schema without its rows: pg_dump --schema-only.`,
      );
    try {
      replace({ text: decodeText(new Uint8Array(await file.arrayBuffer()), file.name), name: file.name });
    } catch (cause) {
      refuse(describeError(cause).detail);
    }
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDropping(false);
    void take(filesOfDrop(event.dataTransfer.items));
  };

  /** What stands in the box though another file was to take its place. */
  const kept = refused !== null && (fault !== null || folder.state === 'refused') && ddl.text.trim() !== '' ? (ddl.name ?? 'the text before') : null;
  const asFile = ddl.text.length > SHOWN_CHARACTERS;
  return (
    <section className={styles.paste} aria-label="Your schema">
      <div
        className={styles.box}
        data-dropping={dropping ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDropping(true);
        }}
        onDragLeave={() => setDropping(false)}
        onDrop={onDrop}
      >
        {ddl.name || asFile ? (
          <p className={styles.file}>
            <FileText aria-hidden />
            <span className={styles.fileName}>{ddl.name ?? 'Pasted text'}</span>
            <span className={styles.fileSize}>
              {formatBytes(ddl.text.length)} · {formatMany(ddl.text.split('\n').length, 'line')}
            </span>
            <IconButton label="Remove" onPress={empty}>
              <X aria-hidden />
            </IconButton>
          </p>
        ) : null}
        <FolderReading script={ddl.text} />
        {asFile ? null : (
          <textarea
            ref={area}
            className={styles.area}
            aria-label="Schema DDL"
            aria-invalid={error !== null || fault !== null}
            placeholder={`Paste CREATE TABLE …,\ndrop a .sql file, a folder of migrations or a ZIP file of it${mayName ? ',\nor write an address: postgres://user@host/database' : ''}`}
            spellCheck={false}
            autoFocus
            autoCapitalize="off"
            value={ddl.text}
            onChange={(event) => write(event.target.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (pasted.length < WHOLE_PASTE_CHARACTERS) return;
              event.preventDefault();
              const { selectionStart, selectionEnd } = event.currentTarget;
              write(ddl.text.slice(0, selectionStart) + pasted + ddl.text.slice(selectionEnd));
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
                event.preventDefault();
                submit();
              }
            }}
          />
        )}
        <BoxFoot
          onFiles={(files) => void take(Promise.resolve(files))}
          onConnect={() => setConnecting('')}
          onBlank={() => blank.mutate({ name: 'Untitled' })}
          isMakingBlank={blank.isPending}
          onSubmit={submit}
          submitLabel={
            reading ? 'Generating…' : isAddress ? 'Connect' : kept ? `Generate from ${kept.length > MAX_ON_BUTTON ? 'the file before' : kept}` : 'Generate'
          }
          isSubmitting={reading !== null}
          isDisabled={folder.state === 'reading'}
        />
        {reading || folder.state === 'reading' ? <div className={styles.progress} role="progressbar" aria-label="Reading the schema" /> : null}
      </div>
      {reading ? <Generating reading={reading} ddl={ddl.text} onCancel={reset} /> : null}
      <FolderNote folder={folder} onChoose={choose} onRetry={retry} onCancel={leaveFolder} />
      <OtherSchemaNote text={ddl.text} />
      {fault ? (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      ) : null}
      {kept ? (
        <p className={styles.kept} role="status">
          {refused} was not taken. The box still holds {kept}.
        </p>
      ) : null}
      {error !== null ? <RefusedDdl error={error} ddl={ddl.text} onLine={showLine} onSkip={skip} onRetry={submit} /> : null}
      {fromDatabase.error !== null && connecting === null ? <ErrorNote error={fromDatabase.error} /> : null}
      {blank.isError ? <ErrorNote error={blank.error} /> : null}
      <ConnectDialog start={connecting} onClose={() => setConnecting(null)} />
    </section>
  );
}

/** What several files were handed over as: their folder, or the first of them. */
function nameOfListing(listed: readonly ListedFile[]): string {
  return listed[0]?.path.split('/')[0] ?? 'The folder';
}

/** `shop-2026.sql` → shop-2026. */
function nameOf(file: string): string {
  return file.replace(/\.[a-z0-9]+$/i, '') || file;
}
