import { qualifiedName } from '@seedbed/contract';
import { MockFault } from '../fault.ts';
import type { RelationNode } from '../query.ts';
import type { MockRelation, MockSchema, MockTable } from '../schema/schema.ts';
import type { Link } from './resolved.ts';
import { mostSimilar } from './similar.ts';

/** The relation from a table to a name in `select`. Throws PGRST200 for none, PGRST201 for several. */
export function linkOf(schema: MockSchema, origin: MockTable, name: string, hint: string | undefined): Link {
  // PostgREST prefers it to foreign keys.
  refuseComputed(origin, name, 'relation');
  const candidates = linksTo(schema, origin, name).filter((link) => hint === undefined || isHint(link, hint));
  if (candidates.length === 1) return candidates[0]!;
  if (candidates.length === 0) throw missing(schema, origin, name, hint);
  throw several(origin, name, candidates);
}

/** Throws PGRST127 for a function of a row: PostgREST serves it as a column or relation of this name. */
export function refuseComputed(origin: MockTable, name: string, kind: 'column' | 'relation'): void {
  if (origin.computed.has(qualifiedName(origin.schema, name)))
    throw MockFault.unsupported(`The computed ${kind} ${origin.qualified}.${name}: a mock has no functions.`);
}

/** The link by a foreign key's name and side, or by those of a join table. Undefined if the node is not so exact; throws PGRST200 if there is none. */
export function linkBy(origin: MockTable, { way, hint, through }: RelationNode): Link | undefined {
  if (way === undefined && through === undefined) return undefined;
  const relation = (way === 'parent' ? origin.parents : origin.children).find(
    (each) => each.name === (through?.near ?? hint) && (!through || each.child.name === through.table),
  );
  const far = through && relation?.child.parents.find((each) => each.name === through.far);
  if (relation && far) return { kind: 'through', near: relation, far };
  if (relation && way) return { kind: way, relation };
  throw new MockFault({ code: 'PGRST200', status: 400, message: `Could not find a relationship of '${origin.name}' called '${hint}' in the schema cache` });
}

function linksTo(schema: MockSchema, origin: MockTable, name: string): Link[] {
  const links: Link[] = [];
  for (const relation of origin.parents) {
    if (relation.parent.schema !== origin.schema) continue;
    const named = relation.parent.name === name;
    const byColumn = relation.columns.length === 1 && relation.columns[0]!.name === name;
    // A table that refers to itself: its name means the children, the column the parent.
    if (relation.declared && ((named && relation.child !== relation.parent) || byColumn || relation.name === name)) links.push({ kind: 'parent', relation });
  }
  for (const relation of origin.children) {
    if (relation.child.schema !== origin.schema) continue;
    const named = relation.child.name === name;
    if (relation.declared && (named || (relation.name === name && relation.child !== relation.parent))) links.push({ kind: 'children', relation });
  }
  for (const near of origin.children) {
    if (!schema.exposed.includes(near.child.schema)) continue;
    for (const far of near.child.parents) {
      if (far === near || !near.declared || !far.declared || far.parent.name !== name || far.parent.schema !== origin.schema) continue;
      if (isJoinTable(near, far)) links.push({ kind: 'through', near, far });
    }
  }
  return links;
}

/** A join table has both foreign keys in its primary key. */
function isJoinTable(near: MockRelation, far: MockRelation): boolean {
  const key = near.child.primaryKey?.columns ?? [];
  return [...near.columns, ...far.columns].every((column) => key.includes(column));
}

function isHint(link: Link, hint: string): boolean {
  if (link.kind === 'through') return link.near.child.name === hint;
  const { relation } = link;
  const columns = link.kind === 'parent' ? relation.columns : relation.columns;
  return (
    relation.name === hint ||
    (columns.length === 1 && columns[0]!.name === hint) ||
    (relation.parentColumns.length === 1 && relation.parentColumns[0]!.name === hint && relation.child !== relation.parent)
  );
}

export function targetOf(link: Link): MockTable {
  return link.kind === 'parent' ? link.relation.parent : link.kind === 'children' ? link.relation.child : link.far.parent;
}

export function isToOne(link: Link): boolean {
  return link.kind === 'parent' || (link.kind === 'children' && link.relation.oneToOne);
}

function missing(schema: MockSchema, origin: MockTable, name: string, hint: string | undefined): MockFault {
  const near = [...origin.parents.map(({ parent }) => parent), ...origin.children.map(({ child }) => child)]
    .filter((table) => table.schema === origin.schema)
    .map((table) => table.name);
  const known = schema.tables.some((table) => table.name === origin.name)
    ? mostSimilar(
        name,
        near.filter((each) => each !== name),
        0.33,
      )
    : null;
  const by = hint === undefined ? '' : ` using the hint '${hint}'`;
  return new MockFault({
    code: 'PGRST200',
    status: 400,
    message: `Could not find a relationship between '${origin.name}' and '${name}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${origin.name}' and '${name}'${by} in the schema '${origin.schema}', but no matches were found.`,
    hint: known === null ? null : `Perhaps you meant '${known}' instead of '${name}'.`,
  });
}

function several(origin: MockTable, name: string, links: readonly Link[]): MockFault {
  const hints = links.map((link) => (link.kind === 'through' ? link.near.child.name : link.relation.name));
  return new MockFault({
    code: 'PGRST201',
    status: 300,
    message: `Could not embed because more than one relationship was found for '${origin.name}' and '${name}'`,
    details: links.map((link) => ({
      cardinality: cardinality(link),
      embedding: `${origin.name} with ${targetOf(link).name}`,
      relationship: described(link),
    })),
    hint: `Try changing '${name}' to one of the following: ${hints.map((each) => `'${name}!${each}'`).join(', ')}. Find the desired relationship in the 'details' key.`,
  });
}

function cardinality(link: Link): string {
  if (link.kind === 'through') return 'many-to-many';
  if (link.relation.oneToOne) return 'one-to-one';
  return link.kind === 'parent' ? 'many-to-one' : 'one-to-many';
}

function described(link: Link): string {
  const names = (columns: readonly { readonly name: string }[]) => columns.map((column) => column.name).join(', ');
  if (link.kind === 'through')
    return `${link.near.child.name} using ${link.near.name}(${names(link.near.columns)}) and ${link.far.name}(${names(link.far.columns)})`;
  const { name, child, columns, parent, parentColumns } = link.relation;
  return link.kind === 'parent'
    ? `${name} using ${child.name}(${names(columns)}) and ${parent.name}(${names(parentColumns)})`
    : `${name} using ${parent.name}(${names(parentColumns)}) and ${child.name}(${names(columns)})`;
}
