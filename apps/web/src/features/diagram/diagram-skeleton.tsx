import styles from './diagram.module.css';

const CARDS = [
  [6, 10, 16, 34],
  [6, 54, 16, 26],
  [32, 18, 17, 24],
  [32, 52, 17, 36],
  [59, 8, 16, 28],
  [59, 46, 16, 22],
  [82, 24, 14, 36],
] as const;
const LINES = ['M22 20H27V28H32', 'M22 62H27V60H32', 'M49 30H54V16H59', 'M49 64H54V54H59', 'M75 54H79V34H82'];

/** A canvas with tables that are still coming. */
export function DiagramSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        {LINES.map((line) => (
          <path key={line} d={line} />
        ))}
      </svg>
      {CARDS.map(([left, top, width, height]) => (
        <span key={`${left} ${top}`} style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }} />
      ))}
    </div>
  );
}
