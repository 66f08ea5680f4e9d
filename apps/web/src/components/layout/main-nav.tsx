import { Link } from '@tanstack/react-router';
import styles from './layout.module.css';
import { TabBar } from './tab-bar.tsx';

export function MainNav() {
  return (
    <TabBar label="Main">
      <Link to="/" className={`gap-6px nowrap ${styles.navLink}`} activeOptions={{ exact: true }}>
        Datasets
      </Link>
      <Link to="/runs" className={`gap-6px nowrap ${styles.navLink}`}>
        Runs
      </Link>
      <Link to="/connections" className={`gap-6px nowrap ${styles.navLink}`}>
        Connections
      </Link>
      <Link to="/packs" className={`gap-6px nowrap ${styles.navLink}`}>
        Knowledge
      </Link>
      <a href="/docs/" className={`gap-6px nowrap ${styles.navLink}`}>
        Docs
      </a>
    </TabBar>
  );
}
