import { RangeSetBuilder, type Extension } from '@codemirror/state';
import { Decoration, EditorView, ViewPlugin, type DecorationSet, type ViewUpdate } from '@codemirror/view';

/** How much further in than its line a wrapped part begins, in characters. */
const FURTHER = 2;
/** A line of only spaces and a few letters would have nothing left of a narrow editor. */
const MAX_INDENT = 24;

/** Wrapped lines are indented below the start of their text, so that the structure stays visible. */
export function hangingIndent(): Extension {
  return ViewPlugin.define((view) => new Hanging(view), { decorations: ({ decorations }) => decorations });
}

class Hanging {
  decorations: DecorationSet;

  constructor(view: EditorView) {
    this.decorations = indented(view);
  }

  update({ docChanged, viewportChanged, view }: ViewUpdate): void {
    if (docChanged || viewportChanged) this.decorations = indented(view);
  }
}

function indented(view: EditorView): DecorationSet {
  const made = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    for (let at = from; at <= to;) {
      const line = view.state.doc.lineAt(at);
      const indent = Math.min(MAX_INDENT, line.text.length - line.text.trimStart().length + FURTHER);
      made.add(line.from, line.from, Decoration.line({ attributes: { style: `padding-left: calc(8px + ${indent}ch); text-indent: -${indent}ch` } }));
      at = line.to + 1;
    }
  }
  return made.finish();
}
