import styles from './layout.module.css';
import { Logo } from './logo.tsx';

/** The bar before it is known who looks at it: nothing is offered yet. It takes the place of the one that the page begins with. */
export function BareBar() {
  return (
    <header className={styles.bar} role="status" aria-label="Loading">
      <span className={styles.logo}>
        <Logo />
        <span className={styles.logoName}>Seedbed</span>
      </span>
    </header>
  );
}
