import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { migrationOf } from './migration-files.ts';
import styles from './rehearse.module.css';

type SqlAreaProps = {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  /** Called by Ctrl+Enter. */ onSubmit: () => void;
};

/** SQL that is pasted, dropped or opened as files. */
export function SqlArea({ label, placeholder, text, onChange, onSubmit }: SqlAreaProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) void migrationOf(files).then(onChange);
  };
  return (
    <div className="stack gap-2 min-width-0">
      <div className="line gap-3 apart">
        <span className="label">{label}</span>
        <Button look="quiet" onPress={() => picker.current?.click()}>
          Open files
        </Button>
      </div>
      <textarea
        className={`full-width scroll border rounded-4px pad-4 ${styles.area} ${isOver ? styles.over : ''}`}
        aria-label={label}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit();
        }}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      />
      <input
        ref={picker}
        type="file"
        accept=".sql,.ddl,.txt,text/plain,application/sql"
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be opened again, when it was changed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
