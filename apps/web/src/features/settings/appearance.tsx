import { Segmented } from '../../components/ui/segmented.tsx';
import { setDensity, useDensity, type Density } from '../../lib/density.ts';
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts';
import { useMe } from '../../queries/me.ts';
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
/** The operator's guide, in the manual that the server has. */
const GUIDE = '/docs/guides/team-server.html';

/** How it looks, in this browser alone. */
export function Appearance() {
  const me = useMe();
  return (
    <>
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
      {me?.mode === 'local' ? (
        <section className={styles.group} aria-labelledby="local">
          <h2 id="local">No sign-in</h2>
          <p className={styles.said}>
            Only this machine can reach Seedbed, so anyone who opens it is its owner. To share it with a team, <a href={GUIDE}>run it as a server</a>.
          </p>
        </section>
      ) : null}
    </>
  );
}
