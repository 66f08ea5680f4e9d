import type { Me } from '@seedbed/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import dialog from '../../components/ui/dialog.module.css';
import { meQuery } from '../../queries/me.ts';
import { backToWorkspace, oidcStart } from './api/sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';
import { useLetIn } from './use-let-in.ts';

/** The page that the organization's own login leads back to in its window. */
const BACK = '/signed-in';
const WINDOW = 'popup,width=520,height=720';

/** The session ended while there was work on the page: somebody signs in over it, and what was under way goes on. */
export function SignInOver() {
  const before = useQueryClient().getQueryData(meQuery.queryKey);
  const letIn = useLetIn();
  const goOn = async (me: Me) => {
    const same = before?.user.id === me.user.id && before.workspace.id !== me.workspace.id;
    letIn((same && (await backToWorkspace(before.workspace.id))) || me);
  };
  // In a window of its own, so that nothing on this page is left; where the browser refuses one, in this.
  const byOidc = () => {
    if (!window.open(oidcStart(BACK), 'seedbed-sign-in', WINDOW)) window.location.assign(oidcStart(window.location.pathname + window.location.search));
  };
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={dialog.scrim!}>
      <Modal className={dialog.modal!}>
        <Dialog className={dialog.dialog!}>
          <Heading slot="title" className={dialog.title!}>
            Sign in to go on
          </Heading>
          <p className={styles.said}>Your session has ended. What you were doing is kept, and goes on from here.</p>
          <SignInForm {...(before?.user.email ? { email: before.user.email } : {})} onSignedIn={(me) => void goOn(me)} onOidc={byOidc} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
