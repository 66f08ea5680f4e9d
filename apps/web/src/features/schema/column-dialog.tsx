import { qualifiedName, type BlueprintTable } from '@seedbed/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { ColumnFields } from './column-fields.tsx';
import { Statement } from './statement.tsx';
import { addColumn, dropColumn, type NewColumn } from './statements.ts';
import { useSchemaChange } from './use-schema-change.ts';

/** A new column of a table that is there. */
export function ColumnDialog({ table, onClose, onMade }: { table: BlueprintTable; onClose: () => void; onMade: (table: string, column: string) => void }) {
  return (
    <Dialog title={`New column of ${table.name}`} isOpen wide onClose={onClose}>
      <ColumnForm table={table} onMade={onMade} />
    </Dialog>
  );
}

function ColumnForm({ table, onMade }: { table: BlueprintTable; onMade: (table: string, column: string) => void }) {
  const [column, setColumn] = useState<NewColumn>({ name: '', type: 'text', isKey: false, isRequired: false, isUnique: false, refersTo: null });
  const made = { ...column, name: column.name.trim() };
  const change = useSchemaChange(() => onMade(qualifiedName(table.schema, table.name), made.name));
  const fault =
    made.name === ''
      ? 'The column needs a name.'
      : table.columns.some((one) => one.name === made.name)
        ? `${table.name} has a column ${made.name} already.`
        : made.type.trim() === ''
          ? 'The column needs a type.'
          : null;
  const statements = addColumn(table, made);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) change.mutate({ statements, said: `${table.name}.${made.name} is there now`, back: dropColumn(table, made.name) });
      }}
    >
      <ColumnFields column={column} mayBeKey={false} autoFocus onChange={(changed) => setColumn({ ...column, ...changed })} />
      <p className="quiet pretty">Its values follow from its name and type, and can be changed later. Other columns keep their values.</p>
      {made.name ? <Statement sql={statements} /> : null}
      {change.isError ? <ErrorNote error={change.error} /> : null}
      <div className="line gap-3 to-end">
        {fault && made.name !== '' ? <span className="warn">{fault}</span> : null}
        <Button type="submit" look="primary" isDisabled={fault !== null} isPending={change.isPending}>
          {change.isPending ? 'Adding it…' : 'Add the column'}
        </Button>
      </div>
    </form>
  );
}
