import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { forgetValues } from '../../lib/local-store.ts';
import { notify } from '../../lib/notify.ts';
import { useMe } from '../../queries/me.ts';
import styles from './settings.module.css';

/** Which version this is, and what this browser keeps of it. */
export function About() {
  const me = useMe();
  const [isAsking, setAsking] = useState(false);
  const clear = useMutation({
    mutationFn: forgetValues,
    onSuccess: () => {
      setAsking(false);
      notify('Places, widths and texts of this browser are cleared');
    },
  });
  return (
    <section className="stack gap-4 min-width-0" aria-labelledby="this-browser">
      <h2 id="this-browser">This browser</h2>
      <div className={`line apart border-above ${styles.setting}`}>
        <div>
          <p className={`label ${styles.legend}`}>Kept here</p>
          <p className="note pretty">Widths of columns, places in tables and half-written texts. Unsaved edits are kept apart, and stay.</p>
        </div>
        <Button onPress={() => setAsking(true)}>Clear…</Button>
      </div>
      {me ? (
        <div className={`line apart border-above ${styles.setting}`}>
          <div>
            <p className={`label ${styles.legend}`}>Version</p>
            <p className="note pretty">
              Of the server at {location.host}.{' '}
              <a className="quiet" href="/docs/">
                Manual and API
              </a>
            </p>
          </div>
          <code>{me.version}</code>
        </div>
      ) : null}
      <Dialog title="Clear what this browser keeps?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>Widths of columns, places in tables and half-written texts go back to the start. Datasets, revisions and unsaved edits are not touched.</p>
        <div className="row gap-3 to-end">
          <Button onPress={() => setAsking(false)}>Keep it</Button>
          <Button look="danger" isPending={clear.isPending} onPress={() => clear.mutate()}>
            Clear
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
