import { Link } from '@tanstack/react-router';
import styles from './layout.module.css';
import { TabBar } from './tab-bar.tsx';

export function MainNav() {
  return (
    <TabBar label="Main">
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
    </TabBar>
  );
}
