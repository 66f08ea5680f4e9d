import styles from './diagram.module.css';

/** A canvas without tables, which are still coming. Nothing on it looks like one: how many there are, and where, is not known yet. */
export function DiagramSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <p>{label} …</p>
    </div>
  );
}
