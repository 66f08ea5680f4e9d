import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { isKey } from '../../lib/keys.ts';
import { closePalette, openPalette, paletteStore, showKeys } from '../../lib/palette-state.ts';

const Palette = lazyPart(() => import('./palette.tsx').then(({ Palette }) => Palette), 'over');
const KeysSheet = lazyPart(() => import('./keys-sheet.tsx').then(({ KeysSheet }) => KeysSheet), 'over');

/** Listens for ⌘K, ⌘P and ? everywhere, and loads the palette and the sheet of keys on first use. */
export function PaletteHost() {
  const { open, start, keys } = useStore(paletteStore);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKey(event, 'help')) return showKeys(true);
      const start = isKey(event, 'palette') ? '' : isKey(event, 'table') ? '#' : null;
      if (start === null) return;
      event.preventDefault();
      if (paletteStore.getState().open) closePalette();
      else openPalette(start);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Suspense fallback={null}>
      {open ? <Palette start={start} /> : null}
      {keys ? <KeysSheet onClose={() => showKeys(false)} /> : null}
    </Suspense>
  );
}
