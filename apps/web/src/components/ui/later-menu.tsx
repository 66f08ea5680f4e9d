import { Suspense, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import button from './button.module.css';
import { lazyPart } from './lazy-part.tsx';
import type { MenuPopoverProps } from './menu-popover.tsx';
import type { MenuGroup } from './menu.tsx';

/** With its first use: menus weigh more than the bars that they open from. */
const MenuPopover = lazyPart(() => import('./menu-popover.tsx').then(({ MenuPopover }) => MenuPopover), 'over');

type LaterMenuProps = {
  label: string;
  groups: readonly MenuGroup[];
  children: ReactNode;
  /** Shows the label next to the icon. */
  named?: boolean;
  /** A menu with groups of its own. */
  Popover?: LaterPopover;
};

/** A menu that is fetched with its first use. */
export type LaterPopover = ComponentType<MenuPopoverProps> & { preload(): Promise<void> };

/** A button that stands from the first paint on; the menu that it opens is fetched when it is opened. */
export function LaterMenu({ label, groups, children, named = false, Popover = MenuPopover }: LaterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={ref}
        className={`${button.button} ${button.quiet} ${named ? '' : button.icon}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...(named ? {} : { 'aria-label': label })}
        onPress={() => setOpen(true)}
        onHoverStart={() => void Popover.preload()}
      >
        {children}
      </Button>
      <Suspense>{isOpen ? <Popover label={label} groups={groups} triggerRef={ref} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
