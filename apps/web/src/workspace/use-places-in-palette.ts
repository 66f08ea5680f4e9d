import { useEffect } from 'react';
import { paletteStore } from '../lib/palette-state.ts';

/** Tables and columns that the palette finds are shown by `go` while the screen is open. */
export function usePlacesInPalette(go: (to: { table: string; column?: string }) => void): void {
  useEffect(() => {
    paletteStore.setState({ goTo: go });
    return () => paletteStore.setState({ goTo: null });
  }, [go]);
}
