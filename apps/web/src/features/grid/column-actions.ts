import type { MenuAction } from '../../components/ui/menu.tsx';
import type { RowOrder } from '../../engine/order/row-order.ts';
import type { ShownColumns } from './use-column-view.ts';

/** The actions of a column's menu; null for those not possible here. */
export type ColumnActs = {
  fit: () => void;
  example: (() => void) | null;
  review: (() => void) | null;
  select: () => void;
  find: (() => void) | null;
  filter: (() => void) | null;
  /** How the rows are sorted by the column; null if they are not. */
  order: RowOrder | null;
  /** Null: the order of the table. */
  sort: ((descending: boolean | null) => void) | null;
  hide: () => void;
};

/** What the menu of a column's header offers: every drag has its twin here. */
export function columnActions(shown: ShownColumns, index: number, does: ColumnActs): MenuAction[] {
  const column = shown.columns[index];
  if (!column) return [];
  const isPinned = index < shown.pinned;
  const [first, last] = isPinned ? [0, shown.pinned - 1] : [shown.pinned, shown.columns.length - 1];
  const { name } = column;
  return [
    ...(does.find ? [{ id: 'find', label: 'Find a value…', shortcut: '/', run: does.find }] : []),
    ...(does.filter ? [{ id: 'filter', label: 'Filter rows…', shortcut: 'F', run: does.filter }] : []),
    ...sortActions(column, does),
    ...(column.relation || column.mark || !does.example ? [] : [{ id: 'example', label: 'Edit by example…', shortcut: 'F2', run: does.example }]),
    ...(column.relation || column.mark || !does.review ? [] : [{ id: 'review', label: 'Review the generator', run: does.review }]),
    { id: 'select', label: 'Select the column', run: does.select },
    { id: 'fit', label: 'Fit the width', run: does.fit },
    isPinned
      ? { id: 'unpin', label: 'Unpin the column', run: () => shown.pin(name, false) }
      : { id: 'pin', label: 'Pin the column', run: () => shown.pin(name, true) },
    { id: 'left', label: 'Move left', isDisabled: index === first, run: () => shown.move(name, index - 1) },
    { id: 'right', label: 'Move right', isDisabled: index === last, run: () => shown.move(name, index + 1) },
    { id: 'hide', label: 'Hide', isDisabled: shown.columns.length === 1, run: does.hide },
    ...(shown.hidden.length > 0 ? [{ id: 'show', label: `Show ${shown.hidden.length} hidden`, run: () => shown.show(shown.hidden) }] : []),
  ];
}

function sortActions({ mark }: ShownColumns['columns'][number], { order, sort }: ColumnActs): MenuAction[] {
  if (!sort) return [];
  if (mark === 'ƒ')
    return [{ id: 'up', label: 'Sort', isDisabled: true, note: 'Postgres makes its values during the load: they are not known yet.', run: () => undefined }];
  return [
    { id: 'up', label: 'Sort ascending', shortcut: 'S', isDisabled: order !== null && !order.descending, run: () => sort(false) },
    { id: 'down', label: 'Sort descending', isDisabled: order?.descending === true, run: () => sort(true) },
    ...(order ? [{ id: 'unsorted', label: 'Sort as in the table', run: () => sort(null) }] : []),
  ];
}
