import { ownMember, type Blueprint, type Overlay } from '@seedbed/contract';
import { relationNamed } from './named.ts';

/** Tables, by schema and name, whose row count follows from `children` of a relation. */
export function countedByParents(blueprint: Blueprint, { relations = {} }: Overlay): ReadonlySet<string> {
  const names = Object.keys(relations).filter((name) => ownMember(relations, name)?.children !== undefined);
  return new Set(names.map((name) => relationNamed(blueprint, name, `relations: ${name}`).from.table));
}
