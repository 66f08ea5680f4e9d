import type { SqlType } from '@seedbed/contract';

/** The TypeScript type of a type's values in JSON. */
export function typeText(type: SqlType, nullable: boolean): string {
  const text = notNull(type);
  return nullable && text !== 'Json' ? `${text} | null` : nullable ? 'Json | null' : text;
}

function notNull(type: SqlType): string {
  if (type.kind === 'array') {
    const element = notNull(type.element!);
    return element.includes('|') ? `(${element})[]` : `${element}[]`;
  }
  if (type.kind === 'enum' && type.labels && type.labels.length > 0) return type.labels.map((label) => JSON.stringify(label)).join(' | ');
  switch (type.base) {
    case 'int2':
    case 'int4':
    case 'int8':
    case 'numeric':
    case 'float4':
    case 'float8':
      return 'number';
    case 'bool':
      return 'boolean';
    case 'json':
    case 'jsonb':
      return 'Json';
    default:
      return 'string';
  }
}

/** A name as a member of a type. */
export function memberText(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

export const JSON_TYPE = 'export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]';
