import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { nextOrder } from '../../engine/order/row-order.ts';
import type { Place } from '../../workspace/place.ts';
import type { ColumnActs } from './column-actions.ts';
import { wholeWidth, widthKind } from './column-layout.ts';
import type { DataGridProps } from './data-grid.tsx';
import { dragSelect } from './drag-select.ts';
import type { GridAct } from './grid-keys.ts';
import { besideHidden, dragged, headPicked, pressed } from './grid-picks.ts';
import type { GridPainter } from './painter.ts';
import type { Rect } from './selection.ts';

type Acting = {
  scroller: RefObject<HTMLDivElement | null>;
  painter: RefObject<GridPainter | null>;
  rowHeight: number;
  /** The selected cells. */
  rect: Rect;
  resize: (column: number, width: number) => void;
  onMenu: (column: number) => void;
};

/** The actions of keys, pointers and column menus in the grid. */
export function useGridActs(props: DataGridProps, { scroller, painter, rowHeight, rect, resize, onMenu }: Acting) {
  const { shown, active, onActive, selection, onSelection } = props;
  const { columns } = shown;
  const focus = () => scroller.current?.focus({ preventScroll: true });
  const reveal = (place: Place) => painter.current?.reveal(place);
  const move = (place: Place, extend: boolean) => {
    if (!extend) onSelection(null);
    else if (!selection) onSelection({ mode: 'cells', anchor: active });
    onActive(place);
    reveal(place);
  };
  const fit = (index: number) => {
    const column = columns[index]!;
    const { name, relation } = column;
    resize(index, wholeWidth(widthKind(column), name, relation !== null, painter.current?.sample(index) ?? []));
  };
  const press = usePress(props, { scroller, painter, rowHeight }, focus);

  const pickFrom = (mode: 'rows' | 'columns') => onSelection({ mode, anchor: selection?.anchor ?? active });
  const act = (what: GridAct) => {
    switch (what.kind) {
      case 'move':
        return move(what.place, what.extend);
      case 'rows':
      case 'columns':
        return pickFrom(what.kind);
      case 'all':
        onSelection({ mode: 'columns', anchor: { row: 0, column: 0 } });
        return onActive({ row: active.row, column: columns.length - 1 });
      case 'one':
        return onSelection(null);
      case 'example':
        reveal(active);
        return props.onExample?.(active);
      case 'peek':
        return props.onPeek(active);
      case 'follow':
        return props.onFollow(active);
      case 'back':
        return props.onBack();
      case 'inspect':
        return props.onInspect();
      case 'find':
        return props.onFind?.();
      case 'filter':
        return props.onFilter?.();
      case 'sort':
        return props.onSort?.(nextOrder(props.order, columns[active.column]!.name));
      case 'children':
        return props.onChildren();
      case 'linked':
        return props.onLinked?.();
      case 'overview':
        return props.onOverview();
      case 'menu':
        reveal(active);
        return onMenu(active.column);
      case 'copy':
        return props.onCopy(rect);
    }
  };

  /** The actions of a column's menu. */
  const actsOf = (column: number): ColumnActs => {
    const at = { row: active.row, column };
    const { onExample, onReview, onSort } = props;
    const led = (run: (() => void) | null) =>
      run &&
      (() => {
        onActive(at);
        run();
      });
    return {
      fit: () => fit(column),
      hide: () => {
        // A remaining neighbour becomes the active cell.
        if (column === active.column) onActive({ row: active.row, column: besideHidden(column, columns.length) });
        shown.hide(columns[column]!.name);
      },
      example: onExample
        ? () => {
            onActive(at);
            reveal(at);
            onExample(at);
          }
        : null,
      review: onReview && (() => onReview(columns[column]!.name)),
      select: () => {
        onSelection({ mode: 'columns', anchor: at });
        onActive(at);
      },
      find: led(props.onFind),
      filter: led(props.onFilter),
      order: props.order?.column === columns[column]!.name ? props.order : null,
      sort: onSort && ((descending) => led(() => onSort(descending === null ? null : { column: columns[column]!.name, descending }))!()),
    };
  };

  const selectColumn = (column: number, extend: boolean) => {
    onSelection(headPicked(column, extend, selection, active));
    onActive({ row: active.row, column });
    reveal({ row: active.row, column });
    focus();
  };

  return { act, press, fit, focus, actsOf, selectColumn };
}

/** A press starts a selection, with Shift it extends the existing one; dragging extends it. */
function usePress(props: DataGridProps, { scroller, painter, rowHeight }: Pick<Acting, 'scroller' | 'painter' | 'rowHeight'>, focus: () => void) {
  const { active, onActive, selection, onSelection } = props;
  const drag = useRef<{ stop(): void }>(null);
  useEffect(() => () => drag.current?.stop(), []);

  return (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !painter.current) return;
    const row = painter.current.rowOf(event.target);
    const place = row === null ? painter.current.placeOf(event.target) : { row, column: active.column };
    if (!place) return;
    const mode = row === null ? 'cells' : 'rows';
    if (event.shiftKey) event.preventDefault();
    const { selection: picked, anchor } = pressed({ mode, place, extend: event.shiftKey }, selection, active);
    onSelection(picked);
    onActive(place);
    focus();
    drag.current?.stop();
    // A finger scrolls.
    if (event.pointerType === 'touch') return;
    drag.current = dragSelect(scroller.current!, painter.current, rowHeight, (at) => {
      onSelection(dragged(mode, anchor, at));
      onActive(mode === 'rows' ? { row: at.row, column: place.column } : at);
    });
  };
}
