import styles from './layout.module.css';
import { Logo } from './logo.tsx';

/** The bar before the person is known: it offers nothing yet. It replaces the bar in the page's HTML. */
export function BareBar() {
  return (
    <header className={`rigid on-surface border-below sticky-top ${styles.bar}`} role="status" aria-label="Loading">
      <span className={`rigid ${styles.logo}`}>
        <Logo />
        <span className={styles.logoName}>Seedbed</span>
      </span>
    </header>
  );
}
