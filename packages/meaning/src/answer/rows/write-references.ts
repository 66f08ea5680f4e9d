import type { Group, Relation, Variant } from '@seedbed/contract';
import { PLACED, writeAmong, writeCases } from './among.ts';
import { knownKeys } from './known-keys.ts';
import { behindLeads } from '../../schema/relations.ts';
import { labelWeights } from './label-condition.ts';
import type { ReferenceAnswer } from './references.ts';
import { whyUnknown } from './why-unknown.ts';
import { columnNamed, lose, referenceOf, tableNamed, typeOf, type AnswerWork, type TableWork } from '../work.ts';

/** Maximum number of cases of one group. */
const MAX_CASES = 400;

/** Writes the statements about a table's references: as shares of NULL, as agreement of two references, or as cases that choose parents. */
export function writeReferences(work: AnswerWork, table: TableWork): void {
  const absent = new Map<string, string[]>();
  for (const [name, answer] of table.references) {
    const relation = referenceOf(table, name)!;
    if (answer.by && !agree(work, table, name, relation, answer)) delete answer.by;
    const weighed = answer.weights !== undefined;
    if (answer.weights) weigh(work, table, name, relation, answer);
    if (answer.absent && isOpen(work, table, name, [name, answer.absent.of], answer.absent.place))
      absent.set(answer.absent.of, [...(absent.get(answer.absent.of) ?? []), name]);
    if (answer.nullShare !== undefined) shareNulls(table, relation, answer.nullShare);
    if (answer.vip !== undefined && !answer.weights && !answer.by) {
      relation.vip = answer.vip;
      // The others keep the exact number that was stated for each.
      if (relation.owner && relation.fanOut?.kind === 'fixed') relation.vipOnTop = true;
      took(work, table, name, 'one parent with a share of the rows');
    }
    if (answer.among) {
      if (answer.among.with && relation.within !== undefined) tellApart(work, table, name, relation, answer.place, answer.among.with);
      if (weighed || answer.by) lose(work, table, name, answer.place, 'another statement chooses its rows, and counts');
      else {
        if (!answer.among.with) turnAround(work, table, name, relation, answer);
        writeAmong(table, relation, answer.among);
        took(work, table, name, 'rows by what is said');
      }
    }
    if (answer.cases?.some(({ where = {} }) => Object.hasOwn(where, relation.to.columns[0]!)) && !answer.among?.with && relation.within !== undefined) {
      tellApart(work, table, name, relation, answer.place);
      for (const member of ['within', 'scope', 'alike', 'along', 'through', 'shift'] as const) delete relation[member];
    }
    if (!weighed && !answer.by)
      writeCases(
        relation,
        (answer.cases ?? []).map(({ condition: _, place: __, ...one }) => one),
        answer.among,
        answer.nullShare !== 0 && columnNamed(table, name)!.nullable === true,
      );
    if (answer.otherwise && answer.nullShare === undefined && answer.cases) delete relation.nullShare;
    if (answer.cases) took(work, table, name, 'rows and NULL by conditions');
    if (answer.beside !== undefined) {
      relation.when = { [answer.beside]: { notIn: [] } };
      delete relation.owner;
      took(work, table, name, 'NULL by what is said');
    }
    if (answer.by) took(work, table, name, 'the same parent');
    else if (answer.weights) took(work, table, name, 'shares of parents');
    else if (answer.nullShare !== undefined || answer.absent) took(work, table, name, 'NULL by what is said');
  }
  const cased = new Set<string>();
  for (const [of, names] of absent) {
    if (followExample(work, table, of, names)) continue;
    const group = groupOf(work, table, of, names);
    if (!group) continue;
    for (const name of group.columns) cased.add(name);
    add(table, group);
  }
  for (const [name, { weights }] of table.references) {
    if (!weights || cased.has(name)) continue;
    const variants = [...weights].map(([key, weight]): Variant => ({ weight, columns: { [name]: { domain: { in: [key] }, notNull: true } } }));
    const share = referenceOf(table, name)!.nullShare ?? 0;
    const sum = [...weights.values()].reduce((all, one) => all + one, 0);
    if (share > 0 && share < 1) variants.push({ weight: (sum * share) / (1 - share), columns: { [name]: { null: true } } });
    add(table, { columns: [name], tier: 'C', variants });
  }
}

/**
 * What follows a reference that each row chooses by itself is chosen row by row as well, and after it: the engine draws the references of a row in the given order.
 * Changes the blueprint.
 */
export function followLeads({ blueprint }: AnswerWork): void {
  const all = blueprint.relations;
  const leadOf = (each: Relation): Relation | undefined =>
    all.find((other) => other !== each && other.from.table === each.from.table && other.name !== undefined && other.name === each.within);
  for (let changed = true; changed;) {
    changed = false;
    for (const each of all) if (!each.rowwise && !each.root && !each.owner && each.scope !== undefined && leadOf(each)?.rowwise) changed = each.rowwise = true;
  }
  blueprint.relations = behindLeads(all, (each) => (each.rowwise ? leadOf(each) : undefined));
}

function took(work: AnswerWork, table: TableWork, column: string, to: string): void {
  if (!work.written.some((one) => one.table === table.name && one.column === column)) work.written.push({ table: table.name, column, from: 'a reference', to });
}

/** Its parent is the other's parent's. What leads there must be there in every row. */
function agree(work: AnswerWork, table: TableWork, name: string, relation: Relation, { by, place }: ReferenceAnswer): boolean {
  const { lead: other, onward } = by!;
  const loose = other.from.columns.map((column) => columnNamed(table, column)!).filter(({ nullable }) => nullable);
  const nullShare = other.from.columns.map((column) => table.references.get(column)?.nullShare).find((share) => share !== undefined);
  if (loose.length > 0 && ((nullShare ?? other.nullShare ?? 0) > 0 || leadsBack(work, other))) {
    lose(work, table, name, place, `${other.from.columns.join(', ')} is NULL in some rows: say "null": 0 of it, and both lead to the same row`);
    return false;
  }
  for (const column of loose) delete column.nullable;
  delete other.nullShare;
  if (relation.owner) {
    delete relation.owner;
    delete relation.childless;
  }
  // The other one no longer looks to this one, which follows it.
  if (other.within === relation.name) for (const member of PLACED) delete other[member];
  for (const member of [...PLACED, 'distinctFrom', 'parties', 'walk'] as const) delete relation[member];
  relation.within = other.name!;
  relation.scope = relation.to.table;
  if (onward.name !== undefined) relation.along = [onward.name];
  if (onward.from.columns.some((name) => tableNamed(work.blueprint, onward.from.table)?.columns.some((column) => column.name === name && column.nullable)))
    relation.rowwise = true;
  return other.name !== undefined;
}

/** Whether the target refers back to this table: then the reference is set afterwards, and cannot be required. */
function leadsBack({ blueprint }: AnswerWork, { from, to }: Relation): boolean {
  const seen = new Set([to.table]);
  for (const table of seen) for (const one of blueprint.relations) if (one.from.table === table) seen.add(one.to.table);
  return seen.has(from.table);
}

/** The weights by the parents' keys; anything that is not a parent's costs itself. */
function weigh(work: AnswerWork, table: TableWork, name: string, relation: Relation, answer: ReferenceAnswer): void {
  const givenWeights = answer.weights!;
  delete answer.weights;
  const { primaryKey = [], uniqueKeys = [] } = table.spec;
  const key = [primaryKey, ...uniqueKeys.map((one) => one.columns)].find((one) => one.includes(name));
  if (key) return lose(work, table, name, answer.place, `the key (${key.join(', ')}) says how often each parent comes`);
  const known = knownKeys(work.blueprint, relation.to.table, relation.to.columns[0]!);
  if (!known) return lose(work, table, name, answer.place, whyUnknown(work, relation.to.table));
  const weights = new Map<string, number>();
  const strange: string[] = [];
  for (const [value, weight] of givenWeights) {
    const found = known.keyOf(value);
    if (found === null) strange.push(value);
    else if (weight > 0) weights.set(found, (weights.get(found) ?? 0) + weight);
  }
  if (strange.length > 0)
    lose(
      work,
      table,
      name,
      answer.place,
      `${relation.to.table} has no row ${strange
        .slice(0, 5)
        .map((each) => JSON.stringify(each))
        .join(', ')}${strange.length > 5 ? ` and ${strange.length - 5} more` : ''}`,
    );
  if (weights.size === 0 || !isOpen(work, table, name, [name], answer.place)) return;
  tellApart(work, table, name, relation, answer.place);
  if (relation.owner) {
    delete relation.owner;
    delete relation.childless;
  }
  for (const member of ['within', 'scope', 'alike', 'distinctFrom', 'vip', 'fanOut'] as const) delete relation[member];
  answer.weights = weights;
}

/**
 * A reference that is that of another one's parent, as nobody states, leaves no row to choose: where an answer chooses, the other one follows it instead, or both part
 * ways.
 */
function turnAround(work: AnswerWork, table: TableWork, name: string, relation: Relation, { among, place }: ReferenceAnswer): void {
  const { within, scope, through, parties, walk } = relation;
  const lead = table.relations.find((one) => one.name !== undefined && one.name === within);
  const { where = {}, cases = [] } = among ?? {};
  if (!lead || relation.owner || scope !== relation.to.table || through || parties || walk || Object.keys(where).length + cases.length === 0) return;
  for (const member of PLACED) delete relation[member];
  const onward = work.blueprint.relations.filter(({ from, to }) => from.table === lead.to.table && to.table === scope);
  const isFree = relation.name !== undefined && lead.within === undefined && lead.from.columns.every((column) => !table.references.has(column));
  const isCounted = lead.owner && typeof table.stated.rows === 'object';
  if (isFree && !isCounted && onward.length === 1) writeAmong(table, lead, { where: {}, with: { lead: relation, scope }, cases: [] });
  else
    lose(
      work,
      table,
      name,
      place,
      `it was the row of ${scope} that ${lead.from.columns.join(', ')} leads to, and no longer has to be: say "among" for ${lead.from.columns.join(', ')}, too`,
    );
}

/** Reports that a reference no longer leads to the same row as another one, as it did without the answer. */
function tellApart(
  work: AnswerWork,
  table: TableWork,
  name: string,
  { within, scope }: Relation,
  place: string,
  now?: { readonly lead: Relation; readonly scope?: string | undefined },
): void {
  const lead = table.relations.find((one) => one.name === within);
  if (!lead) return;
  // Where one of both leads leads to the other's row there, the reference agrees with both.
  const isSame = now && (now.lead === lead || now.lead.within === lead.name || lead.within === now.lead.name);
  if (isSame && now.scope !== undefined && now.scope === (scope ?? now.scope)) return;
  lose(
    work,
    table,
    name,
    place,
    `it led to the same row of ${scope ?? lead.to.table} as ${lead.from.columns.join(', ')} does, and no longer has to: say "among" for both`,
  );
}

function shareNulls(table: TableWork, relation: Relation, share: number): void {
  if (share === 0) delete relation.nullShare;
  else {
    relation.nullShare = share;
    delete relation.owner;
  }
}

/** Whether no condition of the database relates these columns to others, and no fixed rows contain them. */
function isOpen(work: AnswerWork, table: TableWork, name: string, columns: readonly string[], place: string): boolean {
  const bound = (table.spec.groups ?? []).find(
    (group) => ((group.constraints ?? []).length > 0 || group.rows) && columns.some((one) => group.columns.includes(one)),
  );
  if (!bound) return true;
  lose(work, table, name, place, `a CHECK binds it together with other columns${bound.constraints ? ` (${bound.constraints.join(', ')})` : ''}`);
  return false;
}

/** Cases by the labels of a column, for which references are set; if one reference depends on it, with the weights of its parents. */
function groupOf(work: AnswerWork, table: TableWork, of: string, names: readonly string[]): Group | null {
  const labels = labelWeights(work, table, of);
  if (!labels) return null;
  const arms = Map.groupBy(labels.keys(), (label) => names.filter((name) => table.references.get(name)!.absent!.labels.has(label)).join('\n'));
  const asReference = referenceOf(table, of) !== undefined;
  const isFlag = typeOf(work, columnNamed(table, of)!).base === 'bool';
  // Cases of references are told by the label that a row's case of this group has.
  const isAsked = [...table.references.values()].some(({ among, cases = [] }) =>
    [...(among?.cases ?? []), ...cases].some(({ when }) => Object.hasOwn(when, of)),
  );
  const variants = [...arms].flatMap(([gone, states]): Variant[] => {
    const left = gone.split('\n');
    const weights = states.map((state) => labels.get(state)!);
    const values = isFlag ? states.map((state) => state === 'true') : states;
    const byStates: (readonly [Variant['columns'][string], number])[] = asReference
      ? states.map((state) => [{ domain: { in: [state] }, notNull: true }, labels.get(state)!])
      : isAsked
        ? states.map((state) => [
            { domain: { in: [state] }, generator: { kind: 'values', parameters: { values: [isFlag ? state === 'true' : state] } } },
            labels.get(state)!,
          ])
        : [[{ domain: { in: states }, generator: { kind: 'values', parameters: { values, weights } } }, weights.reduce((all, one) => all + one, 0)]];
    return byStates.flatMap(([says, weight]) => {
      let made: Variant[] = [{ weight, columns: { [of]: says } }];
      for (const name of names) {
        if (left.includes(name)) made = made.map((one) => ({ ...one, columns: { ...one.columns, [name]: { null: true } } }));
        else made = made.flatMap((one) => withParents(one, name, table.references.get(name)!.weights));
      }
      return made;
    });
  });
  if (variants.length > MAX_CASES) {
    lose(work, table, names[0]!, table.references.get(names[0]!)!.place, `NULL by ${of} and the weights of parents come to ${variants.length} cases`);
    return null;
  }
  for (const name of names) {
    const relation = referenceOf(table, name)!;
    delete relation.nullShare;
    // What inference takes from labels would leave a label without a parent that must be there, and so without rows.
    if (table.references.get(name)!.beside === undefined) delete relation.when;
  }
  return { columns: [of, ...names], tier: 'C', variants };
}

/** A label that an example of the row shows stays, and the references follow it. Whether it does: not where parents have weights. */
function followExample(work: AnswerWork, table: TableWork, of: string, names: readonly string[]): boolean {
  const labels = labelWeights(work, table, of);
  if (!labels || !table.shown.has(of) || names.some((name) => table.references.get(name)!.weights)) return false;
  for (const name of names) {
    const relation = referenceOf(table, name)!;
    const present = [...labels.keys()].filter((label) => !table.references.get(name)!.absent!.labels.has(label));
    relation.when = { [of]: { in: present } };
    const condition = `(${name} != null) == (${of} in ${JSON.stringify(present)})`;
    if (typeOf(work, columnNamed(table, of)!).base !== 'bool') work.stated.push({ table: table.name, text: `${name} is NULL by ${of}`, condition });
    delete relation.owner;
    delete relation.nullShare;
  }
  return true;
}

function withParents(variant: Variant, name: string, weights: ReadonlyMap<string, number> | undefined): Variant[] {
  if (!weights) return [{ ...variant, columns: { ...variant.columns, [name]: { notNull: true } } }];
  const sum = [...weights.values()].reduce((all, one) => all + one, 0);
  return [...weights].map(([key, weight]) => ({
    weight: (variant.weight! * weight) / sum,
    columns: { ...variant.columns, [name]: { domain: { in: [key] }, notNull: true } },
  }));
}

/** Replaces the groups that inference added. */
function add({ spec, cases }: TableWork, group: Group): void {
  cases.add(group);
  spec.groups = [
    ...(spec.groups ?? []).filter((one) => (one.constraints ?? []).length > 0 || one.rows || !one.columns.some((name) => group.columns.includes(name))),
    group,
  ];
}
