import { CopyButton } from './copy-button.tsx';
import styles from './copy-line.module.css';

/** A command, link or key to copy. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <span className="label">{label}</span>
      <div className={`line gap-3 on-sunken border rounded-4px ${styles.line}`}>
        <code tabIndex={0}>{text}</code>
        <CopyButton label={label} text={text} />
      </div>
    </div>
  );
}
