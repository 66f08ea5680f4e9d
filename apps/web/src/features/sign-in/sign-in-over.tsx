import { LIMITS, type Me } from '@seedbed/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../../components/ui/button.tsx';
import dialog from '../../components/ui/dialog.module.css';
import { roleWord } from '../../lib/role-word.ts';
import { meQuery } from '../../queries/me.ts';
import { leave, signOut } from '../../queries/session.ts';
import { backToWorkspace, oidcStart } from './api/sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useCompleteSignIn } from './use-let-in.ts';

/** The page that the organization's own login leads back to in its window. */
const BACK = '/signed-in';
const WINDOW = 'popup,width=520,height=720';

/** It opens by itself, perhaps below a click that was meant for the page: for so long that click leaves nothing. */
const NEW_MS = 1_000;

/** A sign-in over the page, if the session ended during work. Afterwards the work continues. */
export function SignInOver() {
  const before = useQueryClient().getQueryData(meQuery.queryKey);
  const letIn = useCompleteSignIn();
  /** Signed in, but not to the workspace of this page: the account is no longer a member. */
  const [elsewhere, setElsewhere] = useState<Me | null>(null);
  const [isNew, setNew] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setNew(false), NEW_MS);
    return () => clearTimeout(timer);
  }, []);
  const goOn = async (me: Me) => {
    const isElsewhere = before?.user.id === me.user.id && before.workspace.id !== me.workspace.id;
    const back = isElsewhere ? await backToWorkspace(before.workspace.id) : me;
    if (back) letIn(back);
    else setElsewhere(me);
  };
  // Opens another window, so that this page stays; if the browser blocks it, uses this one.
  const byOidc = () => {
    if (!window.open(oidcStart(BACK), 'seedbed-sign-in', WINDOW)) window.location.assign(oidcStart(window.location.pathname + window.location.search));
  };
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={`grid at-start scroll ${dialog.scrim}`}>
      <Modal className={`row card ink clip raised ${dialog.modal}`}>
        <Dialog className={`stack fill gap-5 scroll no-ring ${dialog.dialog}`}>
          <Heading slot="title" className="text-pane">
            {elsewhere ? `You are no member of ${before?.workspace.name} any more` : 'Sign in to go on'}
          </Heading>
          {elsewhere ? (
            <>
              <p className="quiet break-anywhere pretty">
                This page belongs to that workspace; its owners can invite you again. You are still {roleWord(elsewhere.role)} in {elsewhere.workspace.name}.
              </p>
              <div className="row gap-3 wrap to-end">
                <Button onPress={() => void signOut()}>Sign out</Button>
                <Button look="primary" autoFocus onPress={() => window.location.assign('/')}>
                  Go to {elsewhere.workspace.name}
                </Button>
              </div>
            </>
          ) : (
            <>
              <p className="quiet break-anywhere pretty">
                Your session has ended: you signed out elsewhere, your role changed, or it was not used for {LIMITS.sessionIdleDays} days. What you were doing
                is kept, and goes on from here.
              </p>
              <SignInForm {...(before?.user.email ? { email: before.user.email } : {})} onSignedIn={(me) => void goOn(me)} onOidc={byOidc} />
              <div className="row gap-3 wrap to-end">
                <Button look="quiet" isDisabled={isNew} onPress={() => void leave()}>
                  Leave this page
                </Button>
              </div>
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
