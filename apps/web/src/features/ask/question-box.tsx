import { Check, Copy } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { formatBytes } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import styles from './ask.module.css';

/** A question to copy into a chat, and to read. `about` comes before its size. */
export function QuestionBox({ name, text, about }: { name: string; text: string; about?: ReactNode }) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify('The browser did not allow copying. Open the question and select its text.', { id: 'copied', isError: true }),
    );
  return (
    <div className="grid gap-3 min-width-0">
      <div className={`line wrap ${styles.partHead}`}>
        <Button look={copied ? 'plain' : 'primary'} onPress={() => void copy()}>
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {copied ? `Copied ${name}` : `Copy ${name}`}
        </Button>
        <span className="figures faint">
          {about}
          {formatBytes(text.length)}
        </span>
      </div>
      <details className={styles.read}>
        <summary>Read {name}</summary>
        <pre tabIndex={0}>{text}</pre>
      </details>
    </div>
  );
}
