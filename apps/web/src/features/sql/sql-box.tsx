import { useMutation } from '@tanstack/react-query';
import { ClientProblem } from '@seedbed/client';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Labelled } from '../../components/ui/field.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { saveDraft } from '../../workspace/draft/save-draft.ts';
import { runSql } from './api.ts';
import { keptSql, keepSql } from './kept-sql.ts';
import { selectionAt } from './selection-at.ts';
import { SqlResult, type ResultRows } from './sql-result.tsx';
import styles from './sql.module.css';

type SqlBoxProps = {
  /** Of the address; what was typed last where it has none. */
  sql: string | undefined;
  /** Where nothing was typed yet. */
  example: string;
  onRun: (sql: string) => void;
  Rows: ResultRows;
};

/** A query, and its answer from a private Postgres that holds the rows. */
export function SqlBox({ sql: asked, example, onRun, Rows }: SqlBoxProps) {
  const id = useDraft((state) => state.datasetId);
  const draft = useDraftStore();
  const area = useRef<HTMLTextAreaElement>(null);
  const under = useRef<AbortController>(null);
  const [text, setText] = useState(() => asked ?? keptSql(id) ?? example);
  const running = useMutation({
    mutationFn: async (sql: string) => {
      under.current?.abort();
      const control = (under.current = new AbortController());
      await saveDraft(draft);
      control.signal.throwIfAborted();
      const { base, saving } = draft.getState();
      return { result: await runSql(id, base, sql, control.signal), isSaved: saving.state === 'saved' };
    },
    onError: (error, sql) => {
      const position = error instanceof ClientProblem ? error.fact('position') : undefined;
      if (typeof position !== 'number' || area.current?.value !== sql) return;
      area.current.focus();
      area.current.setSelectionRange(...selectionAt(sql, position));
    },
  });
  useEffect(() => () => under.current?.abort(), []);
  const isEmpty = text.trim() === '';
  const run = () => {
    if (isEmpty) return;
    onRun(text);
    running.mutate(text);
  };
  const stop = () => {
    under.current?.abort();
    running.reset();
  };
  return (
    <div className={styles.box}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <Labelled label="Query" hint="One SELECT, in the SQL of Postgres. It changes nothing.">
          {(field) => (
            <textarea
              ref={area}
              id={field}
              className={styles.area}
              rows={7}
              spellCheck={false}
              autoCapitalize="off"
              aria-invalid={running.isError}
              value={text}
              onChange={({ target }) => {
                setText(target.value);
                keepSql(id, target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
                event.preventDefault();
                run();
              }}
            />
          )}
        </Labelled>
        <div className={styles.actions}>
          <Button type="submit" look="primary" isDisabled={isEmpty} isPending={running.isPending}>
            {running.isPending ? 'Running…' : 'Run'}
          </Button>
          {running.isPending ? <Button onPress={stop}>Cancel</Button> : <kbd className={styles.key}>Ctrl/⌘ Enter</kbd>}
        </div>
      </form>
      {running.isError ? <ErrorNote error={running.error} /> : null}
      {running.isPending ? (
        <div className={styles.waiting}>
          <p role="status">Running. The first query of a revision loads its rows, which takes a few seconds.</p>
          <SkeletonLines count={6} label="Running the query" />
        </div>
      ) : running.data ? (
        <SqlResult key={running.submittedAt} {...running.data} edition={running.submittedAt} Rows={Rows} />
      ) : running.isError ? null : (
        <p className={styles.hint}>The result appears here. Rows come from the saved revision; large tables are queried by their first rows.</p>
      )}
    </div>
  );
}
