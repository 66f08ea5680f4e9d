import { Link, useRouter } from '@tanstack/react-router';
import { Ellipsis, Moon, Search, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { openPalette } from '../../lib/palette-state.ts';
import { keyHint } from '../../lib/keys.ts';
import { themeAction, useTheme } from '../../lib/theme.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { LaterMenu, type LaterPopover } from '../ui/later-menu.tsx';
import type { MenuGroup } from '../ui/menu.tsx';
import styles from './layout.module.css';
import { Logo } from './logo.tsx';
import { UserMenu } from './user-menu.tsx';

type TopBarProps = {
  children?: ReactNode;
  /** Shown next to the search, if there is room. */
  actions?: ReactNode;
  /** Groups at the top of the menu on a phone: the actions, by name. */
  more?: readonly MenuGroup[];
  /** Replaces the menu on a phone, if it needs more than groups. */
  MorePopover?: LaterPopover;
  /** A second line, for the screens of the open dataset. */
  tabs?: ReactNode;
};

/** The bar at the top of every screen: location, search, theme. */
export function TopBar({ children, actions, more = [], MorePopover, tabs }: TopBarProps) {
  const theme = useTheme();
  const router = useRouter();
  const other = themeAction(theme);
  const own = [other, { id: 'settings', label: 'Settings', run: () => void router.navigate({ to: '/settings/{-$section}' }) }];
  return (
    <header className={`rigid on-surface border-below sticky-top ${styles.bar} ${tabs ? styles.twoLines : ''}`}>
      <div className={`gap-3 ${styles.barLine}`}>
        <Link to="/" className={`rigid ${styles.logo}`} aria-label="Seedbed: all datasets">
          <Logo />
          <span className={styles.logoName}>Seedbed</span>
        </Link>
        {children}
        <div className={`gap-2 rigid push-end ${styles.barEnd}`}>
          {actions ? <span className={`gap-3 ${styles.barActions}`}>{actions}</span> : null}
          <Button look="quiet" onPress={() => openPalette()} aria-label={`Search, ${keyHint('palette')}`}>
            <Search aria-hidden />
            <kbd className={`text-small ${styles.barKey}`}>{keyHint('palette')}</kbd>
          </Button>
          <span className={styles.roomy}>
            <IconButton label={other.label} onPress={other.run}>
              {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
            </IconButton>
          </span>
          <UserMenu />
          <span className={styles.onPhone}>
            <LaterMenu label="More" groups={[...more, { label: 'Seedbed', actions: own }]} {...(MorePopover ? { Popover: MorePopover } : {})}>
              <Ellipsis aria-hidden />
            </LaterMenu>
          </span>
        </div>
      </div>
      {tabs}
    </header>
  );
}
