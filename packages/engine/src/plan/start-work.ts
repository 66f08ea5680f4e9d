import type { Blueprint, Order } from '@seedbed/contract';
import type { Draws } from '../random/draws.ts';
import { drawsOf } from '../random/draws-of.ts';
import type { Words } from '../words/words.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from './draft.ts';
import type { Faults } from './faults.ts';
import type { Plan } from './plan.ts';
import { onwardTo, siblingRelation } from './resolve-relations.ts';
import { ensureSpread } from './relations/ensure-spread.ts';
import { groupWork, type GroupWork } from './groups/group-work.ts';
import type { Spread } from '../relations/spread.ts';
import { relationPlan } from './relations/relation-plan.ts';
import { relationRoles, type RelationRole } from './relations/roles.ts';
import { pairScopes } from './relations/pair-scopes.ts';
import { drawnColumn, drawnName, type ExistingTables } from './existing/existing-rows.ts';
import type { RelationWork, TableWork, Work } from './work.ts';
import { isSameWay, type Way } from './relations/ways.ts';

/** The initial state of a compilation: nothing built, the role of every relation known. */
export function startWork(
  blueprint: Blueprint,
  words: Words,
  referenceDay: number,
  tables: readonly TableDraft[],
  relations: readonly RelationDraft[],
  faults: Faults,
  mostRows = Infinity,
  mostOwned = mostRows,
  existingTables: ExistingTables = {},
  still: ReadonlySet<string> = new Set(),
  seen: Plan | null = null,
): Work {
  const roles = new Map<RelationDraft, RelationRole>(tables.flatMap((table) => [...relationRoles(table)]));
  // A relation that must lead to a different row than its lead counts the lead's parent as a candidate, so that no
  // scope is empty. What a migration added asks nothing of rows that were there.
  const asking = [...roles].filter(([{ spec }]) => spec.addedLater !== true);
  const covering = new Set(
    asking.flatMap(([draft, role]) =>
      role.kind === 'within' && !role.apart ? coveredBy(role) : role.kind === 'child' && !draft.nullable && draft.spec.through === undefined ? [role.back] : [],
    ),
  );
  const crowded = new Set(asking.flatMap(([draft, role]) => (role.kind === 'within' && role.apart && !draft.nullable ? role.inside.slice(0, 1) : [])));
  const referenced = new Set(relations.flatMap((relation) => relation.parentColumns));
  const work: Work = {
    blueprint,
    words,
    referenceDay,
    mostRows,
    mostOwned,
    existingTables,
    still,
    faults,
    diagnostics: [],
    tables: new Map(
      tables.map((draft) => [
        draft,
        tableWork(draft, roles, referenced, (table, column, purpose) =>
          drawsOf([blueprint.generatorVersion, blueprint.seed, table.spec.schema, drawnName(existingTables, table), drawnColumn(table, column), purpose]),
        ),
      ]),
    ),
    derivedNeeds: new Map(),
    places: new Map(tables.map((table, place) => [table, place])),
    path: [],
    seen,
    looks: new Map(),
    begun: new Map(),
    relations: new Map(relations.map((draft) => [draft, relationWork(draft, roles, covering.has(draft), crowded.has(draft), () => work)])),
  };
  pairScopes(work);
  return work;
}

/**
 * References that cover every row of a scope, if they lead there directly. Longer paths, which blueprints can name,
 * would need the same from every table in between.
 */
function coveredBy({ inside, leadScope }: Extract<RelationRole, { kind: 'within' }>): readonly RelationDraft[] {
  return inside.length !== 1 || leadScope.length > 1 ? [] : [...inside, ...leadScope];
}

/**
 * A column belongs to the first group that names it. Columns that a self-reference reads do not belong to a group
 * together with that reference, nor do columns that are read through other tables: they would depend on themselves.
 */
function groupsOf(draft: TableDraft, draws: (table: TableDraft, column: string, purpose: string) => Draws): Map<ColumnDraft, GroupWork> {
  const groups = new Map<ColumnDraft, GroupWork>();
  draft.spec.groups?.forEach((spec, i) => {
    if (!spec.variants?.length && !spec.order?.length && !spec.rows?.length) return;
    const group = groupWork(draft, spec, i, (name, purpose) => draws(draft, name, purpose));
    const inner = draft.relations.filter((relation) => relation.parent === draft && relation.columns.some((column) => group.columns.includes(column)));
    const read = new Set(
      spec.rows ? [] : [...inner.flatMap((relation) => relation.parentColumns), ...group.columns.flatMap((column) => [...sourcesOf(column)])],
    );
    for (const column of group.columns) if (!groups.has(column) && !read.has(column)) groups.set(column, group);
  });
  return groups;
}

/**
 * The columns whose values a reference passes on from table to table, and the columns that are generated together with
 * them.
 */
function sourcesOf(column: ColumnDraft, met = new Set<ColumnDraft>()): ReadonlySet<ColumnDraft> {
  for (const relation of column.relations) {
    const source = relation.parentColumns[relation.columns.indexOf(column)]!;
    if (met.has(source)) continue;
    met.add(source);
    sourcesOf(source, met);
    for (const { columns, rows } of source.table.spec.groups ?? [])
      if (!rows && columns.includes(source.name)) for (const name of columns) sourcesOf(source.table.columns.get(name)!, met);
  }
  return met;
}

function tableWork(
  draft: TableDraft,
  roles: ReadonlyMap<RelationDraft, RelationRole>,
  referenced: ReadonlySet<ColumnDraft>,
  draws: (table: TableDraft, column: string, purpose: string) => Draws,
): TableWork {
  const columns = [...draft.columns.values()];
  return {
    draft,
    nodes: [],
    columns: new Map(
      columns.map((column) => [
        column,
        {
          draft: column,
          source: null,
          rank: null,
          rankedBy: null,
          alone: false,
          givenValues: null,
          written: null,
          listed: null,
          slot: null,
          neverNull: referenced.has(column),
          guards: [],
          demanded: null,
          final: null,
        },
      ]),
    ),
    keys: [],
    governing: new Map(columns.filter((column) => column.relations.length > 0).map((column) => [column, governingRelation(column, roles)])),
    groups: groupsOf(draft, draws),
    timeline: null,
    entities: new Map(),
  };
}

const RANK = { lead: 0, tree: 1, child: 1, within: 2, member: 2, follow: 3, earlier: 2, either: 3, party: 3, walk: 3, root: 3 } as const;

/** Among the relations that share a column, the one that chooses its parent; among equals, one that is never NULL. */
function governingRelation(column: ColumnDraft, roles: ReadonlyMap<RelationDraft, RelationRole>): RelationDraft {
  const weight = (relation: RelationDraft) => RANK[roles.get(relation)!.kind] + (relation.nullable ? 0.5 : 0);
  return column.relations.reduce((best, relation) => (weight(relation) < weight(best) ? relation : best));
}

function ordersOf({ spec }: TableDraft): Order[] {
  return (spec.groups ?? []).flatMap((group) => [...(group.order ?? []), ...(group.variants ?? []).flatMap((variant) => variant.order ?? [])]);
}

/** `a < b` over two references to one key: both ends are chosen together, and the key decides which is which. */
function pairOf(draft: RelationDraft, roles: ReadonlyMap<RelationDraft, RelationRole>): RelationWork['pair'] {
  for (const { terms, operator, value } of ordersOf(draft.child)) {
    if (!operator.startsWith('<') || operator === '<>' || terms.length !== 2 || value !== 0) continue;
    const ends = [1, -1].map((coefficient) => {
      const column = terms.find((term) => term.coefficient === coefficient)?.column;
      const found = draft.child.relations.filter((each) => each.columns.some(({ name }) => name === column));
      return found.reduce<RelationDraft | undefined>((best, each) => (best && best.columns.length <= each.columns.length ? best : each), undefined);
    });
    const [low, high] = ends;
    if (!low || !high || (draft !== low && draft !== high) || low === high || low.parent !== high.parent || low.self) continue;
    const [lowAt, highAt] = [low, high].map((end) => end.columns.findIndex(({ name }) => terms.some(({ column }) => column === name)));
    const key = low.parentColumns[lowAt!]!;
    if (key !== high.parentColumns[highAt!] || low.columns.length !== high.columns.length) continue;
    const isFree = (end: RelationDraft) => roles.get(end)!.kind === 'lead' && end.columns.length === 1;
    if (isFree(low) && isFree(high)) return { low, high, key, inside: [] };
    const inside = scopeOfPair(low, high, roles) ?? scopeOfPair(high, low, roles);
    const isShared = low.columns.every((column, i) => i === lowAt || low.parentColumns[i] === high.parentColumns[high.columns.indexOf(column)]);
    if (inside && isShared) return { low, high, key, inside };
  }
  return null;
}

/** The way from the parents to the scope of both, if one end is chosen freely and the other within the scope of its parent. */
function scopeOfPair(lead: RelationDraft, other: RelationDraft, roles: ReadonlyMap<RelationDraft, RelationRole>): Way | null {
  const role = roles.get(other)!;
  const isOfLead = role.kind === 'within' && role.lead === lead && isSameWay(role.leadScope, role.inside);
  return isOfLead && roles.get(lead)!.kind === 'lead' ? role.inside : null;
}

/**
 * The relation from which this one must differ, by `distinctFrom` or by a condition `a <> b` over the references of a
 * group. The later relation adapts, or the one that leads there directly.
 */
function apartRelation(draft: RelationDraft): RelationWork['apartFrom'] {
  if (draft.spec.distinctFrom !== undefined) {
    const near = siblingRelation(draft, draft.spec.distinctFrom);
    return near && { near, far: near.parent === draft.parent ? null : onwardTo(draft.parent, near) };
  }
  for (const order of ordersOf(draft.child)) {
    if (order.operator !== '<>' || order.terms.length !== 2 || order.value !== 0) continue;
    const names = order.terms.map((term) => term.column);
    if (!draft.columns.some((column) => names.includes(column.name))) continue;
    const other = draft.child.relations.find(
      (each) => each.parent === draft.parent && each.index < draft.index && !each.self && each.columns.some((column) => names.includes(column.name)),
    );
    if (other) return { near: other, far: null };
    const behind = draft.columns.length === 1 && !draft.self ? wayToParent(draft, names) : null;
    if (behind) return behind;
  }
  return null;
}

/** Another relation of the row, by one of the columns, whose parent refers through it to the same key. */
function wayToParent(draft: RelationDraft, names: readonly string[]): RelationWork['apartFrom'] {
  for (const near of draft.child.relations) {
    if (near === draft || near.self || near.parent === draft.parent) continue;
    const at = near.columns.findIndex((column) => names.includes(column.name) && !draft.columns.includes(column));
    if (at < 0) continue;
    const far = near.parent.relations.find(
      (onward) =>
        onward.parent === draft.parent && !onward.self && onward.parentColumns[onward.columns.indexOf(near.parentColumns[at]!)] === draft.parentColumns[0],
    );
    if (far) return { near, far };
  }
  return null;
}

function relationWork(
  draft: RelationDraft,
  roles: ReadonlyMap<RelationDraft, RelationRole>,
  covers: boolean,
  crowded: boolean,
  workOf: () => Work,
): RelationWork {
  const role = roles.get(draft)!;
  const pair = role.kind === 'lead' || role.kind === 'within' ? pairOf(draft, roles) : null;
  const other = (role.kind === 'lead' || draft.spec.distinctAmong) && !pair ? apartRelation(draft) : null;
  const others = other && other.far === null ? roles.get(other.near)! : null;
  // A relation within the scope of this one's parent already differs.
  const apartFrom = others?.kind === 'within' && others.lead === draft ? null : other;
  const relation = {
    draft,
    role,
    covers,
    crowded,
    apartFrom,
    pair,
    paired: false,
    needs: {},
    selected: null,
    preferred: null,
    passesBy: false,
    choosy: null,
    cases: null,
    labels: null,
    fits: null,
    spread: null as Spread | null,
    asked: null as Spread | null,
    owned: null,
  };
  const build = (): Spread => ensureSpread(workOf(), relation as RelationWork);
  const asked = {
    get spread() {
      return relation.spread && (relation.asked ?? relation.spread);
    },
  };
  return Object.assign(relation, {
    plan: relationPlan(draft, relation, build),
    askedPlan: relationPlan(draft, asked, () => (build(), asked.spread!)),
  });
}
