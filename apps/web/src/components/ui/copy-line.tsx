import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from './button.tsx';
import styles from './copy-line.module.css';

/** A command, link or key to copy. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <span className="label">{label}</span>
      <div className={`line gap-3 on-sunken border rounded-4px ${styles.line}`}>
        <code tabIndex={0}>{text}</code>
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
