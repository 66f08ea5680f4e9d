import { FileText, X } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../../components/ui/button.tsx';
import { formatBytes, formatMany } from '../../lib/format.ts';
import { FolderReading } from './folder-reading.tsx';
import { LargeText } from './large-text.tsx';
import { SHOWN_CHARACTERS, withPaste } from './paste-model.ts';
import styles from './start.module.css';
import type { Paste } from './use-paste.ts';

type PasteFieldProps = {
  paste: Paste;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Whether an address may be written here. */
  mayName: boolean;
  /** Whether it is the first element of the page. */
  autoFocus: boolean;
};

/** The text itself, or its source file. */
export function PasteField({ paste, area, mayName, autoFocus }: PasteFieldProps) {
  const { ddl, write } = paste;
  const asFile = ddl.text.length > SHOWN_CHARACTERS;
  return (
    <>
      {ddl.name || asFile ? (
        <p className={`line gap-3 border-below ${styles.file}`}>
          <FileText size={16} strokeWidth={1.5} className="rigid faint" aria-hidden />
          <span className="cut medium">{ddl.name ?? 'Pasted text'}</span>
          <span className="faint nowrap grow">
            {formatBytes(ddl.text.length)} · {formatMany(ddl.text.split('\n').length, 'line')}
          </span>
          <IconButton label="Remove" onPress={paste.empty}>
            <X aria-hidden />
          </IconButton>
        </p>
      ) : null}
      <FolderReading script={ddl.text} />
      {asFile ? (
        <LargeText name={ddl.name ?? 'the pasted text'} text={ddl.text} line={paste.line} />
      ) : (
        <textarea
          ref={area}
          className={`full-width scroll pad-5 grow no-ring ${styles.area}`}
          aria-label="Schema DDL"
          aria-invalid={paste.error !== null || paste.fault !== null}
          placeholder={`Paste CREATE TABLE …,\ndrop a .sql file, a folder of migrations or a ZIP file of it${mayName ? ',\nor write an address: postgres://user@host/database' : ''}`}
          spellCheck={false}
          autoFocus={autoFocus && !matchMedia('(pointer: coarse)').matches}
          autoCapitalize="off"
          value={ddl.text}
          onChange={(event) => write(event.target.value)}
          onPaste={(event) => {
            const { selectionStart, selectionEnd } = event.currentTarget;
            const whole = withPaste(ddl.text, event.clipboardData.getData('text/plain'), selectionStart, selectionEnd);
            if (whole === null) return;
            event.preventDefault();
            write(whole);
          }}
        />
      )}
    </>
  );
}
