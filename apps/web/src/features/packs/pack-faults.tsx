import type { Fault } from './find-faults.ts';
import styles from './packs.module.css';

/** The errors in a pack, each with a link to its line. */
export function PackFaults({ faults, onShow }: { faults: readonly Fault[]; onShow: (line: number) => void }) {
  if (faults.length === 0) return null;
  return (
    <ul className="stack gap-2 text-cell fault break-anywhere" role="alert">
      {faults.map(({ line, message }) => (
        <li key={`${line} ${message}`}>
          <button type="button" className={`text-label ink on-surface pointer rounded-cell ${styles.line}`} onClick={() => onShow(line)}>
            Line {line}
          </button>
          {message}
        </li>
      ))}
    </ul>
  );
}
