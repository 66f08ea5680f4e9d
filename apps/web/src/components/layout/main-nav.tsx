import { Link } from '@tanstack/react-router';
import { useRoving } from '../../lib/use-roving.ts';
import styles from './layout.module.css';

export function MainNav() {
  const roving = useRoving<HTMLElement>('a');
  return (
    <nav {...roving} className={styles.nav} aria-label="Main">
      <Link to="/" className={styles.navLink} activeOptions={{ exact: true }}>
        Datasets
      </Link>
      <Link to="/runs" className={styles.navLink}>
        Runs
      </Link>
      <Link to="/connections" className={styles.navLink}>
        Connections
      </Link>
      <Link to="/packs" className={styles.navLink}>
        Knowledge
      </Link>
      <a href="/docs/" className={styles.navLink}>
        Docs
      </a>
    </nav>
  );
}
