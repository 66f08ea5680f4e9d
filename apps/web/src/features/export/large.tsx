import { useState, type ReactNode } from 'react';
import { Button, type ButtonLook } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { formatBytes, formatDuration } from '../../lib/format.ts';
import styles from './export.module.css';

/** From this size on a confirmation is needed. */
export const LARGE_BYTES = 5e9;
export const LARGE_SECONDS = 3_600;

/** A button for a large action: it first asks for confirmation, with the size and the time. */
export function LargeButton({
  label,
  what,
  bytes,
  seconds,
  look = 'primary',
  onGo,
  children,
}: {
  label: ReactNode;
  what: string;
  bytes: number;
  seconds?: number;
  look?: ButtonLook;
  onGo: () => void;
  children?: ReactNode;
}) {
  const [asking, setAsking] = useState(false);
  const size = [
    ...(bytes >= LARGE_BYTES ? [formatBytes(bytes)] : []),
    ...(seconds !== undefined && seconds >= LARGE_SECONDS ? [formatDuration(seconds)] : []),
  ].join(', ');
  return (
    <>
      <Button look={look} onPress={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog title={`${what}: ${size}`} isOpen={asking} onClose={() => setAsking(false)}>
        <p>{children}</p>
        <div className={`row gap-3 to-end ${styles.dialogActions}`}>
          <Button onPress={() => setAsking(false)}>Cancel</Button>
          <Button
            look="primary"
            onPress={() => {
              setAsking(false);
              onGo();
            }}
          >
            {what} anyway
          </Button>
        </div>
      </Dialog>
    </>
  );
}
