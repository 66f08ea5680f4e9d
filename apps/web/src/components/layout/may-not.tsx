import type { ReactNode } from 'react';
import { roleWord } from '../../lib/role-word.ts';
import { useMe } from '../../queries/me.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** A page that a role may not see: explains it and what can be done. */
export function MayNot({ what, children }: { what: string; children?: ReactNode }) {
  const me = useMe();
  return (
    <EmptyState title={`Your role does not allow you to ${what}`}>
      {me ? `You are ${roleWord(me.role)} in ${me.workspace.name}. ` : ''}
      {children ?? 'An owner of the workspace can change your role.'}
    </EmptyState>
  );
}
