import { ChevronDown } from 'lucide-react';
import { LaterMenu } from '../../components/ui/later-menu.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import styles from './frame.module.css';

/** Loaded on first use. */
export const PlacesPopover = lazyPart(() => import('./places-popover.tsx').then(({ PlacesPopover }) => PlacesPopover), 'over');

/** The crumb before the dataset's name. */
export function PlacesMenu() {
  return (
    <span className={`line rigid ${styles.places}`}>
      <LaterMenu label="Datasets" groups={[]} Popover={PlacesPopover} named>
        Datasets
        <ChevronDown aria-hidden />
      </LaterMenu>
      <span className={styles.slash} aria-hidden>
        /
      </span>
    </span>
  );
}
