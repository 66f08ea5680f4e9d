import { ownMember, type TypeDefinitions } from '@seedbed/contract';

/** The type below all domains, to which a candidate can be cast without being refused or cut. */
export function plainType(type: string, types: TypeDefinitions): string {
  const suffix = type.endsWith('[]') ? '[]' : '';
  const one = suffix ? type.slice(0, -2) : type;
  const defined = ownMember(types, one);
  if (defined?.kind === 'domain') return `${plainType(defined.base, types)}${suffix}`;
  return `${one.replace(/^(character varying|varchar)\(\d+\)$/, 'text')}${suffix}`;
}
