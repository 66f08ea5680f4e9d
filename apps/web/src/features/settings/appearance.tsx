import { Segmented } from '../../components/ui/segmented.tsx';
import { setDensity, useDensity, type Density } from '../../lib/density.ts';
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts';
import styles from './settings.module.css';

const THEMES = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;
const ROWS: readonly { id: Density; label: string }[] = [
  { id: 'compact', label: 'Compact' },
  { id: 'normal', label: 'Normal' },
  { id: 'roomy', label: 'Tall' },
];
/** Appearance, for this browser only. */
export function Appearance() {
  return (
    <section className={styles.group} aria-labelledby="appearance">
      <h2 id="appearance">Appearance</h2>
      <p className={styles.said}>Saved in this browser.</p>
      <div>
        <p className={styles.legend}>Theme</p>
        <Segmented label="Theme" options={THEMES} value={useThemeChoice()} onChange={chooseTheme} />
      </div>
      <div>
        <p className={styles.legend}>Row height</p>
        <Segmented label="Row height" options={ROWS} value={useDensity()} onChange={setDensity} />
      </div>
      <p className={styles.hint}>Animations follow the system’s setting for reduced motion.</p>
    </section>
  );
}
