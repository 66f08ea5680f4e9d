import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { Splitter } from '../../components/ui/splitter.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { SqlEditorHandle } from './editor/sql-editor.tsx';
import { keptSql, keepSql } from './kept-sql.ts';
import { selectionAt } from './selection-at.ts';
import { SqlBar } from './sql-bar.tsx';
import { SqlPane, type ResultRows } from './sql-pane.tsx';
import { SqlSide } from './sql-side.tsx';
import { useQueryRun } from './use-query-run.ts';
import { useRunHistory } from './use-run-history.ts';
import { useSqlLayout } from './use-sql-layout.ts';
import styles from './sql.module.css';

const SqlEditor = lazyPart(() => import('./editor/sql-editor.tsx').then(({ SqlEditor }) => SqlEditor), 'pane');

type SqlBoxProps = {
  /** From the address; the text typed last if there is none. */
  sql: string | undefined;
  /** Used if nothing was typed yet. */
  example: string;
  onRun: (sql: string) => void;
  Rows: ResultRows;
};

/** A query next to the tables that it may read, and below it its result, from a private Postgres with the rows. */
export function SqlBox({ sql: lastQuery, example, onRun, Rows }: SqlBoxProps) {
  const id = useDraft((state) => state.datasetId);
  const editor = useRef<SqlEditorHandle>(null);
  const [text, setText] = useState(() => lastQuery ?? keptSql(id) ?? example);
  const [begun] = useState(text);
  const latest = useRef(text);
  const layout = useSqlLayout();
  const history = useRunHistory(id);
  const { running, run, stop } = useQueryRun(history, (sql, position, message) => {
    if (latest.current === sql) editor.current?.mark(...selectionAt(sql, position), message);
  });
  const isEmpty = text.trim() === '';
  const write = (next: string) => {
    latest.current = next;
    setText(next);
    keepSql(id, next);
  };
  const runNow = (sql: string) => {
    if (sql.trim() === '') return;
    onRun(sql);
    run(sql);
  };
  const runOther = (sql: string) => {
    editor.current?.replace(sql);
    runNow(sql);
  };
  const insert = (name: string, whole: string) => (isEmpty ? editor.current?.replace(whole) : editor.current?.insert(name));
  const side = (onDone: () => void) => (
    <SqlSide
      history={history}
      onInsert={(name, whole) => {
        insert(name, whole);
        onDone();
      }}
      onRun={(sql) => {
        runOther(sql);
        onDone();
      }}
    />
  );
  return (
    <div className="row grow min-height-0" style={{ '--editor-height': `${layout.editor}px`, '--side-width': `${layout.side}px` } as React.CSSProperties}>
      <aside className={`rigid min-height-0 on-bg stack ${styles.side}`} aria-label="Tables and earlier queries">
        {side(() => undefined)}
      </aside>
      <Splitter label="Width of the tables" side="left" value={layout.side} min={180} max={420} onChange={layout.setSide} />
      <div className="fill min-height-0 on-surface stack">
        <div className={`clip rigid ${styles.editor}`}>
          <Suspense fallback={<SkeletonLines count={5} label="Opening the editor" />}>
            <SqlEditor ref={editor} label="Query" text={begun} onChange={write} onRun={() => runNow(latest.current)} />
          </Suspense>
        </div>
        <Splitter label="Height of the query" side="top" value={layout.editor} min={96} max={640} onChange={layout.setEditor} />
        <SqlBar
          sql={text}
          side={side}
          history={history}
          isPending={running.isPending}
          onRun={() => {
            runNow(latest.current);
          }}
          onStop={stop}
        />
        <SqlPane running={running} Rows={Rows} />
      </div>
    </div>
  );
}
