import { Link } from '@tanstack/react-router';
import { Moon, Search, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { openPalette } from '../../lib/palette-state.ts';
import { keyHint } from '../../lib/keys.ts';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './layout.module.css';
import { Logo } from './logo.tsx';
import { UserMenu } from './user-menu.tsx';

/** The bar at the top of every screen: where one is, what can be found, light or dark. */
export function TopBar({ children, actions, twoLines }: { children: ReactNode; actions?: ReactNode; twoLines?: boolean }) {
  const theme = useTheme();
  return (
    <header className={`${styles.bar} ${twoLines ? styles.twoLines : ''}`}>
      <Link to="/" className={styles.logo} aria-label="Seedbed: all datasets">
        <Logo />
        <span className={styles.logoName}>Seedbed</span>
      </Link>
      {children}
      <div className={styles.barEnd}>
        <Button look="quiet" onPress={() => openPalette()} aria-label={`Search, ${keyHint('palette')}`}>
          <Search aria-hidden />
          <kbd className={styles.barKey}>{keyHint('palette')}</kbd>
        </Button>
        <IconButton label={theme === 'dark' ? 'Use light colours' : 'Use dark colours'} onPress={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
          {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        </IconButton>
        <UserMenu />
        {actions}
      </div>
    </header>
  );
}
