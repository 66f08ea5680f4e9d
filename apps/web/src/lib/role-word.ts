import type { Role } from '@seedbed/contract';

/** A role with its article, for sentences. */
export function roleWord(role: Role): string {
  return { viewer: 'a viewer', editor: 'an editor', owner: 'an owner' }[role];
}
