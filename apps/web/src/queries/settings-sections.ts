import type { Me } from '@seedbed/contract';

/** Parts of the settings, in their order. `needs`: the right without which it is not offered. */
export const SECTIONS = [
  { id: 'you', label: 'You', needs: null },
  { id: 'members', label: 'Members', needs: 'people' },
  { id: 'api-keys', label: 'API keys', needs: 'people' },
  { id: 'audit', label: 'Audit log', needs: 'people' },
  { id: 'workspace', label: 'Workspace', needs: null },
  { id: 'appearance', label: 'Appearance', needs: null },
  { id: 'model', label: 'Model', needs: 'connections' },
  { id: 'access', label: 'Access', needs: null },
] as const;
export type SectionId = (typeof SECTIONS)[number]['id'];

/** Those that need no account. */
const WITHOUT_PEOPLE: readonly string[] = ['appearance', 'model'];

/** Those that are offered. Without a login there are no people. */
export function sectionsFor(me: Me | undefined): readonly (typeof SECTIONS)[number][] {
  return SECTIONS.filter(
    ({ id, needs }) =>
      (id === 'access' ? me?.mode === 'local' : WITHOUT_PEOPLE.includes(id) || me?.mode === 'server') &&
      (needs === null || (me?.rights.includes(needs) ?? false)),
  );
}
