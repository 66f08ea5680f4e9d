import styles from './notes.module.css';

/** Placeholder lines in the size of the coming content. */
export function SkeletonLines({ count, label = 'Loading' }: { count: number; label?: string }) {
  return (
    <div className={`stack pad-4 ${styles.lines}`} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className={`block rounded-cell ${styles.skeleton}`} style={{ width: `${88 - ((i * 37) % 46)}%` }} />
      ))}
    </div>
  );
}
