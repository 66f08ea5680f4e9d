import { quotedName } from '@seedbed/contract';
import type { Name } from './model.ts';

export function pathOf({ schema, name }: Name): string {
  return schema === undefined ? quotedName(name) : `${quotedName(schema)}.${quotedName(name)}`;
}

export function listOf(names: readonly string[]): string {
  return names.map(quotedName).join(', ');
}
