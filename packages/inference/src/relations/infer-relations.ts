import type { Diagnostic, Relation } from '@seedbed/contract';
import type { SchemaView } from '../schema/schema-view.ts';
import { chooseOwner } from './choose-owner.ts';
import { declaredLinks } from './declared-links.ts';
import { isOneToOne, isRequired, type Link } from './link.ts';

export type LinkedRelation = { readonly link: Link; readonly relation: Relation };

/** All relations of the schema, with fan-outs, owners and shares. */
export function inferRelations(schema: SchemaView, diagnostics: Diagnostic[]): LinkedRelation[] {
  const links = declaredLinks(schema);
  for (const table of schema.tables) {
    for (const key of table.table.foreignKeys) {
      if (!table.foreignKeys.includes(key)) {
        diagnostics.push({ level: 'warning', code: 'reference-outside', table: table.name, constraint: key.name, message: `${key.references}, to which ${key.columns.join(', ')} refers, is not in the schema; its values are made like any other column's.` });
      }
    }
  }
  const owners = new Map(schema.tables.map((table) => [table, chooseOwner(links.filter((link) => link.from === table), (link) => link.to.columns.length <= 3 && link.to.foreignKeys.length === 0)]));
  return links.map((link) => ({ link, relation: toRelation(link, owners.get(link.from) === link) }));
}

function toRelation(link: Link, owner: boolean): Relation {
  const key = link.key;
  return {
    name: link.name,
    from: { table: link.from.name, columns: [...link.columns] },
    to: { table: link.to.name, columns: [...link.toColumns] },
    ...(owner && !isOneToOne(link) ? { fanOut: { kind: 'geometric' as const, mean: 2.8 } } : {}),
    ...(owner ? { owner: true } : {}),
    ...(isRequired(link) ? {} : { nullShare: link.to === link.from ? 0.35 : 0.08 }),
    ...(link.to === link.from ? { self: true } : {}),
    ...(key?.deferrable ? { deferrable: true } : {}),
    ...(key?.period ? { period: true } : {}),
    ...(key?.onDelete && key.onDelete !== 'no action' ? { onDelete: key.onDelete } : {}),
    source: key ? 'declared' : 'inferred',
  };
}
