import { acceptCompletion, autocompletion, closeBrackets, closeBracketsKeymap, closeCompletion, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { PostgreSQL, sql } from '@codemirror/lang-sql';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightActiveLineGutter, keymap, lineNumbers, placeholder } from '@codemirror/view';
import type { BlueprintTable } from '@seedbed/contract';
import { columnSource, namespaceOf } from './completions.ts';
import { EDITOR_LOOK } from '../../../components/editor/editor-look.ts';

type EditorOptions = {
  readonly text: string;
  readonly label: string;
  readonly tables: () => readonly BlueprintTable[];
  readonly onChange: (text: string) => void;
  readonly onRun: () => void;
};

/** An editor of SQL as Postgres writes it, which knows the tables. Tab leaves it, but for a completion, which it takes. */
export function sqlState({ text, label, tables, onChange, onRun }: EditorOptions): EditorState {
  const run = (view: EditorView) => {
    // The completion list would cover the rows.
    closeCompletion(view);
    onRun();
    return true;
  };
  return EditorState.create({
    doc: text,
    extensions: [
      Prec.highest(
        keymap.of([
          { key: 'Mod-Enter', run },
          // Also on a Mac: other editors accept both.
          { key: 'Ctrl-Enter', run },
          { key: 'Tab', run: acceptCompletion },
        ]),
      ),
      lintGutter(),
      lineNumbers(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      // As many as fit without scrolling: the list scrolls with the keys.
      autocompletion({ maxRenderedOptions: 8 }),
      sql({ dialect: PostgreSQL, schema: namespaceOf(tables()), defaultSchema: 'public' }),
      PostgreSQL.language.data.of({ autocomplete: columnSource(tables) }),
      placeholder('select …'),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' }),
      EditorView.updateListener.of(({ docChanged, state, view }) => {
        if (!docChanged) return;
        onChange(state.doc.toString());
        // Errors of the previous text do not apply to this one.
        view.dispatch(setDiagnostics(state, []));
      }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
      EDITOR_LOOK,
    ],
  });
}
