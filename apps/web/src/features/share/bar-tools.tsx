import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { ScreensMenu } from '../../components/layout/screens-menu.tsx';
import { Button } from '../../components/ui/button.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { useMay } from '../../queries/me.ts';
import styles from './share.module.css';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog), 'over');

/** What the bar of a dataset has beside its main button: sharing, and the way to the other screens. */
export function BarTools({ datasetId }: { datasetId: string }) {
  const may = useMay('write');
  const [open, setOpen] = useState(false);
  const share = () => setOpen(true);
  return (
    <>
      {may ? (
        <span className={styles.barButton}>
          <Button onPress={share}>
            <Share2 aria-hidden />
            Share
          </Button>
        </span>
      ) : null}
      <ScreensMenu datasetId={datasetId} first={may ? [{ id: 'share', label: 'Share a read-only link…', run: share }] : []} />
      <Suspense>{open ? <ShareDialog id={datasetId} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
