import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster } from 'sonner';
import { useStore } from 'zustand';
import { notesStore } from '../../lib/notify.ts';
import { noteKeys } from '../../lib/note-keys.ts';
import { useTheme } from '../../lib/theme.ts';

const LOOK = {
  fontFamily: 'inherit',
  '--width': '296px',
  '--border-radius': 'var(--radius-pane)',
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
} as CSSProperties;

const USUAL_MS = 6_000;
const keys = noteKeys();

/** Where notes appear: in the middle above the line for words, so that neither the inspector nor that line is covered. */
export function Notes() {
  const waiting = useStore(notesStore, (state) => state.waiting);
  useEffect(() => {
    for (const { text, id, milliseconds, isError, action } of waiting) {
      const gone = () => id && keys.gone(id);
      (isError ? toast.error : toast)(text, {
        ...(id ? { id: keys.keyOf(id), onAutoClose: gone, onDismiss: gone } : {}),
        duration: milliseconds ?? USUAL_MS,
        // Set even if undefined: a note that replaces another keeps the members that it does not set.
        action: action
          ? {
              label: action.label,
              onClick: () => {
                gone();
                action.run();
              },
            }
          : undefined,
      });
    }
    if (waiting.length > 0) notesStore.setState({ waiting: [] });
  }, [waiting]);
  useEffect(letFocusLeave, []);
  return <Toaster theme={useTheme()} position="bottom-center" gap={8} offset={{ bottom: 88 }} mobileOffset={{ bottom: 96 }} style={LOOK} />;
}

/**
 * Sonner returns the focus to its origin when Tab leaves its notes, so that the keyboard could never get past one. Here it does not receive
 * such an event.
 */
function letFocusLeave(): () => void {
  let isTab = false;
  const onKey = (event: KeyboardEvent) => {
    isTab = event.type === 'keydown' && event.key === 'Tab';
  };
  const onLeave = (event: FocusEvent) => {
    if (isTab && event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) event.stopPropagation();
  };
  const listened = new AbortController();
  const options = { capture: true, signal: listened.signal };
  window.addEventListener('keydown', onKey, options);
  window.addEventListener('keyup', onKey, options);
  window.addEventListener('focusout', onLeave, options);
  return () => listened.abort();
}
