import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { EDITOR_LOOK } from '../../components/editor/editor-look.ts';
import { hangingIndent } from './hanging-indent.ts';
import type { Fault } from './find-faults.ts';
import styles from './packs.module.css';

export type JsonEditorHandle = { /** Selects a line, from 1, and shows it. */ showLine(line: number): void };

type JsonEditorProps = { ref: Ref<JsonEditorHandle>; label: string; text: string; faults: readonly Fault[]; onChange: (text: string) => void };

/** Where JSON is written: numbered lines, colours, brackets that close, and faults at their lines. Tab leaves it. */
export function JsonEditor({ ref, label, text, faults, onChange }: JsonEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const changed = useEffectEvent(onChange);
  const begin = useEffectEvent((parent: HTMLElement) => new EditorView({ parent, state: stateOf(text, label, (now) => changed(now)) }));
  useEffect(() => {
    const made = (view.current = begin(place.current!));
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const now = view.current;
    if (!now) return;
    const marks = faults.flatMap(({ line, message }) => {
      if (line > now.state.doc.lines) return [];
      const { from, to, text: written } = now.state.doc.line(line);
      const indent = written.length - written.trimStart().length;
      return [{ from: from + indent, to, severity: 'error' as const, message }];
    });
    now.dispatch(setDiagnostics(now.state, marks));
  }, [faults]);
  useImperativeHandle(ref, () => ({
    showLine(line) {
      const now = view.current!;
      const { from, to } = now.state.doc.line(Math.min(line, now.state.doc.lines));
      now.dispatch({ selection: { anchor: from, head: to }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      now.focus();
    },
  }));
  return <div ref={place} className={`min-width-0 on-surface rounded clip ${styles.jsonEditor}`} />;
}

function stateOf(text: string, label: string, onChange: (text: string) => void): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      lintGutter(),
      lineNumbers(),
      highlightActiveLine(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      json(),
      EditorView.lineWrapping,
      hangingIndent(),
      EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onChange(state.doc.toString());
      }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
      EDITOR_LOOK,
    ],
  });
}
