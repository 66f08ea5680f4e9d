import { ownMember, type TypeDefinitions } from '@seedbed/contract';

/** The base type of all domains, to which a candidate can be cast without an error or truncation. */
export function plainType(type: string, types: TypeDefinitions): string {
  const suffix = type.endsWith('[]') ? '[]' : '';
  const one = suffix ? type.slice(0, -2) : type;
  const defined = ownMember(types, one);
  if (defined?.kind === 'domain') return `${plainType(defined.base, types)}${suffix}`;
  return `${one.replace(/^(character varying|varchar)\(\d+\)$/, 'text')}${suffix}`;
}
