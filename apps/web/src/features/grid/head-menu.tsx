import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuAction } from '../../components/ui/menu.tsx';
import { columnActions } from './column-actions.ts';
import styles from './grid.module.css';
import type { HeadActs } from './head-cell.tsx';

const NO_ACTIONS: readonly MenuAction[] = [];

type HeadMenuProps = {
  name: string;
  /** The index of the column among the shown ones. */
  index: number;
  isOpen: boolean;
  on: Pick<HeadActs, 'menu' | 'menuOf'>;
};

/** Actions on a column, computed when its menu opens: histograms rerender with every edit, the menus do not. */
export const HeadMenu = memo(function HeadMenu({ name, index, isOpen, on }: HeadMenuProps) {
  const actions = (): readonly MenuAction[] => {
    const { shown, acts } = on.menuOf(index);
    return columnActions(shown, index, acts);
  };
  return (
    <Menu label={`Column ${name}`} actions={isOpen ? actions() : NO_ACTIONS} isOpen={isOpen} onOpenChange={(open) => on.menu(open ? index : null)}>
      <Button className={`grid quiet on-bg pointer centered rounded-4px ${styles.headMenuButton}`} aria-label={`Menu of ${name}`} excludeFromTabOrder>
        <ChevronDown size={14} aria-hidden />
      </Button>
    </Menu>
  );
});
