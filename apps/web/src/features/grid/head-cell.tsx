import { KeyRound } from 'lucide-react';
import { memo, Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { ORIGIN_WORDS, originOf } from '../../workspace/origin.ts';
import { isUnrecognised } from '../../workspace/recognised.ts';
import type { ColumnActs } from './column-actions.ts';
import styles from './grid.module.css';
import { ResizeHandle } from './resize-handle.tsx';
import { Sprig, type SprigShape } from './sprig.tsx';
import type { ShownColumns } from './use-column-view.ts';

/** After the first rows. */
const Maker = lazyPart(() => import('./maker.tsx').then(({ Maker }) => Maker), 'nothing');

const HeadMenu = lazyPart(() => import('./head-menu.tsx').then(({ HeadMenu }) => HeadMenu), 'nothing');

/** A note about a column: a short text below its name, and a full one. `isFaint`: it is not important. */
export type HeadNote = { readonly text: string; readonly words: string; readonly isFaint?: boolean };

/** What a press on a column's name does. The same functions with every render. */
export type HeadActs = {
  readonly select: (index: number, extend: boolean) => void;
  readonly menu: (index: number | null) => void;
  /** The data of the column's menu. */
  readonly menuOf: (index: number) => { readonly shown: ShownColumns; readonly acts: ColumnActs };
  readonly review: (column: string) => void;
  readonly resize: (index: number, width: number) => void;
  readonly fit: (index: number) => void;
};

type HeadCellProps = {
  column: GridColumn;
  /** Its index among the shown columns. */
  index: number;
  /** In px, like the next member. */
  left: number;
  width: number;
  pin: 'pinned' | 'last' | null;
  isActive: boolean;
  isPicked: boolean;
  /** Where the dragged column would be inserted. */
  drop: 'before' | 'after' | null;
  isDragged: boolean;
  sorted: 'ascending' | 'descending' | null;
  note: HeadNote | undefined;
  /** Null until it is known; undefined if none is shown. */
  sprig: SprigShape | null | undefined;
  /** Whether a line names the column's generator. */
  hasMaker: boolean;
  /** Once the first rows are there. */
  isStarted: boolean;
  isMenuOpen: boolean;
  on: HeadActs;
};

/** A column's name, key marks and live histogram. Made again only when one of these changes, as an edit is about one column of many. */
export const HeadCell = memo(function HeadCell(props: HeadCellProps) {
  const { column, index, width, note, sorted, sprig, isStarted, on } = props;
  return (
    <div
      role="columnheader"
      aria-colindex={index + 2}
      aria-label={[headerWords(column), ...(note ? [note.words] : [])].join(', ')}
      aria-sort={sorted ?? undefined}
      className={`stack apart pointer full-height absolute ${styles.headCell}`}
      data-index={index}
      data-pinned={props.pin ? '' : undefined}
      data-pin-end={props.pin === 'last' ? '' : undefined}
      data-active={props.isActive ? '' : undefined}
      data-picked={props.isPicked ? '' : undefined}
      data-drop={props.drop ?? undefined}
      data-dragged={props.isDragged ? '' : undefined}
      style={{ left: props.left, width }}
      title={`${column.name} · ${column.column.type}${note ? ` · ${note.words}` : ''}`}
      onClick={(event) => on.select(index, event.shiftKey)}
      onContextMenu={(event) => {
        event.preventDefault();
        on.menu(index);
      }}
    >
      <span className="row gap-2 baseline min-width-0 text-label">
        <span className={`cut ${styles.headText}`} data-unrecognised={isUnrecognised(column.column) || undefined}>
          {column.name}
        </span>
        {sorted ? <span className={`rigid accent ${styles.sortGlyph}`}>{sorted === 'descending' ? '↓' : '↑'}</span> : null}
        {column.keyed ? <KeyRound aria-hidden className={`rigid faint ${styles.keyGlyph}`} /> : null}
        {column.relation ? <span className={`rigid faint ${styles.glyph} ${styles.fkGlyph}`}>→</span> : null}
        {column.derived ? <span className={`rigid faint ${styles.glyph}`}>Σ</span> : null}
        {column.mark ? <span className={`rigid faint ${styles.glyph}`}>{column.mark}</span> : null}
      </span>
      {note ? (
        <span className={`cut ink ${styles.headNote}`} data-faint={note.isFaint || undefined}>
          {note.text}
        </span>
      ) : null}
      {sprig === undefined ? null : <Sprig shape={sprig} width={width - 16} />}
      {/* The space separates the name for screen readers. */ ' '}
      {props.hasMaker && isStarted ? (
        <Suspense fallback={<span className={`cut faint ${styles.maker}`} />}>
          <Maker column={column} room={width - 16} onReview={on.review} />
        </Suspense>
      ) : null}
      <span className={`absolute ${styles.headMenu}`} onClick={(event) => event.stopPropagation()}>
        {isStarted ? (
          <Suspense>
            <HeadMenu name={column.name} index={index} isOpen={props.isMenuOpen} on={on} />
          </Suspense>
        ) : null}
      </span>
      <ResizeHandle name={column.name} width={width} onResize={(to) => on.resize(index, to)} onFit={() => on.fit(index)} />
    </div>
  );
});

function headerWords(column: GridColumn): string {
  const origin = originOf(column.column);
  const marks = [
    column.keyed ? 'key' : '',
    column.relation ? `refers to ${column.relation.to.table}` : '',
    column.mark ? 'made by Postgres' : '',
    column.derived ? 'computed from other cells' : '',
    isUnrecognised(column.column) ? 'not recognised' : '',
    origin && !column.relation && !column.mark ? ORIGIN_WORDS[origin] : '',
  ].filter(Boolean);
  return [column.name, column.column.type, ...marks].join(', ');
}
