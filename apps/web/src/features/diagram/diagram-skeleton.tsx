import styles from './diagram.module.css';

/** A canvas without tables while they load. It shows no placeholder cards, because number and positions are unknown. */
export function DiagramSkeleton({ label }: { label: string }) {
  return (
    <div className={`grid min-height-0 grow full-height centered ${styles.skeleton}`} role="status">
      <p>{label} …</p>
    </div>
  );
}
