import field from '../../../components/ui/field.module.css';
import styles from './say-waiting.module.css';

/** The line below the grid before it can be used: it holds its place and shows what it waits for. */
export function SayWaiting() {
  return (
    <div className={`on-bg border-above ${styles.waiting}`}>
      <input
        className={`min-width-0 full-width rounded-4px ${field.input}`}
        disabled
        aria-label="What should be different?"
        placeholder="Change in words, when the rows are ready"
      />
    </div>
  );
}
