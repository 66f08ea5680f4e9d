import { ChevronDown } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuAction } from '../../components/ui/menu.tsx';
import { columnActions, type ColumnActs } from './column-actions.ts';
import styles from './grid.module.css';
import type { ShownColumns } from './use-column-view.ts';

type HeadMenuProps = {
  shown: ShownColumns;
  /** The column's place among those shown. */
  index: number;
  isOpen: boolean;
  acts: () => ColumnActs;
  onOpenChange: (isOpen: boolean) => void;
};

/** What can be done with a column. Histograms move with every edit and the menus beside them do not, so that one is made again only when it opens. */
export function HeadMenu({ shown, index, isOpen, acts, onOpenChange }: HeadMenuProps) {
  const actions = () => columnActions(shown, index, acts());
  const latest = useRef({ actions, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { actions, onOpenChange };
  });
  return <Still name={shown.columns[index]!.name} isOpen={isOpen} latest={latest} />;
}

const NOTHING: readonly MenuAction[] = [];

type StillProps = {
  name: string;
  isOpen: boolean;
  latest: { readonly current: { readonly actions: () => readonly MenuAction[]; readonly onOpenChange: (isOpen: boolean) => void } };
};

const Still = memo(function Still({ name, isOpen, latest }: StillProps) {
  return (
    <Menu
      label={`Column ${name}`}
      actions={isOpen ? latest.current.actions() : NOTHING}
      isOpen={isOpen}
      onOpenChange={(open) => latest.current.onOpenChange(open)}
    >
      <Button className={styles.headMenuButton!} aria-label={`Menu of ${name}`} excludeFromTabOrder>
        <ChevronDown aria-hidden />
      </Button>
    </Menu>
  );
});
