/** How a table's columns are shown, stored by dataset and table. Names of removed columns are ignored. */
export type ColumnView = {
  /** Moved columns in their order; empty: the table's own order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Columns pinned next to the row number; null: the primary key's. */
  readonly pinned: readonly string[] | null;
};

export const PLAIN_VIEW: ColumnView = { order: [], hidden: [], pinned: null };

type Named = { readonly name: string; readonly keyed: boolean };

/** The columns shown, pinned ones first, as places in `columns`; and how many are pinned. */
export function arrange(columns: readonly Named[], view: ColumnView): { readonly shown: readonly number[]; readonly pinned: number } {
  const hidden = new Set(view.hidden);
  const pins = pinsOf(columns, view);
  const order = orderOf(columns, view).filter((place) => !hidden.has(columns[place]!.name));
  const pinned = order.filter((place) => pins.has(columns[place]!.name));
  const free = order.filter((place) => !pins.has(columns[place]!.name));
  // With every column hidden nothing could be read, and no column shown again.
  if (pinned.length + free.length === 0) return { shown: columns.map((_, place) => place), pinned: 0 };
  return { shown: [...pinned, ...free], pinned: pinned.length };
}

export function hide(view: ColumnView, name: string): ColumnView {
  return { ...view, hidden: [...new Set([...view.hidden, name])] };
}

export function show(view: ColumnView, name: string): ColumnView {
  return { ...view, hidden: view.hidden.filter((one) => one !== name) };
}

export function setPinned(columns: readonly Named[], view: ColumnView, name: string, pinned: boolean): ColumnView {
  const pins = [...pinsOf(columns, view)].filter((one) => one !== name);
  return { ...view, pinned: pinned ? [...pins, name] : pins };
}

/** Moves a visible column to another index among the visible ones. Pinned columns stay before the others. */
export function moveTo(columns: readonly Named[], view: ColumnView, name: string, to: number): ColumnView {
  const { shown } = arrange(columns, view);
  const names = shown.map((place) => columns[place]!.name);
  const from = names.indexOf(name);
  if (from < 0 || from === to) return view;
  names.splice(to, 0, ...names.splice(from, 1));
  // Hidden columns keep their places before the column that followed them.
  const hidden = orderOf(columns, view).filter((place) => view.hidden.includes(columns[place]!.name));
  return { ...view, order: [...names, ...hidden.map((place) => columns[place]!.name)] };
}

function pinsOf(columns: readonly Named[], view: ColumnView): ReadonlySet<string> {
  return new Set(view.pinned ?? columns.filter((column) => column.keyed).map((column) => column.name));
}

/** Listed columns in list order; an unlisted one follows its predecessor in the table. */
function orderOf(columns: readonly Named[], view: ColumnView): number[] {
  const place = new Map(columns.map((column, i) => [column.name, i]));
  const order = view.order.flatMap((name) => place.get(name) ?? []);
  const listed = new Set(order);
  columns.forEach((_, i) => {
    if (listed.has(i)) return;
    order.splice(i === 0 ? 0 : order.indexOf(i - 1) + 1, 0, i);
  });
  return order;
}
