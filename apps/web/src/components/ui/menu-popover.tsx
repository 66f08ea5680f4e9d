import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './list-box.module.css';
import type { MenuGroup } from './menu.tsx';

export type MenuPopoverProps = {
  label: string;
  groups: readonly MenuGroup[];
  triggerRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** A menu in groups, below the button that opened it. */
export function MenuPopover({ label, groups, triggerRef, onClose }: MenuPopoverProps) {
  const all = groups.flatMap(({ actions }) => actions);
  const run = (id: unknown) => {
    onClose();
    all.find((action) => action.id === id)?.run();
  };
  return (
    <Popover className={styles.popover!} offset={4} placement="bottom start" isOpen triggerRef={triggerRef} onOpenChange={(open) => !open && onClose()}>
      <Menu className={`scroll no-ring ${styles.list}`} aria-label={label} autoFocus="first" onAction={run} onClose={onClose}>
        {groups
          .filter(({ actions }) => actions.length > 0)
          .map((group) => (
            <MenuSection key={group.label} aria-label={group.label} className={styles.section!}>
              {group.isTitled ? <Header className={`text-small faint on-surface ${styles.header}`}>{group.label}</Header> : null}
              {group.actions.map((action) => (
                <MenuItem
                  key={action.id}
                  id={action.id}
                  className={`no-underline rounded-4px ${styles.item}`}
                  textValue={action.label}
                  isDisabled={action.isDisabled ?? false}
                >
                  <span className={styles.long}>{action.label}</span>
                  {action.isHere ? <Check className={styles.check} aria-label="open" /> : null}
                  {action.shortcut ? <kbd>{action.shortcut}</kbd> : null}
                  {action.note ? <span className={styles.note}>{action.note}</span> : null}
                </MenuItem>
              ))}
            </MenuSection>
          ))}
      </Menu>
    </Popover>
  );
}
