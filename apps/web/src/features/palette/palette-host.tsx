import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { isKey } from '../../lib/keys.ts';
import { closePalette, openPalette, paletteStore, showKeys } from '../../lib/palette-state.ts';

const Palette = lazyPart(() => import('./palette.tsx').then(({ Palette }) => Palette), 'over');
const KeysSheet = lazyPart(() => import('./keys-sheet.tsx').then(({ KeysSheet }) => KeysSheet), 'over');

/** A key pressed before the palette has loaded: its letter is stored, and Enter does not run an unseen command. */
function keepKey(event: KeyboardEvent): void {
  const { open, isShown, start } = paletteStore.getState();
  if (!open || isShown || Palette.isMissing() || event.ctrlKey || event.metaKey || event.isComposing) return;
  if (event.key === 'Escape') closePalette();
  else if (event.key === 'Backspace') openPalette(start.slice(0, -1));
  else if ([...event.key].length === 1) openPalette(start + event.key);
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Listens for ⌘K, ⌘P and ? everywhere, and loads the palette and the sheet of keys on first use. */
export function PaletteHost() {
  const { open, keys } = useStore(paletteStore);
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
    window.addEventListener('keydown', keepKey, true);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keydown', keepKey, true);
    };
  }, []);
  return (
    <Suspense fallback={null}>
      {open ? <Palette /> : null}
      {keys ? <KeysSheet onClose={() => showKeys(false)} /> : null}
    </Suspense>
  );
}
