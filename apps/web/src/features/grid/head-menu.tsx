import { ChevronDown } from 'lucide-react';
import { memo, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuAction } from '../../components/ui/menu.tsx';
import styles from './grid.module.css';

type HeadMenuProps = {
  name: string;
  isOpen: boolean;
  actions: () => readonly MenuAction[];
  onOpenChange: (isOpen: boolean) => void;
};

/** What can be done with a column. Histograms move with every edit and the menus beside them do not, so that one is made again only when it opens. */
export function HeadMenu({ actions, onOpenChange, ...same }: HeadMenuProps) {
  const latest = useRef({ actions, onOpenChange });
  useLayoutEffect(() => {
    latest.current = { actions, onOpenChange };
  });
  return <Still {...same} latest={latest} />;
}

const NOTHING: readonly MenuAction[] = [];

const Still = memo(function Still({
  name,
  isOpen,
  latest,
}: Pick<HeadMenuProps, 'name' | 'isOpen'> & { latest: { readonly current: Pick<HeadMenuProps, 'actions' | 'onOpenChange'> } }) {
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
