import { isKeyWithin, type Order, type Relation } from '@seedbed/contract';
import type { ColumnDraft, RelationDraft, TableDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { backOf, siblingRelation } from '../resolve-relations.ts';
import { isAlways, isNever, isSameWay, wayAlong, wayBy, wayTo, type Way } from './ways.ts';

/** How a relation finds its parent. */
export type RelationRole =
  /** Uses its own fan-out. */
  | { readonly kind: 'lead' }
  /**
   * Refers to an earlier row of the same table: within the scope of `lead` if they share columns or if the blueprint names a `scope` (then
   * `leadScope` leads there).
   */
  | { readonly kind: 'tree'; readonly lead: RelationDraft | null; readonly leadScope: Way; readonly scoped: boolean }
  /** What the first ancestor has in the tree of that other reference: the ancestor itself, or its parent here. */
  | { readonly kind: 'root'; readonly tree: RelationDraft }
  /**
   * Determined by another relation of the row: through the parent's own references, or, without a path, the row with
   * the same number.
   */
  | { readonly kind: 'follow'; readonly near: RelationDraft; readonly far: Way }
  /** What one of several references of the parent of `near` leads to, each by a way of its own: the rows of one parent take them in turn. */
  | { readonly kind: 'party'; readonly near: RelationDraft; readonly ways: readonly Way[] }
  /** The rows of one parent of `near` lead through the rows of a place, to which `place` leads, up to what `end` leads to from there. */
  | {
      readonly kind: 'walk';
      readonly near: RelationDraft;
      readonly end: RelationDraft;
      readonly place: RelationDraft | null;
      readonly before: boolean;
      readonly isFromNothing: boolean;
    }
  /** The parent of one of the row's other references, by the arm of a group (`winner = home OR winner = away`): none for an arm with NULL. */
  | { readonly kind: 'either'; readonly of: readonly (RelationDraft | null)[] }
  /**
   * The row points back at one of its own children (a team at its captain): `back` leads from these to the row, and `far` on to the parent (empty: they are the parents).
   */
  | { readonly kind: 'child'; readonly back: RelationDraft; readonly far: Way }
  /**
   * The parent of a row of another table (a membership) in the scope of the parent of `lead`: `inside` leads from those rows to the scope, and `far` to the parent. `wider`
   * is taken where a scope has no such row although the reference is required.
   */
  | {
      readonly kind: 'member';
      readonly lead: RelationDraft;
      readonly leadScope: Way;
      readonly inside: Way;
      readonly far: Way;
      readonly wider: WithinRole | null;
    }
  /** The parent, by `far`, of an earlier row with the same parent of `lead`: a member is invited by one who was there. */
  | { readonly kind: 'earlier'; readonly lead: RelationDraft; readonly far: RelationDraft }
  | WithinRole;

/**
 * Within the scope of the parent of `lead`: `inside` leads from the candidates to the scope, `leadScope` from the
 * parent of `lead` (empty: the parent is the scope). `apart`: never that parent itself. `scoped`: the blueprint names
 * the table of the scope. `alike`: the places are the labels of a column of the row at the end of `leadScope`, which candidates have in a column of theirs, and `inside` is
 * empty. With `alike.scope`, in which the lead's parent and the candidates lead to a common row as well, a place is both.
 */
export type WithinRole = {
  readonly kind: 'within';
  readonly lead: RelationDraft;
  readonly leadScope: Way;
  readonly inside: Way;
  readonly apart: boolean;
  readonly scoped: boolean;
  readonly alike?: { readonly own: readonly ColumnDraft[]; readonly theirs: readonly ColumnDraft[]; readonly scope: Scope | null };
};

export type Scope = { readonly leadScope: Way; readonly inside: Way };

export type Roles = ReadonlyMap<RelationDraft, RelationRole>;

/** The roles of all relations of a table, ordered so that each comes after those that it depends on. */
export function relationRoles(table: TableDraft): Map<RelationDraft, RelationRole> {
  const ordered = byWeight(table);
  const roles = rolesInOrder(ordered);
  const clashes = countClashes(roles);
  if (clashes === 0) return roles;
  // If a parent restricts its children (`where`), no relation refers to all parents. Then the relations that imply the most others come
  // first.
  const other = rolesInOrder([...ordered.filter((one) => !isImplied(one, ordered)), ...ordered.filter((one) => isImplied(one, ordered))]);
  return countClashes(other) < clashes ? other : roles;
}

function rolesInOrder(ordered: readonly RelationDraft[]): Map<RelationDraft, RelationRole> {
  const roles = new Map<RelationDraft, RelationRole>();
  for (const relation of ordered) roles.set(relation, roleOf(relation, [...roles.keys()]));
  return roles;
}

function isImplied(relation: RelationDraft, all: readonly RelationDraft[]): boolean {
  return all.some((other) => other.columns.length > relation.columns.length && implies(other, relation) !== null);
}

/** How many relations have a column that an earlier relation sets, without following its parent. */
function countClashes(roles: Roles): number {
  const set = new Set<ColumnDraft>();
  let clashes = 0;
  for (const [relation, role] of roles) {
    const by =
      role.kind === 'follow' || role.kind === 'party' || role.kind === 'walk'
        ? role.near
        : role.kind === 'lead' || role.kind === 'child' || role.kind === 'either' || role.kind === 'root' || role.kind === 'earlier'
          ? null
          : role.lead;
    if (relation.columns.some((column) => set.has(column) && !by?.columns.includes(column))) clashes++;
    for (const column of relation.columns) set.add(column);
  }
  return clashes;
}

/** Behind all others, in the order of the blueprint. */
const FOLLOWS = -9_000;
/** Behind these as well: what a migration added decides nothing of what was there. */
const ADDED = -20_000;

/**
 * The order of relations: exact counts first; then required references before optional ones, which determine nothing; then those that imply
 * others; then those with a `where`; then the owner; then the widest. A relation named in `within` or `distinctFrom` comes before the one
 * that names it, and one that refers to the parent of another one comes last.
 */
function byWeight({ relations }: TableDraft): RelationDraft[] {
  const weight = (relation: RelationDraft) => {
    // What follows row by row may follow a reference that is NULL in some rows, so it comes after those as well.
    const added = relation.spec.addedLater ? ADDED : 0;
    if (relation.spec.rowwise) return added + FOLLOWS;
    const sameColumns = relations.some((other) => other !== relation && other.columns.length === relation.columns.length && implies(relation, other));
    return (
      added +
      (relation.spec.fanOut?.kind === 'listed' || relation.spec.first ? 5_000 : 0) +
      (relation.self ? -1_000 : 0) +
      (relation.nullable ? -2_000 : 0) +
      (sameColumns ? 500 : 0) +
      (relation.spec.owner ? 100 : 0) +
      (isOnce(relation) ? 150 : 0) +
      (relation.spec.where === undefined ? 0 : 400) +
      relation.columns.length -
      (relation.spec.within === undefined ? 0 : 200) -
      (relation.spec.distinctFrom === undefined ? 0 : 50) -
      (eitherOf(relation, relations) ? 60 : 0)
    );
  };
  return relations
    .map((relation) => ({ relation, weight: weight(relation) }))
    .sort((a, b) => b.weight - a.weight || a.relation.index - b.relation.index)
    .map((entry) => entry.relation);
}

/** Whether a group requires that both references have the same key, and so the same parent. */
function mustEqual(one: RelationDraft, other: RelationDraft): boolean {
  if (one.parent !== other.parent || one.columns.length !== 1 || other.columns.length !== 1 || one.parentColumns[0] !== other.parentColumns[0]) return false;
  const names = [one.columns[0]!.name, other.columns[0]!.name];
  return (other.child.spec.groups ?? []).some((group) =>
    group.order?.some(
      ({ terms, operator, value }) => operator === '=' && value === 0 && terms.length === 2 && terms.every((term) => names.includes(term.column)),
    ),
  );
}

/** The references of the row to one of whose parents a group wants this one to refer, by its arms; null if there are no such arms. */
function eitherOf(relation: RelationDraft, others: readonly RelationDraft[]): (RelationDraft | null)[] | null {
  const { child, columns, spec } = relation;
  const group = child.spec.groups?.find((each) => columns.some(({ name }) => each.columns.includes(name)));
  if (!group?.variants || group.rows || relation.self || spec.owner || spec.where !== undefined || spec.share !== undefined) return null;
  const keys = [child.spec.primaryKey ?? [], ...(child.spec.uniqueKeys ?? []).map((key) => key.columns)];
  const own = columns.filter((column) => group.columns.includes(column.name));
  if (keys.some((key) => own.some(({ name }) => key.includes(name)))) return null;
  const of = group.variants.map((variant) => {
    if (own.some(({ name }) => conditionsOnColumn(variant, name)?.null)) return null;
    return others.find((other) => other !== relation && (relation.nullable || !other.nullable) && isSameRow(relation, other, variant.order ?? []));
  });
  const found = new Set(of.filter((each) => each !== null));
  return found.has(undefined) || found.size < 2 ? null : of.map((each) => each ?? null);
}

/** Whether conditions `a = b` make two references refer to the same row. */
function isSameRow(one: RelationDraft, other: RelationDraft, order: readonly Order[]): boolean {
  if (one.parent !== other.parent || one.columns.length !== other.columns.length) return false;
  return one.columns.every((column, i) => {
    const match = other.columns[other.parentColumns.indexOf(one.parentColumns[i]!)];
    return (
      match === column ||
      order.some(
        ({ terms, operator, value }) =>
          operator === '=' && value === 0 && terms.length === 2 && [column, match].every((each) => terms.some((term) => term.column === each?.name)),
      )
    );
  });
}

/** Whether a key allows each parent once: then no other reference may choose among its parents. */
function isOnce({ child: { spec }, columns }: RelationDraft): boolean {
  return isKeyWithin(
    spec,
    columns.map((column) => column.name),
  );
}

function roleOf(relation: RelationDraft, placed: readonly RelationDraft[]): RelationRole {
  const tree = treeOf(relation);
  if (tree) return { kind: 'root', tree };
  const back = backOf(relation);
  if (back) return { kind: 'child', back, far: [] };
  const through = throughRole(relation, placed);
  if (through) return through;
  for (const near of placed) {
    const path = implies(near, relation);
    if (path) return { kind: 'follow', near, far: path.far ? [path.far] : [] };
  }
  const equal = placed.find((other) => mustEqual(other, relation));
  if (equal) return { kind: 'follow', near: equal, far: [] };
  const either = eitherOf(relation, placed);
  if (either) return { kind: 'either', of: either };
  const sharing = placed.filter((other) => other.columns.some((column) => relation.columns.includes(column)));
  if (relation.self) return treeRole(relation, placed, sharing.find((other) => !other.self) ?? null);
  // A reference that must refer to another parent is the best lead, because the other is then chosen next to it.
  for (const lead of [...sharing.filter((other) => mustDiffer(other, relation)), ...sharing]) {
    const scope = sharedScope(lead, relation);
    if (scope) return { kind: 'within', lead, ...scope, apart: isSameWay(scope.leadScope, scope.inside) && mustDiffer(lead, relation), scoped: false };
  }
  const [twin] = sharing.filter(
    (other) => other.columns.length === relation.columns.length && relation.columns.every((column) => other.columns.includes(column)),
  );
  if (twin) return { kind: 'follow', near: twin, far: [] };
  for (const near of sharing) {
    const far = sameAsParent(near, relation);
    if (far) return { kind: 'follow', near, far: [far] };
  }
  const wanted = wantedOf(relation, placed);
  if (!wanted) return { kind: 'lead' };
  if (relation.spec.alike) return alikeRole(wanted, relation, relation.spec.alike);
  if (relation.spec.scope !== undefined) return scopedRole(wanted, relation, relation.spec.scope);
  const scope = commonScope(wanted, relation);
  if (scope) return { kind: 'within', lead: wanted, ...scope, apart: isSameWay(scope.leadScope, scope.inside) && mustDiffer(wanted, relation), scoped: false };
  const same = sharedReference(wanted, relation);
  return same ? { kind: 'follow', near: wanted, far: [same] } : { kind: 'lead' };
}

/** The reference to the own table whose roots decide this one; null where the blueprint does not say so, or where another reference has the same columns. */
function treeOf(relation: RelationDraft): RelationDraft | null {
  const { child, spec, columns } = relation;
  if (spec.root !== true || spec.within === undefined) return null;
  const tree = siblingRelation(relation, spec.within);
  if (!tree?.self || tree.spec.root) return null;
  return child.relations.some((other) => other !== relation && other.columns.some((column) => columns.includes(column))) ? null : tree;
}

/** By rows of the table that the blueprint names: those in the row's own scope, or those that refer to the row itself. Null where that table leads to neither. */
function throughRole(relation: RelationDraft, placed: readonly RelationDraft[]): RelationRole | null {
  const { through, within, scope } = relation.spec;
  if (through === undefined || relation.self) return null;
  const isOwn = through === relation.parent.name;
  if (within === undefined) {
    const [by] = relation.spec.along ?? [];
    const back = relation.child.children.find(({ child, self, spec }) => child.name === through && !self && (by === undefined || spec.name === by));
    const far = back && (isOwn ? [] : wayTo(back.child, relation.parent.name));
    return far ? { kind: 'child', back, far } : null;
  }
  const lead = wantedOf(relation, placed);
  if (through === relation.child.name) return lead && earlierRole(lead, relation, placed);
  const leadScope = lead && scope !== undefined ? wayAlong(lead.parent, scope, relation.spec.along) : null;
  const table = relation.parent.children.map(({ child }) => child).find(({ name }) => name === through);
  const far = table && wayTo(table, relation.parent.name);
  const inside = table && scope !== undefined ? wayTo(table, scope) : null;
  if (!lead || !leadScope || !far || !inside || inside.length === 0 || (lead.nullable && !relation.nullable && !relation.spec.rowwise)) return null;
  return { kind: 'member', lead, leadScope, inside, far, wider: widerRole(lead, relation) };
}

/** By rows of the own table with the same lead, whose reference to the same table is chosen without this one. */
function earlierRole(lead: RelationDraft, relation: RelationDraft, placed: readonly RelationDraft[]): RelationRole | null {
  const far = placed.find((other) => other !== lead && other.parent === relation.parent && !other.self && !other.nullable);
  return far && !lead.self && !lead.nullable ? { kind: 'earlier', lead, far } : null;
}

/** Within the nearest table that all candidates belong to. */
function widerRole(lead: RelationDraft, relation: RelationDraft): WithinRole | null {
  if (lead.nullable) return null;
  for (const inside of relation.parent.relations) {
    const leadScope = inside.self || inside.nullable ? null : wayTo(lead.parent, inside.parent.name);
    if (leadScope) return { kind: 'within', lead, leadScope, inside: [inside], apart: false, scoped: true };
  }
  return null;
}

/** The relation named by `within`, if its parent is chosen earlier. */
function wantedOf(relation: RelationDraft, placed: readonly RelationDraft[]): RelationDraft | null {
  const wanted = relation.spec.within === undefined ? null : siblingRelation(relation, relation.spec.within);
  return wanted && placed.includes(wanted) ? wanted : null;
}

/**
 * References to rows of the same table, within the scope of the other columns of the reference, or otherwise within the scope that the
 * blueprint names.
 */
function treeRole(relation: RelationDraft, placed: readonly RelationDraft[], sharing: RelationDraft | null): RelationRole {
  const lead = sharing ?? (relation.spec.scope === undefined ? null : wantedOf(relation, placed));
  const leadScope = lead && lead !== sharing ? wayTo(lead.parent, relation.spec.scope!) : [];
  return lead && leadScope ? { kind: 'tree', lead, leadScope, scoped: lead !== sharing } : { kind: 'tree', lead: null, leadScope: [], scoped: false };
}

/** Within the table that the blueprint names: the row's parent is a row of that table, or refers to one. */
function scopedRole(lead: RelationDraft, relation: RelationDraft, scope: string): RelationRole {
  const parties = partiesOf(lead, relation, scope) ?? walkOf(lead, relation, scope);
  if (parties) return parties;
  const { rowwise = false, along } = relation.spec;
  const leadScope = wayAlong(lead.parent, scope, along);
  const inside = wayTo(relation.parent, scope);
  if (!leadScope || !inside || (lead.nullable && !rowwise)) return { kind: 'lead' };
  if (inside.length === 0) {
    const isSure = relation.nullable || rowwise || leadScope.every(isAlways);
    return isSure && leadScope.length > 0 ? { kind: 'follow', near: lead, far: leadScope } : { kind: 'lead' };
  }
  return { kind: 'within', lead, leadScope, inside, apart: isSameWay(leadScope, inside) && mustDiffer(lead, relation), scoped: true };
}

/** By a label, or several, that the row's parent leads to, and which the candidates have. */
function alikeRole(lead: RelationDraft, relation: RelationDraft, { also = [], ...first }: NonNullable<Relation['alike']>): RelationRole {
  const leadScope = wayBy(lead.parent, relation.spec.along);
  const labels = [first, ...also];
  const own = labels.flatMap((label) => (leadScope?.at(-1)?.parent ?? lead.parent).columns.get(label.own) ?? []);
  const theirs = labels.flatMap((label) => relation.parent.columns.get(label.theirs) ?? []);
  if (!leadScope || own.length < labels.length || theirs.length < labels.length || !relation.spec.rowwise) return { kind: 'lead' };
  const common = relation.spec.scope;
  const [toScope, inside] = common === undefined ? [null, null] : [wayTo(lead.parent, common), wayTo(relation.parent, common)];
  const scope = toScope && inside && inside.length > 0 ? { leadScope: toScope, inside } : null;
  return { kind: 'within', lead, leadScope, inside: [], apart: false, scoped: true, alike: { own, theirs, scope } };
}

/** By the references to its parties that the blueprint names; null where it names none, or where a row might be left without one that it needs. */
function partiesOf(lead: RelationDraft, relation: RelationDraft, scope: string): RelationRole | null {
  const { parties, rowwise = false } = relation.spec;
  const ways = parties?.map((name) => wayAlong(lead.parent, scope, [name])).filter((way) => way !== null) ?? [];
  const isSure = relation.nullable || rowwise || (!lead.nullable && ways.every((way) => way.every(isAlways)));
  return scope === relation.parent.name && ways.length > 1 && isSure ? { kind: 'party', near: lead, ways } : null;
}

/** Through the rows of a place up to what the lead's parent refers to; null where the blueprint does not say so, or where a row might be left without one that it needs. */
function walkOf(lead: RelationDraft, relation: RelationDraft, scope: string): RelationRole | null {
  const { walk, along = [] } = relation.spec;
  const [end] = wayBy(lead.parent, along) ?? [];
  if (walk === undefined || scope !== relation.parent.name || along.length !== 1 || end?.parent !== relation.parent || lead.nullable || end.nullable)
    return null;
  const other = relation.child.relations.find((each) => each.spec.walk === 'from' && each.spec.within === relation.spec.within);
  const places = relation.parent.relations.filter(({ nullable, self }) => !nullable && !self);
  const place = places.find(({ spec }) => spec.owner) ?? (places.length === 1 ? places[0]! : null);
  return { kind: 'walk', near: lead, end, place, before: walk === 'from', isFromNothing: other?.nullable ?? true };
}

/** Whether two references to one table may not refer to the same row: by the relation's own setting, or by a condition `a <> b` or `a < b`. */
function mustDiffer(one: RelationDraft, other: RelationDraft): boolean {
  if (one.parent !== other.parent) return false;
  if (other.spec.distinctFrom !== undefined && siblingRelation(other, other.spec.distinctFrom) === one) return true;
  const own = (relation: RelationDraft, against: RelationDraft) =>
    relation.columns.filter((column) => !against.columns.includes(column)).map((column) => column.name);
  const [mine, theirs] = [own(one, other), own(other, one)];
  return (other.child.spec.groups ?? [])
    .flatMap((group) => [...(group.order ?? []), ...(group.variants ?? []).flatMap((variant) => variant.order ?? [])])
    .some(
      ({ terms, operator, value }) =>
        (operator === '<>' || operator === '<') &&
        value === 0 &&
        terms.length === 2 &&
        terms.some((term) => mine.includes(term.column)) &&
        terms.some((term) => theirs.includes(term.column)),
    );
}

/**
 * Whether the parent of `near` determines the parent of `relation`: all its columns are columns of `near`, and the
 * parent's own reference uses them.
 */
function implies(near: RelationDraft, relation: RelationDraft): { far: RelationDraft | null } | null {
  if (near === relation || near.self || (near.nullable && !relation.nullable) || !relation.columns.every((column) => near.columns.includes(column)))
    return null;
  if (near.parent === relation.parent && relation.columns.every((column, i) => counterpart(near, column) === relation.parentColumns[i])) return { far: null };
  const far = near.parent.relations.find(
    (onward) =>
      onward.parent === relation.parent &&
      !onward.self &&
      onward.columns.length === relation.columns.length &&
      relation.columns.every((column, i) =>
        onward.columns.some((from, j) => from === counterpart(near, column) && onward.parentColumns[j] === relation.parentColumns[i]),
      ),
  );
  return far ? { far } : null;
}

/**
 * The parent's own reference to the table of `relation`, through their shared columns. Only then is it certain to agree
 * with `near`.
 */
function sameAsParent(near: RelationDraft, relation: RelationDraft): RelationDraft | undefined {
  const shared = near.columns.filter((column) => relation.columns.includes(column));
  return near.parent.relations.find(
    (onward) =>
      onward.parent === relation.parent &&
      !onward.self &&
      (relation.nullable || !onward.nullable) &&
      shared.every((column) => {
        const at = onward.columns.indexOf(counterpart(near, column)!);
        return at >= 0 && onward.parentColumns[at] === counterpart(relation, column);
      }),
  );
}

function counterpart(relation: RelationDraft, column: ColumnDraft): ColumnDraft | undefined {
  return relation.parentColumns[relation.columns.indexOf(column)];
}

/** The reference through which the parent of `near` also reaches the table of `relation`: an order has the tenant of its customer. */
function sharedReference(near: RelationDraft, relation: RelationDraft): RelationDraft | undefined {
  if (near.self || near.nullable || near.parent === relation.parent) return undefined;
  const same = near.parent.relations.filter((onward) => onward.parent === relation.parent && !onward.self && (relation.nullable || !onward.nullable));
  return same.length === 1 && same[0]!.parentColumns.every((column, i) => column === relation.parentColumns[i]) ? same[0] : undefined;
}

/** The scope that two relations with a common column must agree on. */
function sharedScope(lead: RelationDraft, relation: RelationDraft): Scope | null {
  const shared = lead.columns.filter((column) => relation.columns.includes(column));
  for (const inside of relation.parent.relations) {
    if (inside.self || !shared.every((column) => inside.columns.includes(counterpart(relation, column)!))) continue;
    const target = (column: ColumnDraft) => counterpart(inside, counterpart(relation, column)!);
    if (inside.parent === lead.parent && shared.every((column) => target(column) === counterpart(lead, column))) return { leadScope: [], inside: [inside] };
    const leadScope = lead.parent.relations.find(
      (onward) =>
        onward.parent === inside.parent &&
        !onward.self &&
        shared.every((column) => onward.columns.includes(counterpart(lead, column)!) && counterpart(onward, counterpart(lead, column)!) === target(column)),
    );
    if (leadScope) return { leadScope: [leadScope], inside: [inside] };
  }
  return null;
}

/** The nearest table that both parents refer to, or one parent if the other refers to it. */
function commonScope(lead: RelationDraft, relation: RelationDraft): Scope | null {
  const leading = relation.parent.relations.filter((inside) => !inside.self && !isNever(inside));
  const direct = leading.find((inside) => inside.parent === lead.parent);
  if (direct) return { leadScope: [], inside: [direct] };
  for (const inside of leading) {
    const leadScope = lead.parent.relations.find((onward) => onward.parent === inside.parent && !onward.self);
    if (leadScope) return { leadScope: [leadScope], inside: [inside] };
  }
  return null;
}
