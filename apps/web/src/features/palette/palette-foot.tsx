import type { PaletteScope } from '../../lib/palette-state.ts';
import styles from './palette.module.css';

/** The key hints of the palette, not needed for pointers. */
export function PaletteFoot({ scope, hasColumns }: { scope: PaletteScope | null; hasColumns: boolean }) {
  return (
    <p className={`note line nowrap on-bg border-above clip ${styles.foot}`}>
      <Hint keys="↵">Open</Hint>
      {hasColumns ? <Hint keys="Tab">Columns</Hint> : null}
      {scope ? <Hint keys="⌫">Everything</Hint> : null}
      {scope ? null : (
        <span className={`row push-end ${styles.footEnd}`}>
          <Hint keys="#">Tables</Hint>
          <Hint keys="@">Columns</Hint>
          <Hint keys=">">Commands</Hint>
          <Hint keys=":500">Row</Hint>
        </span>
      )}
    </p>
  );
}

function Hint({ keys, children }: { keys: string; children: string }) {
  return (
    <span>
      <kbd>{keys}</kbd> {children}
    </span>
  );
}
