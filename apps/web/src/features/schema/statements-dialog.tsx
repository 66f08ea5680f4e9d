import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Labelled } from '../../components/ui/field.tsx';
import { useSchemaChange } from './use-schema-change.ts';
import styles from './schema.module.css';

const ROWS = 9;

/** Any change of the schema, in Postgres' own words. `start`: statements to begin with. */
export function StatementsDialog({ start = '', onClose }: { start?: string; onClose: () => void }) {
  return (
    <Dialog title="Change the schema with SQL" isOpen wide onClose={onClose}>
      <StatementsForm start={start} onDone={onClose} />
    </Dialog>
  );
}

function StatementsForm({ start, onDone }: { start: string; onDone: () => void }) {
  const [text, setText] = useState(start);
  const change = useSchemaChange(onDone);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') change.mutate({ statements: text, said: 'The schema is changed; columns that were not touched keep their values' });
      }}
    >
      <Labelled label="Statements" hint="They change the schema of this dataset, never your databases.">
        {(id) => (
          <textarea
            id={id}
            className={`full-width text-mono ink on-surface pad-3-4 rounded-4px ${styles.area}`}
            rows={ROWS}
            spellCheck={false}
            autoFocus
            placeholder={'ALTER TABLE public.orders ADD CHECK (total >= 0);\nCREATE TYPE public.size AS ENUM (…);'}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Labelled>
      {change.isError ? <ErrorNote error={change.error} /> : null}
      <div className="line gap-3 to-end">
        <Button type="submit" look="primary" isDisabled={text.trim() === ''} isPending={change.isPending}>
          {change.isPending ? 'Running…' : 'Run statements'}
        </Button>
      </div>
    </form>
  );
}
