import { qualifiedName, type BlueprintTable } from '@seedbed/contract';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { formatMany } from '../../lib/format.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { dropColumn, dropTable } from './statements.ts';
import { useSchemaChange } from './use-schema-change.ts';

/** Asks before a table or a column is removed: references to it are removed too. */
export function RemoveDialog({ table, column, onClose }: { table: BlueprintTable; column: string | null; onClose: () => void }) {
  const change = useSchemaChange(onClose);
  const name = qualifiedName(table.schema, table.name);
  const relations = useDraft((state) => state.blueprint.relations);
  const lost = relations.filter(({ from, to }) =>
    column === null ? from.table === name || to.table === name : [from, to].some((end) => end.table === name && end.columns.includes(column)),
  ).length;
  const what = column === null ? table.name : `${table.name}.${column}`;
  return (
    <Dialog title={`Remove ${what}?`} isOpen onClose={onClose}>
      <p className="quiet pretty">
        {column === null ? `${formatMany(table.columns.length, 'column')} go with it` : 'Keys and checks that name it go with it'}
        {lost > 0 ? `, and ${formatMany(lost, 'relation')}` : ''}. Undo restores everything.
      </p>
      {change.isError ? <ErrorNote error={change.error} /> : null}
      <div className="line gap-3 to-end">
        <Button onPress={onClose}>Keep it</Button>
        <Button
          look="danger"
          isPending={change.isPending}
          onPress={() =>
            change.mutate({ statements: column === null ? dropTable(table) : dropColumn(table, column), said: `${what} is removed`, table: name, column })
          }
        >
          Remove {what}
        </Button>
      </div>
    </Dialog>
  );
}
