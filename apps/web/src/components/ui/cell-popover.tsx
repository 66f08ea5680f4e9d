import { useMemo, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import list from './list-box.module.css';

type CellPopoverProps = {
  label: string;
  /** The cell that it opens at; null if that is out of view. */
  anchor: HTMLElement | null;
  /** Sets the width. */
  className: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog that opens at a cell of the grid. */
export function CellPopover({ label, anchor, className, onClose, children }: CellPopoverProps) {
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(open) => !open && onClose()}
      placement="bottom start"
      className={`${list.popover} ${className}`}
      offset={2}
    >
      <Dialog aria-label={label} className="stack min-height-0 no-ring">
        {children}
      </Dialog>
    </Popover>
  );
}
