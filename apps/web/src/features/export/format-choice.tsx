import { Segmented } from '../../components/ui/segmented.tsx';
import { FORMAT_GROUPS, formatSaid, type Choice } from './formats.ts';
import styles from './export.module.css';

/** One format of all, in groups by what takes it. */
export function FormatChoice({ value, onChange }: { value: Choice; onChange: (choice: Choice) => void }) {
  return (
    <div role="group" aria-label="Format">
      <span className={styles.label}>Format</span>
      <div className={styles.formats}>
        {FORMAT_GROUPS.map(({ label, choices }) => (
          <div key={label} className={styles.formatGroup}>
            <span className={styles.formatLabel} aria-hidden>
              {label}
            </span>
            <Segmented label={label} options={choices} value={value} onChange={onChange} />
          </div>
        ))}
      </div>
      <p className={styles.hint}>{formatSaid(value)}</p>
    </div>
  );
}
