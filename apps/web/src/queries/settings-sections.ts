import type { Me } from '@seedbed/contract';

/** Sections of the settings, in order. `needs`: the right that the section requires. */
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

/** Sections that need no account. */
const WITHOUT_PEOPLE: readonly string[] = ['appearance', 'model'];

/** The available sections. Without a login there are no people. */
export function sectionsFor(me: Me | undefined): readonly (typeof SECTIONS)[number][] {
  return SECTIONS.filter(
    ({ id, needs }) =>
      (id === 'access' ? me?.mode === 'local' : WITHOUT_PEOPLE.includes(id) || me?.mode === 'server') &&
      (needs === null || (me?.rights.includes(needs) ?? false)),
  );
}
