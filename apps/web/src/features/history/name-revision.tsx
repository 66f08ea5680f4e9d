import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { notify } from '../../lib/notify.ts';
import { nameRevision } from '../../queries/revisions.ts';

const LONGEST = 500;

/** Names a revision so that it can be found in the history. */
export function NameRevision({ id, number, onClose }: { id: string; number: number; onClose: () => void }) {
  const [text, setText] = useState('');
  const queries = useQueryClient();
  const name = text.trim();
  const naming = useMutation({
    mutationFn: () => nameRevision(id, number, name),
    onSuccess: () => {
      void askAgain(queries, ['revisions', id]);
      notify(`Revision ${number} is “${name}”`, { id: 'saved', milliseconds: 2_500 });
      onClose();
    },
  });
  return (
    <Dialog title={`Name revision ${number}`} isOpen onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (name !== '') naming.mutate();
        }}
      >
        <TextField label="Name" value={text} onChange={setText} maxLength={LONGEST} autoFocus hint="Shown in the history instead of the list of changes." />
        {naming.isError ? <ErrorNote error={naming.error} /> : null}
        <div className="row gap-3 to-end">
          <Button onPress={onClose}>Leave it</Button>
          <Button look="primary" type="submit" isPending={naming.isPending} isDisabled={name === ''}>
            Name it
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
