import { isObject, KnowledgeColumn, type Blueprint, type KnowledgeTable, type Relation } from '@seedbed/contract';
import { Check } from 'typebox/value';
import { agreementOf, type Following } from './agreement.ts';
import { amongOf, ownColumn, type Among } from './among.ts';
import { bothOf, domainsOf, type Domains } from './domains-of.ts';
import { knownKeys } from './known-keys.ts';
import { labelsWhere } from './label-condition.ts';
import { formulaOf } from '../column/formula.ts';
import { listOf, shareOfNull } from '../column/outcome.ts';
import { rowsBefore } from './rows-before.ts';
import { NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';
import { whyUnknown } from './why-unknown.ts';
import { answerFor, columnNamed, fault, lose, pointer, referenceOf, tableNamed, typeOf, type AnswerWork, type TableWork } from '../work.ts';

/** An answer's statements about a reference: common parents, the rows that have it, and the reference that it follows. */
export type ReferenceAnswer = {
  place: string;
  /** Weights of parents, by their key or by a label of theirs. */
  weights?: ReadonlyMap<string, number>;
  nullShare?: number;
  /** The share of rows that one parent, the first, has. */
  vip?: number;
  /** What is said of rows that meet a condition, until all columns are read; the first that holds counts. */
  readonly conditions: { readonly condition: string; readonly place: string; readonly then: InCase }[];
  /** The same as cases of the relation. */
  cases?: CaseOfReference[];
  /** Rows that meet no condition have it. */
  otherwise?: true;
  /** NULL in rows with these labels of another column. */
  absent?: { readonly of: string; readonly labels: Set<string>; readonly place: string };
  /** The reference whose parent has the same parent, and by which reference of its own. */
  by?: Following;
  /** The rows that it may lead to. */
  among?: Among;
  /** It is there exactly in rows in which this column has a value. */
  beside?: string;
};

type PerParent = Exclude<NonNullable<KnowledgeTable['rows']>, number>;

/** What a reference is in some rows: NULL in a share of them, or among some rows. */
export type InCase = { readonly nullShare?: number; readonly among?: string; readonly values?: Map<string, number> };
/** A case of the relation, with the condition as CEL and where it is said. */
export type CaseOfReference = NonNullable<Relation['cases']>[number] & { readonly condition: string; readonly place: string };

const COMMENTS: ReadonlySet<string> = new Set(['kind', 'unit', 'note', 'said']);

/** The record for statements about a reference; null if the column is none. */
export function referenceFor(table: TableWork, name: string, place: string): ReferenceAnswer | null {
  if (!referenceOf(table, name)) return null;
  let answer = table.references.get(name);
  if (!answer) table.references.set(name, (answer = { place, conditions: [] }));
  return answer;
}

/** Reads an answer's statements about a column that refers to another table. */
export function takeReference(work: AnswerWork, table: TableWork, name: string, statement: KnowledgeColumn, place: string): void {
  const relation = referenceOf(table, name)!;
  for (const [member, value] of inOrder(statement)) {
    const at = `${place}/${member}`;
    if (COMMENTS.has(member)) continue;
    if (member === 'null') takeNull(work, table, name, statement.null!, at);
    else if (member === 'among') takeAmong(work, table, name, String(value), at);
    else if (member === 'vip') takeVip(work, table, name, statement.vip!, at);
    else if (member === 'values' || member === 'value') {
      const { values, weights } = listOf(member === 'value' ? [statement.value ?? null] : statement.values!);
      const missing = shareOfNull(values, weights);
      if (missing > 0 && statement.null === undefined) takeNull(work, table, name, missing, at);
      takeWeights(work, table, name, new Map(values.flatMap((each, i) => (each === null ? [] : [[String(each), weights?.[i] ?? 1]]))), at);
    } else if (member === 'when') {
      for (const [i, { if: condition, then }] of statement.when!.entries())
        takeReferenceCase(work, table, name, condition, then, place + pointer('when', i, 'then'));
    } else if (member === 'else') takeReferenceCase(work, table, name, 'true', statement.else!, at);
    else if (member === 'formula') takeAgreement(work, table, name, statement.formula!, at);
    else
      lose(
        work,
        table,
        name,
        at,
        `it refers to ${relation.to.table}: "${member}" is no way to choose a row of it. "values" with weights of its keys is, where these are known, "null", "among", and a formula of the same row by another reference${exampleOf(work, table, relation)}`,
      );
  }
}

/** Of conditions the first that holds counts: NULL before cases, and these before the rest, in whatever order they are written. */
function inOrder(statement: KnowledgeColumn): readonly [string, unknown][] {
  const order = ['null', 'when', 'else'];
  return Object.entries(statement).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

function takeAmong(work: AnswerWork, table: TableWork, name: string, text: string, place: string): void {
  const among = amongOf(work, table, referenceOf(table, name)!, name, text, place);
  if (!among) return;
  const answer = referenceFor(table, name, place)!;
  answer.among = among;
  answer.place = place;
}

/** One parent with a share of the rows: none if a key allows each parent one row. */
function takeVip(work: AnswerWork, table: TableWork, name: string, share: number, place: string): void {
  const relation = referenceOf(table, name)!;
  const { primaryKey = [], uniqueKeys = [] } = table.spec;
  const isAlone = [primaryKey, ...uniqueKeys.map(({ columns }) => columns)].some(
    (key) => key.length > 0 && key.every((one) => relation.from.columns.includes(one)),
  );
  if (isAlone) return lose(work, table, name, place, 'a key allows one row of each parent');
  const answer = referenceFor(table, name, place)!;
  answer.vip = share;
  answer.place = place;
}

/** Weights of parents; of a key, each parent comes as often as the key lets it. */
export function takeWeights(work: AnswerWork, table: TableWork, name: string, weights: ReadonlyMap<string, number>, place: string): void {
  const relation = referenceOf(table, name)!;
  if (relation.from.columns.length > 1)
    return lose(work, table, name, place, `it refers to ${relation.to.table} together with ${relation.from.columns.filter((one) => one !== name).join(', ')}`);
  if (weights.size === 0) return;
  const answer = referenceFor(table, name, place)!;
  answer.weights = weights;
  answer.place = place;
}

/** A share of rows with NULL in the reference, or a condition on a column of few labels. */
function takeNull(work: AnswerWork, table: TableWork, name: string, givenShare: NonNullable<KnowledgeColumn['null']>, place: string): void {
  const column = columnNamed(table, name)!;
  if (!column.nullable) {
    if (givenShare !== 0) fault(work, place, 'The column is NOT NULL.', 'leave "null" out');
    return;
  }
  if (typeof givenShare === 'number') {
    const answer = referenceFor(table, name, place)!;
    answer.nullShare = givenShare;
    answer.place = place;
  } else {
    const answer = referenceFor(table, name, place)!;
    answer.otherwise = true;
    answer.conditions.push({ condition: givenShare.when, place, then: { nullShare: givenShare.share ?? 1 } });
  }
}

/** What a condition says of a reference: null, a share of NULL, `among`, or keys of the rows that it may lead to. */
export function takeReferenceCase(work: AnswerWork, table: TableWork, name: string, condition: string, outcome: unknown, place: string): void {
  const relation = referenceOf(table, name)!;
  const said = outcome === null ? { null: 1 } : isObject(outcome) ? outcome : { values: Array.isArray(outcome) ? outcome : [outcome] };
  const { null: share, among, values: several, value, ...others } = said as Record<string, unknown> & { null?: number; among?: string };
  const keys = several ?? (value === undefined ? undefined : [value]);
  const idle = Object.keys(others).find((member) => !COMMENTS.has(member));
  if (idle !== undefined || (share !== undefined && typeof share !== 'number') || !Check(KnowledgeColumn, said) || (share ?? among ?? keys) === undefined)
    return fault(
      work,
      place,
      `${idle === undefined ? 'This' : `"${idle}"`} does not say which row of ${relation.to.table} it is.`,
      'null, { "null": 0.1 }, { "among": "vans.status == \'free\'" }, or values with keys of that table',
    );
  const { values: listed, weights } = keys === undefined ? { values: [] } : listOf(keys as NonNullable<KnowledgeColumn['values']>);
  const missing = share ?? (listed.includes(null) ? shareOfNull(listed, weights) : undefined);
  if ((missing ?? 0) > 0 && !columnNamed(table, name)!.nullable) return fault(work, place, `${name} is NOT NULL.`, 'leave "null" out');
  if (formulaOf(work, table, condition, place) === null) return;
  const values = new Map(listed.flatMap((each, i) => (each === null ? [] : [[String(each), weights?.[i] ?? 1] as const])));
  const then: InCase = {
    ...(missing !== undefined && { nullShare: missing }),
    ...(among !== undefined && { among }),
    ...(values.size > 0 && { values }),
  };
  referenceFor(table, name, place)!.conditions.push({ condition, place, then });
}

/** Reads the conditions once all columns are read, since they use labels of others. */
export function readConditions(work: AnswerWork, table: TableWork): void {
  for (const [name, answer] of table.references) {
    // NULL by labels alone is exact; beside a share of NULL, the order of the conditions decides.
    const isPart = answer.nullShare !== undefined && answer.nullShare > 0 && answer.nullShare < 1;
    const isShared = isPart || answer.conditions.some(({ condition, then: { nullShare = 1 } }) => nullShare < 1 || condition === 'true');
    for (const { condition, place, then } of answer.conditions) {
      if (isShared || then.nullShare !== 1) {
        takeCase(work, table, name, answer, condition, then, place);
        continue;
      }
      const beside = /^([A-Za-z_]\w*)\s*==\s*null$/.exec(condition.trim())?.[1];
      if (beside !== undefined && columnNamed(table, beside) && !referenceOf(table, beside)) {
        takeBeside(work, table, name, beside, place);
        continue;
      }
      const found = labelsWhere(work, table, condition);
      if (typeof found !== 'string') takeAbsence(work, table, name, found.of, found.labels, place);
      else if (domainsOf(condition, ownColumn(table))) takeCase(work, table, name, answer, condition, then, place);
      else lose(work, table, name, place, found);
    }
  }
}

/** A case of the relation. What it says of the rows that a row refers to together with other references, it says of all. */
function takeCase(work: AnswerWork, table: TableWork, name: string, answer: ReferenceAnswer, condition: string, then: InCase, place: string): void {
  const relation = referenceOf(table, name)!;
  const when = condition === 'true' ? {} : domainsOf(condition, ownColumn(table));
  if (!when) {
    const why = 'the row that it refers to is chosen before other columns are made: a condition may compare plain columns of the row with values, joined by &&';
    return lose(work, table, name, place, `"${condition}" cannot decide it, for ${why}`);
  }
  // Said of the rows that no earlier condition decides.
  const earlier = answer.conditions
    .slice(
      0,
      answer.conditions.findIndex((one) => one.place === place),
    )
    .map((one) => `!(${one.condition})`);
  const said = [...earlier, ...(condition === 'true' && earlier.length > 0 ? [] : [condition])].join(' && ');
  const among = then.among === undefined ? undefined : amongOf(work, table, relation, name, then.among, `${place}/among`, said);
  if (among === null) return;
  const keys = then.values && keysOf(work, table, name, relation, then.values, said, place);
  if (keys === null) return;
  const { nullShare } = then;
  const counted = formulaOf(work, table, condition, place) ?? condition;
  const own = { when, ...(nullShare !== undefined && { nullShare }), condition: counted, place };
  const where = { ...among?.where, ...keys };
  answer.cases ??= [];
  for (const one of among?.cases ?? []) {
    const both = bothOf(when, one.when);
    if (both) answer.cases.push({ ...own, when: both, where: { ...where, ...one.where } });
  }
  answer.cases.push({ ...own, ...(Object.keys(where).length > 0 && { where }) });
  if (among) answer.among = { ...among, ...answer.among, where: answer.among?.where ?? {}, cases: answer.among?.cases ?? [] };
  answer.place = place;
}

/** Keys of the rows that a case names; each comes as often as the others. */
function keysOf(
  work: AnswerWork,
  table: TableWork,
  name: string,
  { to }: Relation,
  values: ReadonlyMap<string, number>,
  condition: string,
  place: string,
): Domains | null {
  const known = knownKeys(work.blueprint, to.table, to.columns[0]!);
  const found = [...values.keys()].map((value) => known?.keyOf(value) ?? null);
  const strange = [...values.keys()].filter((_, i) => found[i] === null);
  if (strange.length > 0)
    lose(
      work,
      table,
      name,
      place,
      known
        ? `${to.table} has no row ${strange
            .slice(0, 5)
            .map((each) => JSON.stringify(each))
            .join(', ')}`
        : whyUnknown(work, to.table),
    );
  else if (new Set(values.values()).size > 1)
    lose(
      work,
      table,
      name,
      place,
      `how often each of these rows of ${to.table} comes in a case is not taken: weights are of all rows, in "values" of the column`,
    );
  const keys = found.filter((key) => key !== null);
  if (keys.length === 0) return null;
  const typed = NUMBER_AND_MONEY_TYPES.has(typeOf(work, columnNamed(table, name)!).base) ? keys.join(', ') : keys.map((key) => JSON.stringify(key)).join(', ');
  const text = `${condition === 'true' ? '' : `!(${condition}) || `}${name} in [${typed}]`;
  const counted = formulaOf(work, table, text, place);
  if (counted !== null) work.stated.push({ table: table.name, text, condition: counted, among: { column: name, place } });
  return { [to.columns[0]!]: { in: keys } };
}

/**
 * A reference is NULL exactly where another column is. What makes that column NULL, makes the reference NULL; a time that follows another one is NULL with the
 * reference instead, which is decided before any time.
 */
function takeBeside(work: AnswerWork, table: TableWork, name: string, beside: string, place: string): void {
  work.stated.push({ table: table.name, text: `${name} is NULL with ${beside}`, condition: `(${name} == null) == (${beside} == null)` });
  const column = columnNamed(table, beside)!;
  const known = table.answers.get(beside);
  if (known && known.nullWhen.length > 0) {
    for (const condition of known.nullWhen) {
      const found = labelsWhere(work, table, condition);
      if (typeof found === 'string') lose(work, table, name, place, found);
      else takeAbsence(work, table, name, found.of, found.labels, place);
    }
    return;
  }
  const reference = referenceFor(table, name, place)!;
  const { kind, parameters = {} } = known?.base ?? column.generator ?? { kind: '' };
  if (known?.nullPart || !/^date\.(?:after|event)$/.test(kind)) {
    reference.beside = beside;
    return;
  }
  const answer = answerFor(work, table, beside, place);
  if (!answer) return;
  const { open: _, ...always } = parameters;
  reference.nullShare ??= answer.nullShare ?? column.nullRate ?? 0;
  delete answer.nullShare;
  answer.base = { kind, parameters: always };
  answer.nullWhen.push(`${name} == null`);
  answer.places.set(`${name} == null`, place);
}

export function takeAbsence(work: AnswerWork, table: TableWork, name: string, of: string, labels: readonly string[], place: string): void {
  const answer = referenceFor(table, name, place)!;
  if (answer.absent && answer.absent.of !== of)
    return lose(work, table, name, place, `it is NULL by ${answer.absent.of} already; of several columns the first counts`);
  answer.absent ??= { of, labels: new Set(), place };
  for (const label of labels) answer.absent.labels.add(label);
  answer.place = place;
}

/** A formula that makes two ways lead to one row: `tenantId == Case.tenantId`. Whether it is one. */
export function takeAgreement(work: AnswerWork, table: TableWork, name: string, formula: string, place: string): boolean {
  const relation = referenceOf(table, name)!;
  const by = agreementOf(work, table, relation, formula);
  if (!by) {
    lose(
      work,
      table,
      name,
      place,
      `it refers to ${relation.to.table}, and is not computed: a formula may only say that it leads to the same row as another reference${exampleOf(work, table, relation)}. ${OTHER_WAYS}`,
    );
    return false;
  }
  const answer = referenceFor(table, name, place)!;
  answer.by = by;
  answer.place = place;
  return true;
}

/** A formula that this table can say of the reference; none if no other reference of it leads there. */
function exampleOf({ blueprint }: AnswerWork, { relations }: TableWork, relation: Relation): string {
  for (const other of relations) {
    const onward = blueprint.relations.find(({ from, to }) => from.table === other.to.table && to.table === relation.to.table && from.columns.length === 1);
    if (other === relation || other.from.columns.length > 1 || !onward || other.to.table === relation.to.table) continue;
    return `, such as ${other.from.columns[0]!.replace(/_?id$/i, '')}.${onward.from.columns[0]!}`;
  }
  return '';
}

/** What chooses a row of another table. */
const OTHER_WAYS = 'A row of a kind, or that agrees with others, is "among"';

/** Fixes the row count of a table whose rows follow from a reference that must be chosen in another way: the current one, or what is said for each parent. */
export async function freeOwners(work: AnswerWork, before: Blueprint): Promise<void> {
  for (const table of work.tables)
    for (const [name, answer] of table.references) {
      const relation = referenceOf(table, name)!;
      if (table.spec.rows !== undefined || !relation.owner || !changes(answer)) continue;
      table.spec.rows = (await rowsOfParents(work, table, name, before)) ?? (await rowsBefore(before, table.name));
    }
}

/** What is said for each parent, beside rows without one: their number is exact on average only, since each row for itself has a parent or none. */
async function rowsOfParents(work: AnswerWork, table: TableWork, name: string, before: Blueprint): Promise<number | null> {
  const { rows } = table.stated;
  const { nullShare = 0, absent, conditions, weights, by } = table.references.get(name)!;
  if (typeof rows !== 'object') return null;
  const { to } = referenceOf(table, name)!;
  const isShare = nullShare > 0 && nullShare < 1;
  const isLeft = !isShare && (absent !== undefined || conditions.some(({ then }) => then.nullShare !== undefined));
  const onAverage = 'so the number for each is kept on average only';
  const said = isShare
    ? `${Math.round(nullShare * 100)} in 100 rows have no ${to.table}, each row for itself, ${onAverage}`
    : isLeft
      ? 'a condition decides which rows have one, so the number for each is not kept; say a count'
      : weights
        ? `it is said how often each row of ${to.table} comes, ${onAverage}`
        : by
          ? `it follows another reference of the row, ${onAverage}`
          : `each row chooses its own ${to.table} by what is said of it, ${onAverage}`;
  lose(work, table, name, `${table.place}/rows`, said);
  return isLeft ? null : Math.round(((await rowsNow(work, to.table, before)) * eachOf(rows)) / (1 - nullShare));
}

/** The rows for each parent on average, of all parents. */
export function eachOf({ low, typical, high, none = 0 }: PerParent): number {
  // Those that have any have at least one.
  return (low >= high ? high : none > 0 ? Math.max(1, typical) : typical) * (1 - none);
}

/** How many rows a table has by what the answer says of it and of its parents. */
async function rowsNow(work: AnswerWork, name: string, before: Blueprint, below: readonly string[] = []): Promise<number> {
  const rows = tableNamed(work.blueprint, name)?.rows;
  const owner = work.blueprint.relations.find(({ from, owner: owns }) => owns && from.table === name);
  if (rows !== undefined || !owner || below.includes(name)) return rows ?? (await rowsBefore(before, name));
  const parents = await rowsNow(work, owner.to.table, before, [...below, name]);
  const stated = work.tables.find((table) => table.name === name)?.stated.rows;
  if (typeof stated === 'object') return Math.round(parents * eachOf(stated));
  return Math.round((parents * (await rowsBefore(before, name))) / Math.max(1, await rowsBefore(before, owner.to.table)));
}

function changes({ weights, by, absent, conditions, nullShare, among }: ReferenceAnswer): boolean {
  const chooses = among !== undefined && (among.with !== undefined || among.apart !== undefined || among.cases.length > 0);
  return weights !== undefined || chooses || by !== undefined || absent !== undefined || conditions.length > 0 || (nullShare ?? 0) > 0;
}
