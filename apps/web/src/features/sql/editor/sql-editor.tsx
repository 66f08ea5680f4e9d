import { setDiagnostics } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { sqlState } from './sql-state.ts';

export type SqlEditorHandle = {
  /** Inserts at the cursor, replacing the selection. */
  insert(text: string): void;
  /** Replaces the whole text, as one undo step. */
  replace(text: string): void;
  /** Marks a part as wrong, and selects it. */
  mark(from: number, to: number, message: string): void;
  focus(): void;
};

type SqlEditorProps = {
  readonly ref: Ref<SqlEditorHandle>;
  readonly label: string;
  /** The initial text. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
};

/** The editor of a query. */
export function SqlEditor({ ref, label, text, onChange, onRun }: SqlEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const draft = useDraftStore();
  const changed = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const begin = useEffectEvent((parent: HTMLElement) => {
    const tables = () => draft.getState().blueprint.tables;
    const state = sqlState({ text, label, tables, onChange: (now) => changed(now), onRun: () => run() });
    return new EditorView({ parent, state });
  });
  useEffect(() => {
    const made = (view.current = begin(place.current!));
    return () => made.destroy();
  }, []);
  useImperativeHandle(ref, () => ({
    insert(written) {
      const { state, dispatch } = view.current!;
      const { from } = state.selection.main;
      const before = from > 0 && !/[\s(.,]/.test(state.sliceDoc(from - 1, from)) ? ' ' : '';
      dispatch.call(view.current, state.replaceSelection(before + written));
      view.current!.focus();
    },
    replace(written) {
      const { length } = view.current!.state.doc;
      view.current!.dispatch({ changes: { from: 0, to: length, insert: written }, selection: { anchor: written.length }, scrollIntoView: true });
    },
    mark(from, to, message) {
      const now = view.current!;
      now.dispatch(setDiagnostics(now.state, [{ from, to, severity: 'error', message }]));
      now.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
      now.focus();
    },
    focus: () => view.current!.focus(),
  }));
  return <div ref={place} className="clip full-height min-height-0" />;
}
