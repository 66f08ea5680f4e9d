import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { askForUnsaid, unsaidStore } from '../../lib/unsaid-errors.ts';
import { Button } from '../ui/button.tsx';
import styles from './layout.module.css';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** One note for all that the server failed to answer and that no part of the screen says itself. */
export function UnsaidNote() {
  const queries = useQueryClient();
  const what = useStore(unsaidStore, (state) => state.what);
  if (what.length === 0) return null;
  return (
    <div className={`on-warn rigid sticky-top ${styles.gone}`} role="alert">
      <CircleAlert size={16} className="rigid" aria-hidden />
      <p>
        <strong>Not everything could be loaded</strong>
        <span className="cut" title={list.format(what)}>
          The server failed at {list.format(what)}.
        </span>
      </p>
      <Button onPress={() => askForUnsaid(queries)}>Try again</Button>
    </div>
  );
}
