import { CloudOff } from 'lucide-react';
import { isOffline } from '../../lib/part.ts';
import { askNow } from '../../lib/server-reach.ts';
import { Button } from '../ui/button.tsx';
import styles from './layout.module.css';

/** One note for all screens while the server does not answer; it disappears automatically. */
export function ServerGone() {
  const offline = isOffline();
  return (
    <div className={`on-warn rigid sticky-top ${styles.gone}`} role="alert">
      <CloudOff size={16} className="rigid" aria-hidden />
      <p>
        <strong>{offline ? 'You are offline' : 'Seedbed does not respond'}</strong>
        <span>Your edits are kept.</span>
        <span className={styles.goneMore}>This page continues when {offline ? 'the connection' : 'the server'} is back.</span>
      </p>
      <Button onPress={() => void askNow()}>Try again</Button>
    </div>
  );
}
