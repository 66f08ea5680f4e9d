import { useEffect, type CSSProperties } from 'react';
import { toast, Toaster } from 'sonner';
import { useStore } from 'zustand';
import { notesStore } from '../../lib/notify.ts';
import { useTheme } from '../../lib/theme.ts';

const LOOK = {
  fontFamily: 'inherit',
  '--width': '320px',
  '--border-radius': 'var(--radius-pane)',
  '--normal-bg': 'var(--surface)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
} as CSSProperties;

/** Where notes appear. */
export function Notes() {
  const waiting = useStore(notesStore, (state) => state.waiting);
  useEffect(() => {
    for (const { text, id, milliseconds, isError, action } of waiting)
      (isError ? toast.error : toast)(text, {
        ...(id ? { id } : {}),
        ...(milliseconds ? { duration: milliseconds } : {}),
        ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
      });
    if (waiting.length > 0) notesStore.setState({ waiting: [] });
  }, [waiting]);
  return <Toaster theme={useTheme()} position="bottom-right" gap={8} style={LOOK} toastOptions={{ duration: 6_000 }} />;
}
