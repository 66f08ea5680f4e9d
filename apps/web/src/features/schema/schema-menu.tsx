import { qualifiedName, type BlueprintTable } from '@seedbed/contract';
import { Plus } from 'lucide-react';
import { memo, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { Menu } from '../../components/ui/menu.tsx';
import { addPaletteSource } from '../../lib/palette-state.ts';

/** Loaded with their first use. */
const TableDialog = lazyPart(() => import('./table-dialog.tsx').then(({ TableDialog }) => TableDialog), 'over');
const ColumnDialog = lazyPart(() => import('./column-dialog.tsx').then(({ ColumnDialog }) => ColumnDialog), 'over');
const StatementsDialog = lazyPart(() => import('./statements-dialog.tsx').then(({ StatementsDialog }) => StatementsDialog), 'over');
const RemoveDialog = lazyPart(() => import('./remove-dialog.tsx').then(({ RemoveDialog }) => RemoveDialog), 'over');

type OpenDialog = 'table' | 'column' | 'statements' | 'remove-column' | 'remove-table';
type Here = { readonly table: BlueprintTable; readonly column: string | null };

/**
 * Menu of the changes to the schema by hand: to the selected table and column. The palette lists the same changes. `isFirst` shows the menu
 * as the first step.
 */
export function SchemaMenu({ here, isFirst, onGo }: { here: Here | null; isFirst?: boolean; onGo: (to: { table: string; column?: string }) => void }) {
  const [openDialog, ask] = useState<OpenDialog | null>(null);
  const close = () => ask(null);
  const table = here?.table;
  const column = here?.column ?? null;
  const name = table?.name ?? '';
  useEffect(
    () =>
      addPaletteSource('schema', () => [
        { id: 'add-table', label: 'Add a table…', group: 'Commands', run: () => ask('table') },
        ...(name ? [{ id: 'add-column', label: `Add a column to ${name}…`, group: 'Commands' as const, run: () => ask('column') }] : []),
        { id: 'statements', label: 'Change the schema with SQL…', group: 'Commands', run: () => ask('statements') },
      ]),
    [name],
  );
  return (
    <>
      {isFirst ? (
        <>
          <Button look="primary" onPress={() => ask('table')}>
            Add a table
          </Button>
          <Button onPress={() => ask('statements')}>Write SQL</Button>
        </>
      ) : (
        <Changes table={table === undefined ? null : name} column={column} ask={ask} />
      )}
      <Suspense>
        {openDialog === 'table' ? <TableDialog onClose={close} onMade={(made) => (close(), onGo({ table: made }))} /> : null}
        {openDialog === 'column' && table ? (
          <ColumnDialog table={table} onClose={close} onMade={(to, added) => (close(), onGo({ table: to, column: added }))} />
        ) : null}
        {openDialog === 'statements' ? <StatementsDialog onClose={close} /> : null}
        {openDialog === 'remove-column' && table ? (
          <RemoveDialog key={qualifiedName(table.schema, name)} table={table} column={column} onClose={close} />
        ) : null}
        {openDialog === 'remove-table' && table ? <RemoveDialog table={table} column={null} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

/** The button and what is behind it: by names alone, as an edit of values changes none of them. */
const Changes = memo(function Changes({ table, column, ask }: { table: string | null; column: string | null; ask: (dialog: OpenDialog) => void }) {
  const actions = [
    { id: 'table', label: 'Add a table…', run: () => ask('table') },
    ...(table !== null ? [{ id: 'column', label: `Add a column to ${table}…`, run: () => ask('column') }] : []),
    { id: 'statements', label: 'Change the schema with SQL…', note: 'Types, checks, keys, other names', run: () => ask('statements') },
    ...(table !== null && column !== null
      ? [{ id: 'remove-column', label: `Remove ${table}.${column}…`, isDanger: true, run: () => ask('remove-column') }]
      : []),
    ...(table !== null ? [{ id: 'remove-table', label: `Remove ${table}…`, isDanger: true, run: () => ask('remove-table') }] : []),
  ];
  return (
    <Menu label="Change the schema" actions={actions}>
      <IconButton label="Change the schema">
        <Plus aria-hidden />
      </IconButton>
    </Menu>
  );
});
