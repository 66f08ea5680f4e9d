import type { Dataset } from '@seedbed/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import type { MenuAction } from '../../../components/ui/menu.tsx';
import { askAgain } from '../../../lib/ask-again.ts';
import { describeError } from '../../../lib/describe-error.ts';
import { formatMany } from '../../../lib/format.ts';
import { notify } from '../../../lib/notify.ts';
import { forgetDraft } from '../../../workspace/draft/kept-draft.ts';
import { deleteDataset, duplicateDataset, updateDataset } from '../../../queries/datasets.ts';

/** What can be done to a dataset from the list: active ones are copied and put away, archived ones brought back or deleted. */
export function useDatasetActions(dataset: Dataset): { actions: MenuAction[]; dialog: ReactNode } {
  const [asking, setAsking] = useState<'name' | 'delete' | null>(null);
  const queries = useQueryClient();
  const { id, name } = dataset;
  const refresh = () => askAgain(queries, ['datasets'], ['dataset', id]);
  const act = useMutation({
    mutationFn: (work: () => Promise<string>) => work(),
    onSuccess: (message) => {
      void refresh();
      setAsking(null);
      if (message) notify(message);
    },
    onError: (error) => notify(describeError(error).detail, { isError: true }),
  });
  const archive = (archived: boolean) =>
    act.mutate(async () => {
      await updateDataset(id, { archived });
      notify(archived ? `${name} is archived` : `${name} is active again`, {
        action: { label: 'Undo', run: () => void updateDataset(id, { archived: !archived }).then(refresh) },
      });
      return '';
    });
  const rename = { id: 'rename', label: 'Rename…', run: () => setAsking('name') };
  const copy = {
    id: 'copy',
    label: 'Duplicate',
    note: 'With its current revision, without its history',
    run: () => act.mutate(async () => `${(await duplicateDataset(id)).name} is a copy of ${name}`),
  };
  const actions: MenuAction[] =
    dataset.archivedAt === null
      ? [rename, copy, { id: 'archive', label: 'Archive', note: 'You can restore or delete it later', run: () => archive(true) }]
      : [
          { id: 'back', label: 'Bring back', run: () => archive(false) },
          copy,
          { id: 'delete', label: 'Delete…', isDanger: true, run: () => setAsking('delete') },
        ];
  const close = () => setAsking(null);
  return {
    actions,
    dialog:
      asking === 'name' ? (
        <RenameDialog
          name={name}
          isPending={act.isPending}
          onClose={close}
          onName={(next) =>
            act.mutate(async () => {
              await updateDataset(id, { name: next });
              return '';
            })
          }
        />
      ) : (
        <Dialog title={`Delete ${name}?`} isOpen={asking === 'delete'} onClose={close}>
          <p>Its history ({formatMany(dataset.revision, 'revision')}) is deleted too. Databases that it was loaded into keep their rows.</p>
          <div className="row gap-3 to-end">
            <Button onPress={close}>Keep it</Button>
            <Button
              look="danger"
              isPending={act.isPending}
              onPress={() =>
                act.mutate(async () => {
                  await deleteDataset(id);
                  void forgetDraft(id);
                  return `${name} is deleted`;
                })
              }
            >
              Delete {name}
            </Button>
          </div>
        </Dialog>
      ),
  };
}

function RenameDialog({ name, isPending, onClose, onName }: { name: string; isPending: boolean; onClose: () => void; onName: (name: string) => void }) {
  const [text, setText] = useState(name);
  const next = text.trim();
  return (
    <Dialog title={`Rename ${name}`} isOpen onClose={onClose}>
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (next === name) onClose();
          else if (next !== '') onName(next);
        }}
      >
        <TextField label="Name" value={text} onChange={setText} maxLength={200} autoFocus error={next === '' ? 'A name is needed.' : undefined} />
        <div className="row gap-3 to-end">
          <Button onPress={onClose}>Leave it</Button>
          <Button look="primary" type="submit" isPending={isPending} isDisabled={next === ''}>
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
