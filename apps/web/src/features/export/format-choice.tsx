import { FORMAT_GROUPS, formatDescription, type Choice } from './formats.ts';
import styles from './export.module.css';

/** One format for all: one group of radio buttons, in rows by target. */
export function FormatChoice({ value, onChange }: { value: Choice; onChange: (choice: Choice) => void }) {
  return (
    <div>
      <span className={`label block ${styles.label}`}>Format</span>
      <div className="card" role="radiogroup" aria-label="Format">
        {FORMAT_GROUPS.map(({ label, choices }) => (
          <div key={label} className={`grid center ${styles.formatGroup}`} role="group" aria-label={label}>
            <span className="note" aria-hidden>
              {label}
            </span>
            <span className={`row wrap ${styles.formatRow}`}>
              {choices.map((choice) => (
                <label key={choice.id} className={`gap-3 pointer center ${styles.format}`}>
                  <input type="radio" name="format" checked={choice.id === value} onChange={() => onChange(choice.id)} />
                  {choice.label}
                </label>
              ))}
            </span>
          </div>
        ))}
      </div>
      <p className={`faint ${styles.hint}`}>{formatDescription(value)}</p>
    </div>
  );
}
