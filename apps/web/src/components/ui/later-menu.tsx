import { Suspense, useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import button from './button.module.css';
import { lazyPart } from './lazy-part.tsx';
import type { MenuGroup } from './menu.tsx';

/** With its first use: menus weigh more than the bars that they open from. */
const MenuPopover = lazyPart(() => import('./menu-popover.tsx').then(({ MenuPopover }) => MenuPopover), 'over');

type LaterMenuProps = {
  label: string;
  groups: readonly MenuGroup[];
  children: ReactNode;
  /** Its words are seen beside the icon. */
  named?: boolean;
};

/** A button that stands from the first paint on; the menu that it opens is fetched when it is opened. */
export function LaterMenu({ label, groups, children, named = false }: LaterMenuProps) {
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
        onHoverStart={() => void MenuPopover.preload()}
      >
        {children}
      </Button>
      <Suspense>{isOpen ? <MenuPopover label={label} groups={groups} triggerRef={ref} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
