import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

/** For a question that must be answered before anything else. Prefer a pane if possible. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  wide,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  wide?: boolean;
}) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={`grid at-start scroll ${styles.scrim}`}>
      <Modal className={`row card ink clip raised ${styles.modal} ${wide ? styles.wide : ''}`}>
        <AriaDialog className={`stack fill gap-5 scroll no-ring ${styles.dialog}`}>
          <header className={`line gap-4 apart on-surface sticky-top ${styles.head}`}>
            <Heading slot="title" className="text-pane">
              {title}
            </Heading>
            <IconButton label="Close" onPress={onClose}>
              <X aria-hidden />
            </IconButton>
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
