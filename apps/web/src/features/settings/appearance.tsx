import { Segmented } from '../../components/ui/segmented.tsx';
import { DENSITIES, setDensity, useDensity, type Density } from '../../lib/density.ts';
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts';
import { useMe } from '../../queries/me.ts';
import styles from './settings.module.css';

const THEMES = [
  { id: 'system', label: 'As the system' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;
const ROWS: readonly { id: Density; label: string }[] = [
  { id: 'compact', label: `Low, ${DENSITIES.compact} px` },
  { id: 'normal', label: `Normal, ${DENSITIES.normal} px` },
  { id: 'roomy', label: `High, ${DENSITIES.roomy} px` },
];
/** The operator's guide, in the repository. */
const GUIDE = 'docs/guides/team-server.md';

/** How it looks, in this browser alone. */
export function Appearance() {
  const me = useMe();
  return (
    <>
      <section className={styles.group} aria-labelledby="appearance">
        <h2 id="appearance">Appearance</h2>
        <p className={styles.said}>Kept in this browser.</p>
        <div>
          <p className={styles.legend}>Colours</p>
          <Segmented label="Colours" options={THEMES} value={useThemeChoice()} onChange={chooseTheme} />
        </div>
        <div>
          <p className={styles.legend}>Rows of tables</p>
          <Segmented label="Rows of tables" options={ROWS} value={useDensity()} onChange={setDensity} />
        </div>
        <p className={styles.hint}>Motion follows the system: where it asks for less, there is none.</p>
      </section>
      {me?.mode === 'local' ? (
        <section className={styles.group} aria-labelledby="local">
          <h2 id="local">No sign-in</h2>
          <p className={styles.said}>
            Only this machine can reach Seedbed, so anyone who opens it is its owner. To share it with a team, run it as a server: <code>{GUIDE}</code> shows
            how.
          </p>
        </section>
      ) : null}
    </>
  );
}
