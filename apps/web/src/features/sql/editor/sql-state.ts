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
    // It would cover the rows that come.
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
          // On a Mac as well: other editors take either.
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
      // As many as need no scrolling: the list moves on with the keys.
      autocompletion({ maxRenderedOptions: 8 }),
      sql({ dialect: PostgreSQL, schema: namespaceOf(tables()), defaultSchema: 'public' }),
      PostgreSQL.language.data.of({ autocomplete: columnSource(tables) }),
      placeholder('select …'),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, autocapitalize: 'off', autocorrect: 'off', spellcheck: 'false' }),
      EditorView.updateListener.of(({ docChanged, state, view }) => {
        if (!docChanged) return;
        onChange(state.doc.toString());
        // What was wrong with the text before says nothing of this one.
        view.dispatch(setDiagnostics(state, []));
      }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
      EDITOR_LOOK,
    ],
  });
}
