import { useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { Select } from '../../components/ui/select.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';
import { possibleParents, type End } from './add-relation.ts';
import { shortName } from '../../lib/format.ts';

/** Adds a relation without a pointer: a column of the table, and the key that it refers to. */
export function RelationDialog({
  table,
  isOpen,
  onClose,
  onAdd,
}: {
  table: string;
  isOpen: boolean;
  onClose: () => void;
  onAdd: (from: End, to: End) => void;
}) {
  return (
    <Dialog title={`Relation from ${shortName(table)}`} isOpen={isOpen} onClose={onClose}>
      <RelationFields table={table} onAdd={onAdd} />
    </Dialog>
  );
}

function RelationFields({ table, onAdd }: { table: string; onAdd: (from: End, to: End) => void }) {
  const blueprint = useDraft((state) => state.blueprint);
  const taken = new Set(blueprint.relations.filter((relation) => relation.from.table === table).flatMap((relation) => relation.from.columns));
  const columns = (tableOf(blueprint, table)?.columns ?? []).filter((column) => !column.generated && !taken.has(column.name));
  const [column, setColumn] = useState<string | null>(null);
  const [key, setKey] = useState<string | null>(null);
  const keys = useMemo(() => (column === null ? [] : possibleParents(blueprint, { table, column })), [blueprint, table, column]);
  const chosen = keys.find((one) => `${one.table}.${one.column}` === key);
  return (
    <div className="stack gap-4">
      <Select
        label="Column"
        options={columns.map(({ name, type }) => ({ id: name, label: `${name} (${type})` }))}
        value={column}
        onChange={(next) => {
          setColumn(next);
          setKey(null);
        }}
        placeholder={columns.length === 0 ? 'Every column refers to a table already' : 'Choose a column'}
      />
      <Select
        label="Refers to"
        options={keys.map((one) => ({ id: `${one.table}.${one.column}`, label: `${one.table}.${one.column}` }))}
        value={key}
        onChange={setKey}
        isDisabled={column === null || keys.length === 0}
        placeholder={column === null ? 'Choose the column first' : keys.length === 0 ? 'No key has a type that fits' : 'Choose a key'}
      />
      <p className="quiet">This does not change the database: it only decides which rows the values come from.</p>
      <div>
        <Button look="primary" isDisabled={!column || !chosen} onPress={() => column && chosen && onAdd({ table, column }, chosen)}>
          Add the relation
        </Button>
      </div>
    </div>
  );
}
