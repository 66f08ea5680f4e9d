import { CopyButton } from '../../components/ui/copy-button.tsx';
import styles from './rehearse.module.css';

/** Several lines of SQL to copy. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-width-0">
      <span className="label">{label}</span>
      <div className={`row gap-3 at-start on-sunken border rounded-4px ${styles.block}`}>
        <pre className="grow min-width-0" tabIndex={0}>
          {text}
        </pre>
        <CopyButton label={label} text={text} />
      </div>
    </div>
  );
}
