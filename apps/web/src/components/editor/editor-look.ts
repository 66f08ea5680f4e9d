import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours are those of the types of values, which have the contrast of text in both themes. */
const WORDS = HighlightStyle.define([
  { tag: tags.keyword, color: 'var(--t-json)' },
  { tag: tags.propertyName, color: 'var(--t-json)' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--accent)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--t-num)' },
  { tag: [tags.typeName, tags.standard(tags.name)], color: 'var(--t-bool)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.operator, tags.punctuation, tags.separator, tags.paren, tags.squareBracket, tags.brace], color: 'var(--ink-2)' },
]);

const THEME = EditorView.theme({
  '&': { height: '100%', background: 'var(--surface)', color: 'var(--ink)', font: 'var(--text-editor)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { font: 'var(--text-editor)', overflow: 'auto' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 12px 0 8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '1.5px' },
  '.cm-gutters': { background: 'var(--surface)', color: 'var(--ink-3)', border: '0', paddingLeft: '4px' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '28px', padding: '0 6px 0 4px', fontVariantNumeric: 'tabular-nums' },
  '.cm-activeLine': { background: 'color-mix(in oklab, var(--hover) 45%, transparent)' },
  '.cm-activeLineGutter': { background: 'none', color: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { background: 'var(--selected)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { background: 'var(--hover)', outline: '1px solid var(--line-strong)' },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '.cm-lintRange-error': {
    background: 'none',
    textDecoration: 'underline wavy 1px',
    textDecorationColor: 'var(--error)',
    textUnderlineOffset: '4px',
    textDecorationSkipInk: 'none',
  },
  // Selected, a line below a word would be as dark as the word.
  '.cm-lintRange-error::selection, .cm-lintRange-error *::selection': { color: 'var(--error)' },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--error)' },
  '.cm-gutter-lint': { width: '14px' },
  '.cm-gutter-lint .cm-gutterElement': { padding: '0 0 0 2px' },
  '.cm-lint-marker-error': { content: 'none', width: '8px', height: '8px', marginTop: '6px', borderRadius: '50%', background: 'var(--error)' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: '6px',
    background: 'var(--surface)',
    color: 'var(--ink)',
    boxShadow: 'var(--shadow)',
    overflow: 'hidden',
  },
  '.cm-diagnostic': { padding: '6px 10px', font: 'var(--text-body)', border: '0', borderLeft: '3px solid var(--error)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: 'none', padding: '4px', font: 'var(--text-mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '26px',
    padding: '0 8px',
    borderRadius: '4px',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--selected)', color: 'var(--ink)' },
  '.cm-completionDetail': { margin: '0 0 0 auto', paddingLeft: '16px', color: 'var(--ink-3)', fontStyle: 'normal' },
  '.cm-completionMatchedText': { color: 'var(--accent)', textDecoration: 'none', fontWeight: '600' },
  '.cm-completionIcon': { width: '10px', padding: '0', opacity: '1', color: 'var(--ink-3)', fontSize: '10px' },
  '.cm-completionIcon-property::after': { content: '"▪"' },
  '.cm-completionIcon-type::after, .cm-completionIcon-namespace::after, .cm-completionIcon-class::after': { content: '"▦"' },
  '.cm-completionIcon-keyword::after': { content: '""' },
});

export const EDITOR_LOOK: Extension = [THEME, syntaxHighlighting(WORDS)];
