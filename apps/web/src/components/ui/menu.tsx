import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './list-box.module.css';

export type MenuAction = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly shortcut?: string;
  readonly isDisabled?: boolean;
  /** Marks the open item among its siblings. */
  readonly isHere?: boolean;
  /** A destructive action: red, below a line. */
  readonly isDanger?: boolean;
  readonly run: () => void;
};

/** Actions of one kind; between two groups is a line. `isTitled`: the label is seen. */
export type MenuGroup = { readonly label: string; readonly isTitled?: boolean; readonly actions: readonly MenuAction[] };

type MenuProps = {
  label: string;
  actions: readonly MenuAction[];
  children: ReactElement;
  /** For menus that something other than the button can open. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** A button (the child) with a menu of actions. */
export function Menu({ label, actions, children, ...open }: MenuProps) {
  return (
    <MenuTrigger {...open}>
      {children}
      <Popover className={styles.popover!} offset={4}>
        <AriaMenu
          className={`scroll no-ring ${styles.list}`}
          aria-label={label}
          items={actions}
          onAction={(id) => actions.find((action) => action.id === id)?.run()}
        >
          {(action) => (
            <MenuItem
              className={`no-underline rounded-4px ${styles.item}`}
              textValue={action.label}
              isDisabled={action.isDisabled ?? false}
              data-danger={action.isDanger || undefined}
            >
              <span>{action.label}</span>
              {action.shortcut ? <kbd>{action.shortcut}</kbd> : null}
              {action.note ? <span className={styles.note}>{action.note}</span> : null}
            </MenuItem>
          )}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
