import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { notify } from '../../lib/notify.ts';
import { withName, wordsOf } from './run-history.ts';
import type { RunHistory } from './use-run-history.ts';

/** Names a query, which then stays in this browser's list of queries. */
export function SaveQuery({ sql, history, onClose }: { sql: string; history: RunHistory; onClose: () => void }) {
  const [name, setName] = useState(() => history.past.find((one) => one.sql === sql.trim())?.name ?? '');
  return (
    <Dialog title="Save this query" isOpen onClose={onClose}>
      <form
        className="stack gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          history.change((past) => withName(past, sql, name));
          notify('Saved under Queries, in this browser', { milliseconds: 3_000 });
          onClose();
        }}
      >
        <TextField label="Name" autoFocus value={name} onChange={setName} placeholder={wordsOf(sql)} hint="Kept in this browser, for this dataset." />
        <div className="gap-3 to-end row">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
