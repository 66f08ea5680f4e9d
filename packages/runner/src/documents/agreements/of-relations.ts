import { resolveType, type BlueprintTable, type Domain, type PatchOperation, type Relation, type SqlType } from '@seedbed/contract';
import { shortestWay, tellsTimestamp, type Plan, type RelationPlan } from '@seedbed/engine';
import { notBefore } from './of-columns.ts';
import { demandedBy, withoutMembers } from './switch-off.ts';
import { bareName, celName, fromRelation, listed, tableAt, type Counted, type Place, type PlacedRelation, type Stated } from './stated.ts';

type Said = Pick<Stated, 'says' | 'counted'> & {
  readonly kind: string;
  readonly members: readonly string[];
  readonly demanded?: string | null;
  readonly others?: readonly string[];
};

/** The agreements that a table's references make: members, a common place, other rows there, own children, first rows, chosen parents, trees, times. */
export function agreementsOfRelations(place: Place): Stated[] {
  return place.references.flatMap((placed) =>
    [
      memberOf,
      earlierOf,
      meetOf,
      alikeOf,
      partyOf,
      walkOf,
      shiftOf,
      ownOf,
      openingOf,
      thereOf,
      chosenOf,
      casesOf,
      apartOf,
      treeOf,
      behindOf,
      untilOf,
      turnOf,
    ].flatMap((read) => {
      const said = read(place, placed);
      if (!said) return [];
      const { relation, pointer } = placed;
      const columns = relation.from.columns;
      const test: PatchOperation = { op: 'test', path: `${pointer}/from`, value: relation.from };
      const demanded = said.demanded ?? null;
      return [
        {
          name: `${columns.join('+')}.${said.kind}`,
          table: place.name,
          columns: [...columns, ...(said.others ?? [])],
          says: said.says,
          from: fromRelation(relation),
          counted: said.counted,
          off: demanded === null ? withoutMembers(pointer, relation, said.members, test) : { demanded },
        },
      ];
    }),
  );
}

type Read = (place: Place, placed: PlacedRelation) => Said | null;

/** A row's column or columns, as its sentence calls them. */
const named = ({ from }: Relation): string => listed(from.columns);

/** With a table in between that lists who belongs where: an assignee is a member of the task's project. */
const memberOf: Read = (place, { relation }) => {
  const { through, scope } = relation;
  const lead = leadOf(place, relation);
  if (through === undefined || through === place.name || scope === undefined || !lead) return null;
  return {
    kind: 'member',
    members: ['through', ...MEETING],
    others: lead.from.columns,
    says: `${named(relation)} refers to a row that ${bareName(place.blueprint, through)} lists for the same row of ${bareName(place.blueprint, scope)} as ${named(lead)}.${otherwise(relation)}`,
    counted: rowsOf(relation, place, (plan, own) => {
      const leading = relationOf(plan, place, lead);
      const at = leading && walkAlong(plan, place, leading.parent, scope, relation.along);
      const pairs = at && pairsOf(plan, through, scope, own.parent);
      return pairs && ((row) => (leading.parentOf(row) < 0 ? null : pairs.has(`${at(leading.parentOf(row))} ${own.parentOf(row)}`)));
    }),
  };
};

/** The members that choose a row next to another reference. */
const MEETING = ['within', 'scope', 'along', 'rowwise', 'shift'];

/** What rows do that cannot agree. */
const otherwise = ({ rowwise }: Relation): string => (rowwise ? ' A row that has no such row to refer to takes any.' : '');

/** Among the rows of one parent: who brought in a member was a member before. */
const earlierOf: Read = (place, { relation }) => {
  const lead = leadOf(place, relation);
  if (relation.through !== place.name || !lead) return null;
  const other = place.references.find(({ relation: each }) => each !== relation && each !== lead && each.to.table === relation.to.table)?.relation;
  if (!other) return null;
  return {
    kind: 'earlier',
    members: ['through', ...MEETING],
    others: [...lead.from.columns, ...other.from.columns],
    says: `${named(relation)} refers to what ${named(other)} of an earlier row with the same ${named(lead)} refers to.`,
    counted: rowsOf(relation, place, (plan, own) => {
      const [leading, theirs] = [relationOf(plan, place, lead), relationOf(plan, place, other)];
      if (!leading || !theirs) return null;
      return (row) => {
        const siblings = leading.childrenOf(leading.parentOf(row));
        for (let i = 0; i < siblings.count; i++) if (siblings.at(i) !== row && theirs.parentOf(siblings.at(i)) === own.parentOf(row)) return true;
        return false;
      };
    }),
  };
};

/** Two references of a row within one place, which are to different rows there. */
const shiftOf: Read = (place, { relation }) => {
  const { shift, within, through, scope, to } = relation;
  const other =
    shift === undefined
      ? undefined
      : place.references.find(({ relation: each }) => {
          const isAlike = each.within === within && each.through === through && each.scope === scope && each.to.table === to.table;
          return each !== relation && isAlike && (each.shift ?? 0) < shift;
        })?.relation;
  if (!other) return null;
  return {
    kind: 'shift',
    members: ['shift'],
    others: other.from.columns,
    says: `${named(relation)} and ${named(other)} refer to different rows of ${bareName(place.blueprint, to.table)}, where there are several to refer to.`,
    counted: rowsOf(relation, place, (plan, own) => {
      const beside = relationOf(plan, place, other);
      return beside && ((row) => (beside.parentOf(row) < 0 ? null : own.parentOf(row) !== beside.parentOf(row)));
    }),
  };
};

/** The first row of each parent has what the parent has: who began a thread wrote its first post. */
const openingOf: Read = (place, { relation }) => {
  const owner = place.references.find(({ relation: each }) => each.owner)?.relation;
  const begun =
    relation.opening === undefined || !owner
      ? undefined
      : place.blueprint.relations.find(({ name, from }) => name === relation.opening && from.table === owner.to.table);
  if (!owner || !begun) return null;
  const time = timeColumn(place.table);
  return {
    kind: 'opening',
    members: ['opening'],
    others: owner.from.columns,
    says: `${named(relation)} of the first row of each row of ${bareName(place.blueprint, owner.to.table)} is what ${named(begun)} refers to there.`,
    counted: {
      columns: time ? [time.name] : [],
      test: (plan) => {
        const [own, leading, theirs] = [relationOf(plan, place, relation), relationOf(plan, place, owner), relationOf(plan, place, begun)];
        if (!own || !leading || !theirs) return null;
        return (row, cell) => {
          const parent = leading.parentOf(row);
          if (parent < 0 || theirs.parentOf(parent) < 0) return null;
          const siblings = leading.childrenOf(parent);
          const at = time ? cell(time.name)! : 0;
          for (let i = 0; i < siblings.count; i++) {
            const other = siblings.at(i);
            const theirTime = time ? cell(time.name, other)! : 0;
            if (theirTime < at || (theirTime === at && other < row)) return null;
          }
          return own.parentOf(row) === theirs.parentOf(parent);
        };
      },
    },
  };
};

/** Two references of a row that lead to one row. */
const meetOf: Read = (place, { relation }) => {
  const lead = leadOf(place, relation);
  if (relation.through !== undefined || relation.parties !== undefined || relation.walk !== undefined || !lead) return null;
  const scope = relation.scope ?? (relation.alike ? null : commonTable(place, lead, relation));
  if (scope === null) return null;
  const shared = relation.from.columns.filter((column) => lead.from.columns.includes(column));
  return {
    kind: 'meet',
    members: relation.alike ? ['scope'] : MEETING,
    others: lead.from.columns,
    says:
      (scope === relation.to.table && !relation.self
        ? `${named(relation)} refers to the row of ${bareName(place.blueprint, scope)} that ${named(lead)} leads to.`
        : `${named(relation)} and ${named(lead)} lead to the same row of ${bareName(place.blueprint, scope)}.`) + otherwise(relation),
    demanded: shared.length > 0 ? `both references have ${listed(shared)}` : null,
    counted: rowsOf(relation, place, (plan, own) => {
      const leading = relationOf(plan, place, lead);
      const from = leading && walkAlong(plan, place, leading.parent, scope, relation.alike ? undefined : relation.along);
      // In a tree, the earlier row and this one have the same place.
      const to = relation.self ? leading && from && ((parent: number) => from(leading.parentOf(parent))) : walk(plan, own.parent, scope);
      return from && to && ((row) => sameRow(leading.parentOf(row) < 0 ? -1 : from(leading.parentOf(row)), to(own.parentOf(row))));
    }),
  };
};

/** A label that the row referred to has in common with one that another reference leads to: a part fits the kind of its job's bicycle. */
const alikeOf: Read = (place, { relation }) => {
  const { alike, along = [] } = relation;
  const lead = leadOf(place, relation);
  if (!alike || !lead) return null;
  const way = along.reduce<Relation[]>(
    (steps, name) => {
      const step = place.blueprint.relations.find((each) => each.name === name && each.from.table === steps.at(-1)!.to.table);
      return step ? [...steps, step] : steps;
    },
    [lead],
  );
  const to = bareName(place.blueprint, relation.to.table);
  const isList = Boolean(typeAt(place, relation.to.table, alike.theirs)?.element);
  const [cel, names] = [celName(relation), way.map(celName)];
  const labels = [alike, ...(alike.also ?? [])];
  const holds = labels
    .map(({ own: label, theirs }, at) => {
      const own = [...names, label].join('.');
      return isList && at === 0 ? `${own} in ${cel}.${theirs}` : `${cel}.${theirs} == ${own}`;
    })
    .join(' && ');
  const says = labels.map(({ own, theirs }, at) => `whose ${theirs} ${isList && at === 0 ? 'contains' : 'is'} the ${own}`).join(' and ');
  return {
    kind: 'alike',
    members: relation.scope === undefined ? [...MEETING, 'alike'] : ['alike', 'along'],
    others: lead.from.columns,
    says:
      `${named(relation)} refers to a row of ${to} ${says} of the row of ` +
      `${bareName(place.blueprint, way.at(-1)!.to.table)} that ${named(lead)} leads to.${otherwise(relation)}`,
    counted: cel === null || names.includes(null) ? null : { table: place.name, condition: `${relation.from.columns[0]!} == null ? null : (${holds})` },
  };
};

function typeAt({ blueprint }: Place, table: string, column: string): SqlType | null {
  const spec = tableAt(blueprint, table)?.columns.find(({ name }) => name === column);
  return spec ? resolveType(spec.type, blueprint.types) : null;
}

/** One of the parties of another row: who writes in a thread is its buyer or its seller. */
const partyOf: Read = (place, { relation }) => {
  const { parties, scope } = relation;
  const lead = leadOf(place, relation);
  if (parties === undefined || scope === undefined || !lead) return null;
  const ends = place.blueprint.relations
    .filter(({ name, from }) => from.table === lead.to.table && name !== undefined && parties.includes(name))
    .flatMap(({ from }) => from.columns);
  return {
    kind: 'party',
    members: [...MEETING, 'parties'],
    others: lead.from.columns,
    says: `${named(relation)} refers in turn to what ${listed(ends)} of the row of ${bareName(place.blueprint, lead.to.table)} lead to.${otherwise(relation)}`,
    counted: rowsOf(relation, place, (plan, own) => {
      const leading = relationOf(plan, place, lead);
      const ways = leading ? parties.map((name) => walkAlong(plan, place, leading.parent, scope, [name])) : [];
      return leading && ((row) => (leading.parentOf(row) < 0 ? null : ways.some((way) => way?.(leading.parentOf(row)) === own.parentOf(row))));
    }),
  };
};

/** Rows that lead one after another to what another row refers to: changes of a stage. */
const walkOf: Read = (place, { relation }) => {
  const { walk: end, scope, along = [] } = relation;
  const lead = leadOf(place, relation);
  if (end === undefined || scope === undefined || !lead) return null;
  const of = bareName(place.blueprint, lead.to.table);
  const other = place.references.find(({ relation: each }) => each.walk === 'to' && each.within === relation.within)?.relation;
  const goal = place.blueprint.relations.find(({ name, from }) => from.table === lead.to.table && name === along[0]);
  return {
    kind: 'walk',
    members: [...MEETING, 'walk'],
    others: [...lead.from.columns, ...(end === 'from' ? (other?.from.columns ?? []) : [])],
    says:
      end === 'from'
        ? `${named(relation)} is where the row before it of the same row of ${of} led.`
        : `${named(relation)} leads, with the last row of each row of ${of}, to the ${listed(goal?.from.columns ?? [])} of that.`,
    counted: rowsOf(relation, place, (plan, own) => {
      const leading = relationOf(plan, place, lead);
      const to = end === 'from' && other ? relationOf(plan, place, other) : own;
      const last = leading && walkAlong(plan, place, leading.parent, scope, along);
      if (!leading || !to || !last) return null;
      return (row) => {
        const parent = leading.parentOf(row);
        const siblings = leading.childrenOf(parent);
        const at = leading.ordinalOf(row);
        if (end === 'from') return at === 0 ? null : to.parentOf(siblings.at(at - 1)) === own.parentOf(row);
        return at < siblings.count - 1 ? null : last(parent) === own.parentOf(row);
      };
    }),
  };
};

/** A row that points back at one of its own: its last message, one of its members. */
const ownOf: Read = (place, { relation }) => {
  const { through, within, pick } = relation;
  if (through === undefined || within !== undefined) return null;
  const table = bareName(place.blueprint, through);
  return {
    kind: 'own',
    members: ['through', 'pick', 'along'],
    says:
      through === relation.to.table
        ? `${named(relation)} refers to ${pick ? `the ${pick}` : 'one'} of the rows of ${table} that refer to the row.`
        : `${named(relation)} refers to a row that ${table} lists for the row.`,
    counted: rowsOf(relation, place, (plan, own) => {
      const [by] = relation.along ?? [];
      const back = plan.relations.find(
        ({ child, parent, index }) => child === through && parent === place.name && (by === undefined || place.blueprint.relations[index]?.name === by),
      );
      if (!back) return null;
      if (through !== relation.to.table) {
        const pairs = pairsOf(plan, through, place.name, own.parent);
        return pairs && ((row) => pairs.has(`${row} ${own.parentOf(row)}`));
      }
      return (row) => {
        const parent = own.parentOf(row);
        if (back.parentOf(parent) !== row) return false;
        if (pick === undefined) return true;
        const children = back.childrenOf(row);
        return children.at(pick === 'first' ? 0 : children.count - 1) === parent;
      };
    }),
  };
};

/** Only in rows that meet a condition, and in each of them. */
const thereOf: Read = (place, { relation }) => {
  const { when } = relation;
  if (when === undefined) return null;
  const conditions = Object.entries(when).map(([column, domain]) => domainOf(column, domain));
  const texts = conditions.map(({ condition }) => condition);
  return {
    kind: 'there',
    members: ['when'],
    others: Object.keys(when),
    says: `${named(relation)} is there exactly where ${listed(conditions.map(({ says }) => says))}.`,
    counted:
      celName(relation) === null || texts.includes(null)
        ? null
        : { table: place.name, condition: `(${texts.map((text) => text!.replace('#', '')).join(' && ')}) == (${relation.from.columns[0]!} != null)` },
  };
};

/** Only parents that meet a condition. */
const chosenOf: Read = (place, { relation }) => {
  const { where } = relation;
  if (where === undefined) return null;
  const parent = bareName(place.blueprint, relation.to.table);
  const conditions = Object.entries(where).map(([column, domain]) => domainOf(column, domain));
  const cel = celName(relation);
  const texts = conditions.map(({ condition }) => condition);
  return {
    kind: 'chosen',
    members: ['where', 'whereOwn', 'whereAll'],
    says: `${named(relation)} refers only to rows of ${parent} where ${listed(conditions.map(({ says }) => says))}.`,
    counted:
      cel === null || texts.includes(null)
        ? null
        : {
            table: place.name,
            condition: `${relation.from.columns[0]!} == null ? null : (${texts.map((text) => text!.replace('#', `${cel}.`)).join(' && ')})`,
          },
  };
};

/** Other parents, or none, in rows that meet a condition; the first that holds counts. */
const casesOf: Read = (place, { relation }) => {
  const { cases = [], from, to } = relation;
  const target = tableAt(place.blueprint, to.table);
  const [column] = from.columns;
  const [cel, parent] = [celName(relation), bareName(place.blueprint, to.table)];
  if (cases.length === 0) return null;
  const read = cases.map(({ when, where = {}, nullShare = 0 }) => ({
    when: Object.entries(when).map(([name, domain]) => domainOf(name, domain, place.table)),
    where: Object.entries(where).map(([name, domain]) => domainOf(name, domain, target)),
    nullShare,
  }));
  const parts = read.map(({ when, where, nullShare }, at) => {
    const rows = when.length === 0 ? (at === 0 ? 'in all rows' : 'in all others') : `where ${listed(when.map(({ says }) => says))}`;
    const share = nullShare >= 1 ? 'NULL' : nullShare > 0 ? `NULL in ${Math.round(nullShare * 100)} in 100` : '';
    const rest = where.length > 0 ? `to a row of ${parent} where ${listed(where.map(({ says }) => says))}` : `to any row of ${parent}`;
    return `${rows} ${nullShare >= 1 ? share : [rest, share].filter((text) => text !== '').join(', or ')}`;
  });
  const isTold = cel !== null && read.every(({ when, where }) => [...when, ...where].every(({ condition }) => condition !== null));
  const all = (conditions: (typeof read)[number]['when'], path: string): string =>
    conditions.length === 0 ? 'true' : conditions.map(({ condition }) => condition!.replace('#', path)).join(' && ');
  const condition = read.reduceRight(
    (rest, { when, where, nullShare }) =>
      `(${all(when, '')}) ? (${column!} == null ? ${nullShare >= 1 ? 'true' : 'null'} : ${nullShare >= 1 ? 'false' : where.length === 0 ? 'null' : all(where, `${cel}.`)}) : (${rest})`,
    'null',
  );
  return {
    kind: 'cases',
    members: ['cases'],
    others: [...new Set(cases.flatMap(({ when }) => Object.keys(when)))],
    says: `${named(relation)} refers ${parts.join('; ')}.`,
    counted: isTold ? { table: place.name, condition } : null,
  };
};

/** A condition on a column in words, and in CEL with `#` before the column; null in CEL if it has no such form. */
function domainOf(column: string, domain: Domain, table?: BlueprintTable): { readonly says: string; readonly condition: string | null } {
  const isNumber = /^(?:(?:small|big)?int|numeric|decimal|real|double)/.test(table?.columns.find(({ name }) => name === column)?.type ?? '');
  const list = domain.in ?? domain.notIn;
  if (list) {
    const isNot = domain.in === undefined;
    if (list.length === 0) return { says: isNot ? `${column} has a value` : `${column} is NULL`, condition: `#${column} ${isNot ? '!=' : '=='} null` };
    const flags = list.every((label) => /^(?:t|f|true|false)$/.test(label));
    const labels = list.map((label) => (flags ? String(label.startsWith('t')) : isNumber ? label : JSON.stringify(label)));
    const among = labels.length === 1 ? `#${column} == ${labels[0]!}` : `#${column} in [${labels.join(', ')}]`;
    return { says: `${column} is ${isNot ? 'not ' : ''}${listed(list, 'or')}`, condition: isNot ? `!(${among})` : among };
  }
  const { min, max, minExclusive, maxExclusive } = domain;
  const bounds = [
    ...(min === undefined
      ? []
      : [{ says: minExclusive ? `more than ${min}` : `at least ${min}`, condition: `#${column} ${minExclusive ? '>' : '>='} ${min}` }]),
    ...(max === undefined ? [] : [{ says: maxExclusive ? `less than ${max}` : `at most ${max}`, condition: `#${column} ${maxExclusive ? '<' : '<='} ${max}` }]),
  ];
  return {
    says: bounds.length > 0 ? `${column} is ${listed(bounds.map(({ says }) => says))}` : `${column} is what the schema asks for`,
    condition: isNumber && bounds.length === 1 ? bounds[0]!.condition : null,
  };
}

/** Never the same row as another reference. */
const apartOf: Read = (place, { relation }) => {
  const other = relation.distinctFrom === undefined ? null : siblingOf(place, relation, relation.distinctFrom);
  if (!other) return null;
  const isSame = other.to.table === relation.to.table;
  return {
    kind: 'apart',
    members: ['distinctFrom'],
    others: other.from.columns,
    demanded: demandedBy(place, [...relation.from.columns, ...other.from.columns]),
    says: `${named(relation)} and ${named(other)} never lead to the same row of ${bareName(place.blueprint, relation.to.table)}.`,
    counted: rowsOf(relation, place, (plan, own) => {
      const beside = relationOf(plan, place, other);
      const to = beside && (isSame ? (parent: number) => parent : walk(plan, beside.parent, relation.to.table));
      return to && ((row) => (beside.parentOf(row) < 0 ? null : own.parentOf(row) !== to(beside.parentOf(row))));
    }),
  };
};

/** References of a table to itself that make no circle. */
const treeOf: Read = (place, { relation }) => {
  if (!relation.self || relation.mates) return null;
  return {
    kind: 'tree',
    members: [],
    demanded: 'a reference leads to a row that is there before it',
    says: `${named(relation)} refers to an earlier row of ${place.table.name}, so that no row is above itself.`,
    counted: rowsOf(relation, place, (_, own) => (row) => own.parentOf(row) <= row),
  };
};

/** Times that are never before those of the parent. */
const behindOf: Read = (place, { relation }) => {
  const time = timeColumn(place.table);
  const parent = tableAt(place.blueprint, relation.to.table);
  const cel = celName(relation);
  if (relation.self || !time || !parent || cel === null || (relation.behind === undefined && relation.order !== 'time')) return null;
  const own = timeColumn(parent);
  const times = [...(own ? [own.name] : []), ...(relation.behind ?? []).filter((name) => name !== own?.name)];
  if (times.length === 0) return null;
  const conditions = times.map((name) => `(${cel}.${name} == null || ${notBefore(place.table, time, name, `${cel}.${name}`, parent)})`);
  return {
    kind: 'behind',
    members: ['behind', 'order'],
    others: [time.name],
    says: `${time.name} is never before ${listed(times)} of the row of ${parent.name} that ${named(relation)} refers to.`,
    counted: { table: place.name, condition: `${relation.from.columns[0]!} == null ? null : (${conditions.join(' && ')})` },
  };
};

/** Times that are not after the end of the parent, where it has come to one. */
const untilOf: Read = (place, { relation }) => {
  const time = timeColumn(place.table);
  const parent = tableAt(place.blueprint, relation.to.table);
  const cel = celName(relation);
  const { until = [] } = relation;
  if (relation.self || !time || !parent || cel === null || until.length === 0) return null;
  const conditions = parent.columns
    .filter(({ name }) => until.includes(name))
    .map((end) => {
      const theirs = `${cel}.${end.name}`;
      return `(${theirs} == null || ${notBefore(parent, { ...end, name: theirs }, time.name, time.name, place.table)})`;
    });
  return {
    kind: 'until',
    members: ['until'],
    others: [time.name],
    says: `${time.name} is not after ${listed(until)} of the row of ${parent.name} that ${named(relation)} refers to, unless what else the row refers to came later.`,
    counted: { table: place.name, condition: `${relation.from.columns[0]!} == null ? null : (${conditions.join(' && ')})` },
  };
};

/** The rows of one parent, one after the other. */
const turnOf: Read = (place, { relation }) => {
  const time = timeColumn(place.table);
  if (!relation.inTurn || !time) return null;
  const parent = bareName(place.blueprint, relation.to.table);
  return {
    kind: 'turn',
    members: ['inTurn'],
    others: [time.name],
    says: `The rows of one row of ${parent} follow each other in time: ${time.name} is never before that of the row before.`,
    counted: {
      columns: [time.name],
      test: (plan) => {
        const own = relationOf(plan, place, relation);
        if (!own) return null;
        return (row, cell) => {
          const parent = own.parentOf(row);
          const place = own.ordinalOf(row);
          const before = parent < 0 || place === 0 ? null : own.childrenOf(parent).at(place - 1);
          const times = before === null ? [] : [cell(time.name), cell(time.name, before)];
          return before === null || times.includes(null) ? null : times[0]! >= times[1]!;
        };
      },
    },
  };
};

/** The column with the time of each row. */
function timeColumn({ columns }: BlueprintTable): BlueprintTable['columns'][number] | undefined {
  return (
    columns.find(({ generator }) => generator?.kind === 'date.created' || generator?.kind === 'life.createdAt') ??
    columns.find(
      ({ generator }) => generator !== undefined && generator.kind.startsWith('life.') && generator.kind !== 'life.state' && tellsTimestamp(generator.kind),
    )
  );
}

function leadOf(place: Place, relation: Relation): Relation | null {
  return relation.within === undefined ? null : siblingOf(place, relation, relation.within);
}

function siblingOf({ references }: Place, relation: Relation, name: string): Relation | null {
  return references.find((each) => each.relation !== relation && each.relation.name === name)?.relation ?? null;
}

/** The table to which both parents refer directly, as the engine takes it where the blueprint names none. */
function commonTable({ blueprint }: Place, lead: Relation, relation: Relation): string | null {
  const leading = blueprint.relations.filter((each) => each.from.table === lead.to.table && !each.self).map(({ to }) => to.table);
  const inside = blueprint.relations.filter((each) => each.from.table === relation.to.table && !each.self).map(({ to }) => to.table);
  return (
    inside.find((table) => table === lead.to.table) ??
    inside.find((table) => leading.includes(table)) ??
    leading.find((table) => table === relation.to.table) ??
    null
  );
}

function relationOf(plan: Plan, { blueprint }: Place, relation: Relation): RelationPlan | null {
  const index = blueprint.relations.indexOf(relation);
  return plan.relations.find((each) => each.index === index) ?? null;
}

/** A test of the rows whose reference is set. */
function rowsOf(relation: Relation, place: Place, open: (plan: Plan, own: RelationPlan) => ((row: number) => boolean | null) | null): Counted {
  const [column] = relation.from.columns;
  return {
    columns: [column!],
    test: (plan) => {
      const own = relationOf(plan, place, relation);
      const test = own && open(plan, own);
      return test && ((row, cell) => (cell(column!) === null || own.parentOf(row) < 0 ? null : test(row)));
    },
  };
}

function sameRow(one: number, other: number): boolean | null {
  return one < 0 || other < 0 ? null : one === other;
}

/** From a row of a table to the row of another one that it belongs to, by the shortest way of references; −1 for none. Null if no way leads there. */
function walk(plan: Plan, from: string, to: string): ((row: number) => number) | null {
  const way = shortest(plan, from, to, (relation) => !relation.optional) ?? shortest(plan, from, to, () => true);
  return way && ((row) => way.reduce((at, step) => (at < 0 ? at : step.parentOf(at)), row));
}

/** The same, beginning with the references of these names. */
function walkAlong(plan: Plan, place: Place, from: string, to: string, names: readonly string[] = []): ((row: number) => number) | null {
  const [name, ...others] = names;
  if (name === undefined) return walk(plan, from, to);
  const step = plan.relations.find(({ child, index }) => child === from && place.blueprint.relations[index]?.name === name);
  const rest = step && walkAlong(plan, place, step.parent, to, others);
  return step && rest ? (row) => (step.parentOf(row) < 0 ? -1 : rest(step.parentOf(row))) : null;
}

function shortest(plan: Plan, from: string, to: string, isStep: (relation: RelationPlan) => boolean): readonly RelationPlan[] | null {
  return shortestWay({
    from,
    isThere: (table) => table === to,
    stepsFrom: (table) => plan.relations.filter((relation) => relation.child === table && isStep(relation)),
    parentOf: ({ parent }) => parent,
  });
}

/** Rows of a table of pairs that are read; a larger one is not counted. */
const MOST_PAIRS = 2_000_000;

/** `place member` for each row of a table of pairs. */
function pairsOf(plan: Plan, table: string, place: string, member: string): ReadonlySet<string> | null {
  const toPlace = walk(plan, table, place);
  const toMember = walk(plan, table, member);
  const { rows } = plan.table(table);
  if (!toPlace || !toMember || rows > MOST_PAIRS) return null;
  const pairs = new Set<string>();
  for (let row = 0; row < rows; row++) pairs.add(`${toPlace(row)} ${toMember(row)}`);
  return pairs;
}
