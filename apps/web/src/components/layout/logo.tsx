import styles from './layout.module.css';

/** A seedling. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={styles.mark}>
      <path d="M12 20V11M12 13.500c0-3-2-5-5.500-5 0 3.500 2 5 5.500 5ZM12 11c0-3.200 2-5.500 5.500-5.500 0 3.500-2 5.500-5.500 5.500ZM5 20h14" />
    </svg>
  );
}
