import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { isKey } from '../../lib/keys.ts';
import { closePalette, openPalette, paletteStore } from './palette-state.ts';

const Palette = lazy(() => import('./palette.tsx').then((file) => ({ default: file.Palette })));

/** Listens for ⌘K and ⌘P everywhere, and loads the palette when it is first asked for. */
export function PaletteHost() {
  const { open, start } = useStore(paletteStore);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const start = isKey(event, 'palette') ? '' : isKey(event, 'table') ? '#' : null;
      if (start === null) return;
      event.preventDefault();
      if (paletteStore.getState().open) closePalette();
      else openPalette(start);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return open ? (
    <Suspense fallback={null}>
      <Palette start={start} />
    </Suspense>
  ) : null;
}
