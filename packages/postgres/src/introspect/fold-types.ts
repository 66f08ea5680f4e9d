import { dictionary, ownMember, type TypeDefinition, type TypeDefinitions } from '@seedbed/contract';
import type { Notices } from './introspect.ts';
import type { TypeRow } from './sql/types.sql.ts';

export function foldTypes(rows: readonly TypeRow[], notices: Notices): TypeDefinitions {
  const types: TypeDefinitions = dictionary();
  for (const row of rows) {
    types[row.name] = foldType(row);
    if (ownMember(types, row.name)!.kind === 'unknown')
      notices.push({ place: row.name, message: 'a base type of unknown make: its values are tried out, or its columns stay NULL' });
  }
  return types;
}

function foldType(row: TypeRow): TypeDefinition {
  switch (row.kind) {
    case 'e':
      return { kind: 'enum', labels: row.labels ?? [] };
    case 'd':
      return {
        kind: 'domain',
        base: row.base!,
        ...(row.notNull && { notNull: true }),
        ...(row.default !== null && { default: row.default }),
        ...(row.checks && { checks: row.checks }),
      };
    case 'c':
      return { kind: 'composite', fields: row.fields ?? [] };
    case 'r':
      return { kind: 'range', subtype: row.subtype! };
    case 'm':
      return { kind: 'multirange', subtype: row.subtype! };
    default:
      return row.extension ? { kind: 'extension', extension: row.extension, name: row.localName } : { kind: 'unknown' };
  }
}
