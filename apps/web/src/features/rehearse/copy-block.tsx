import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/ui/button.tsx';
import styles from './rehearse.module.css';

/** Several lines of SQL to copy. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="min-width-0">
      <span className="label">{label}</span>
      <div className={`row gap-3 at-start on-sunken border rounded-4px ${styles.block}`}>
        <pre className="grow min-width-0" tabIndex={0}>
          {text}
        </pre>
        <IconButton
          label={copied ? 'Copied' : `Copy: ${label}`}
          onPress={() => {
            void navigator.clipboard?.writeText(text).then(() => {
              setCopied(true);
              setTimeout(() => setCopied(false), 1_500);
            });
          }}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        </IconButton>
      </div>
    </div>
  );
}
