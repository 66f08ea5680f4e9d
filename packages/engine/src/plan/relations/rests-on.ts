import type { RelationDraft } from '../draft.ts';
import type { RelationWork } from '../work.ts';
import type { RelationRole } from './roles.ts';
import { openingWay } from './ways.ts';

/** The relations that must be made before this one. */
export function basesOf({ draft, role, apartFrom, needs, pair }: RelationWork): RelationDraft[] {
  const bases = [
    ...restsOn(role),
    ...(openingWay(draft) ?? []),
    apartFrom && apartFrom.near,
    apartFrom && apartFrom.far,
    needs.turn?.by ?? null,
    ...(pair?.inside ?? []),
  ];
  return bases.filter((base) => base !== null);
}

/** The relations through which a role finds its parent. */
export function restsOn(role: RelationRole): readonly RelationDraft[] {
  switch (role.kind) {
    case 'lead':
      return [];
    case 'tree':
      return role.lead ? [role.lead, ...role.leadScope] : [];
    case 'root':
      return [role.tree];
    case 'child':
      return [role.back, ...role.far];
    case 'follow':
      return [role.near, ...role.far];
    case 'party':
      return [role.near, ...role.ways.flat()];
    case 'walk':
      return [role.near, role.end, ...(role.place ? [role.place] : [])];
    case 'earlier':
      return [role.lead, role.far];
    case 'either':
      return role.of.filter((each) => each !== null);
    case 'member':
      return [role.lead, ...role.leadScope, ...role.inside, ...role.far, ...(role.wider ? [...role.wider.leadScope, ...role.wider.inside] : [])];
    case 'within':
      return [role.lead, ...role.leadScope, ...role.inside, ...(role.alike?.scope ? [...role.alike.scope.leadScope, ...role.alike.scope.inside] : [])];
  }
}
