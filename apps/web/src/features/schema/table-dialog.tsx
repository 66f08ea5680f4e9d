import { qualifiedName } from '@seedbed/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { ColumnFields } from './column-fields.tsx';
import { Statement } from './statement.tsx';
import { createTable, dropTable, type NewColumn } from './statements.ts';
import { useSchemaChange } from './use-schema-change.ts';
import styles from './schema.module.css';

const BLANK: NewColumn = { name: '', type: 'text', isKey: false, isRequired: true, isUnique: false, refersTo: null };
const START: readonly (NewColumn & { readonly id: number })[] = [
  { ...BLANK, id: 0, name: 'id', type: 'bigint', isKey: true },
  { ...BLANK, id: 1 },
];

/** A new table: its name and its columns. Lines without a name are left out. */
export function TableDialog({ onClose, onMade }: { onClose: () => void; onMade: (table: string) => void }) {
  return (
    <Dialog title="New table" isOpen wide onClose={onClose}>
      <TableForm onMade={onMade} />
    </Dialog>
  );
}

function TableForm({ onMade }: { onMade: (table: string) => void }) {
  const tables = useDraft((state) => state.blueprint.tables);
  const [schema] = useState(() => (tables.length > 0 && tables.every((table) => table.schema === tables[0]!.schema) ? tables[0]!.schema : 'public'));
  const [name, setName] = useState('');
  const [columns, setColumns] = useState(START);
  const [last, setLast] = useState(1);
  const table = { schema, name: name.trim() };
  const change = useSchemaChange(() => onMade(qualifiedName(table.schema, table.name)));
  const made = columns.filter((column) => column.name.trim() !== '').map((column) => ({ ...column, name: column.name.trim() }));
  const fault = faultOf(
    table.name,
    made,
    tables.some((one) => one.schema === schema && one.name === table.name),
  );
  const statements = createTable(table, made);
  return (
    <form
      className="stack gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (fault === null) change.mutate({ statements, said: `${table.name} is there now, with ${made.length} columns`, back: dropTable(table) });
      }}
    >
      <div className={styles.name}>
        <TextField label="Name" value={name} onChange={setName} autoFocus hint="Names decide the values: customers, orders, invoice_lines." />
      </div>
      <div className="stack gap-3">
        {columns.map((column) => (
          <ColumnFields
            key={column.id}
            column={column}
            mayBeKey
            autoFocus={column.id > 1 && column.id === last}
            onChange={(changed) => setColumns(columns.map((one) => (one.id === column.id ? { ...one, ...changed } : one)))}
            onRemove={columns.length > 1 ? () => setColumns(columns.filter((one) => one.id !== column.id)) : undefined}
          />
        ))}
      </div>
      <div>
        <Button
          look="quiet"
          onPress={() => {
            setColumns([...columns, { ...BLANK, id: last + 1 }]);
            setLast(last + 1);
          }}
        >
          <Plus aria-hidden />
          Column
        </Button>
      </div>
      {made.length > 0 && table.name ? <Statement sql={statements} /> : null}
      {change.isError ? <ErrorNote error={change.error} /> : null}
      <div className="line gap-3 to-end">
        {fault && name.trim() !== '' ? <span className="warn">{fault}</span> : null}
        <Button type="submit" look="primary" isDisabled={fault !== null} isPending={change.isPending}>
          {change.isPending ? 'Making it…' : 'Make the table'}
        </Button>
      </div>
    </form>
  );
}

/** The reason why the table cannot be created yet. */
function faultOf(name: string, columns: readonly NewColumn[], taken: boolean): string | null {
  if (name === '') return 'The table needs a name.';
  if (taken) return `There is a table ${name} already.`;
  if (columns.length === 0) return 'The table needs a column.';
  const twice = columns.find((column, i) => columns.findIndex((one) => one.name === column.name) < i);
  if (twice) return `Two columns are called ${twice.name}.`;
  const untyped = columns.find((column) => column.type.trim() === '');
  return untyped ? `${untyped.name} needs a type.` : null;
}
