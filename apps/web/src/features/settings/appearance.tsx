import { Segmented } from '../../components/ui/segmented.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { DENSITIES, setDensity, useDensity, type Density } from '../../lib/density.ts';
import { lettersOff } from '../../lib/letter-keys.ts';
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts';
import { About } from './about.tsx';
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
/** What the sample shows: enough kinds of value to judge a height by. */
const SAMPLE = [
  ['1', 'Mara Lindt', 'shipped', '41.90'],
  ['2', 'Jonas Weber', 'paid', '112.00'],
  ['3', 'Ilse Hofer', 'open', '8.50'],
] as const;

/** Appearance and keys, for this browser only. */
export function Appearance() {
  const density = useDensity();
  const areOff = lettersOff.use();
  return (
    <>
      <section className="stack gap-4 min-width-0" aria-labelledby="appearance">
        <h2 id="appearance">Appearance</h2>
        <p className={`quiet pretty ${styles.said}`}>Saved in this browser.</p>
        <div className={`line apart border-above ${styles.setting}`}>
          <div>
            <p className={`label ${styles.legend}`}>Theme</p>
            <p className="note pretty">System follows light and dark of your device.</p>
          </div>
          <Segmented label="Theme" options={THEMES} value={useThemeChoice()} onChange={chooseTheme} />
        </div>
        <div className={`line apart border-above ${styles.setting}`}>
          <div>
            <p className={`label ${styles.legend}`}>Row height</p>
            <p className="note pretty">Of every grid.</p>
          </div>
          <Segmented label="Row height" options={ROWS} value={density} onChange={setDensity} />
        </div>
        <table
          className={`full-width text-cell figures on-surface border collapse ${styles.sample}`}
          aria-hidden
          style={{ '--row': `${DENSITIES[density]}px` } as React.CSSProperties}
        >
          <tbody>
            {SAMPLE.map((cells) => (
              <tr key={cells[0]}>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note pretty">Animations follow the system’s setting for reduced motion.</p>
      </section>
      <section className="stack gap-4 min-width-0" aria-labelledby="keyboard">
        <h2 id="keyboard">Keyboard</h2>
        <div className={`line apart border-above ${styles.setting}`}>
          <div>
            <p className={`label ${styles.legend}`}>Single-letter shortcuts</p>
            <p className="note pretty">
              <kbd>G</kbd> and a letter goes to a screen, <kbd>?</kbd> lists all keys. Keys of the grid and the diagram work in both cases.
            </p>
          </div>
          <Switch isSelected={!areOff} onChange={lettersOff.toggle}>
            <span aria-hidden>{areOff ? 'Off' : 'On'}</span>
            <span className="visually-hidden">Single-letter shortcuts</span>
          </Switch>
        </div>
      </section>
      <About />
    </>
  );
}
