import { Bookmark, PanelLeft, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { SaveQuery } from './save-query.tsx';
import type { RunHistory } from './use-run-history.ts';
import { keyWords } from '../../lib/keys.ts';
import styles from './sql.module.css';

type SqlBarProps = {
  sql: string;
  /** The content next to the query if there is room; here it opens above it. */
  side: (onDone: () => void) => ReactNode;
  history: RunHistory;
  isPending: boolean;
  onRun: () => void;
  onStop: () => void;
};

/** Below the query: buttons to run and save it, and on a phone a link to the tables. */
export function SqlBar({ sql, side, history, isPending, onRun, onStop }: SqlBarProps) {
  const [open, setOpen] = useState<'side' | 'save' | null>(null);
  const isEmpty = sql.trim() === '';
  const close = () => setOpen(null);
  return (
    <div className={`gap-3 rigid on-bg line ${styles.bar}`}>
      <span className={styles.onPhone}>
        <Button onPress={() => setOpen('side')}>
          <PanelLeft aria-hidden />
          Tables
        </Button>
      </span>
      <p className={`note cut fill ${styles.hint}`}>One SELECT, in the SQL of Postgres. It changes nothing.</p>
      <IconButton label="Save this query" isDisabled={isEmpty} onPress={() => setOpen('save')}>
        <Bookmark aria-hidden />
      </IconButton>
      {isPending ? <Button onPress={onStop}>Cancel</Button> : null}
      <Button look="primary" isDisabled={isEmpty} isPending={isPending} onPress={onRun}>
        <Play aria-hidden />
        {isPending ? 'Running…' : 'Run'}
        {isPending ? null : (
          <kbd aria-hidden className={`text-small ${styles.key}`}>
            {keyWords('$mod+enter')}
          </kbd>
        )}
      </Button>
      <Dialog title="Tables and queries" isOpen={open === 'side'} onClose={close}>
        <div className={`stack ${styles.sheet}`}>{side(close)}</div>
      </Dialog>
      {open === 'save' ? <SaveQuery sql={sql} history={history} onClose={close} /> : null}
    </div>
  );
}
