import type { Blueprint, KnowledgeColumn, Relation } from '@seedbed/contract';
import { agreementOf } from './agreement.ts';
import { amongOf, type Among } from './among.ts';
import { labelsWhere } from './label-condition.ts';
import { listOf } from '../column/outcome.ts';
import { rowsBefore } from './rows-before.ts';
import { answerFor, columnNamed, fault, lose, referenceOf, tableNamed, type AnswerWork, type TableWork } from '../work.ts';

/** An answer's statements about a reference: common parents, the rows that have it, and the reference that it follows. */
export type ReferenceAnswer = {
  place: string;
  /** Weights of parents, by their key or by a label of theirs. */
  weights?: ReadonlyMap<string, number>;
  nullShare?: number;
  /** The share of rows that one parent, the first, has. */
  vip?: number;
  /** Conditions for NULL, until all columns are read. */
  readonly whens: { readonly condition: string; readonly place: string }[];
  /** NULL in rows with these labels of another column. */
  absent?: { readonly of: string; readonly labels: Set<string>; readonly place: string };
  /** The reference whose parent has the same parent. */
  by?: Relation;
  /** The rows that it may lead to. */
  among?: Among;
  /** It is there exactly in rows in which this column has a value. */
  beside?: string;
};

const COMMENTS: ReadonlySet<string> = new Set(['kind', 'unit', 'note', 'said']);

/** The record for statements about a reference; null if the column is none. */
export function referenceFor(table: TableWork, name: string, place: string): ReferenceAnswer | null {
  if (!referenceOf(table, name)) return null;
  let answer = table.references.get(name);
  if (!answer) table.references.set(name, (answer = { place, whens: [] }));
  return answer;
}

/** Reads an answer's statements about a column that refers to another table. */
export function takeReference(work: AnswerWork, table: TableWork, name: string, statement: KnowledgeColumn, place: string): void {
  const relation = referenceOf(table, name)!;
  for (const [member, value] of Object.entries(statement)) {
    const at = `${place}/${member}`;
    if (COMMENTS.has(member)) continue;
    if (member === 'null') takeNull(work, table, name, statement.null!, at);
    else if (member === 'among') takeAmong(work, table, name, String(value), at);
    else if (member === 'vip') takeVip(work, table, name, statement.vip!, at);
    else if (member === 'values' || member === 'value') {
      const { values, weights } = listOf(member === 'value' ? [statement.value ?? null] : statement.values!);
      takeWeights(work, table, name, new Map(values.flatMap((each, i) => (each === null ? [] : [[String(each), weights?.[i] ?? 1]]))), at);
    } else if (member === 'formula') takeAgreement(work, table, name, statement.formula!, at);
    else
      lose(
        work,
        table,
        name,
        at,
        `it refers to ${relation.to.table}: "${member}" is no way to choose a row of it. "values" with weights of its keys is, where these are known, "null", "among", and a formula such as ${exampleOf(table, relation)}`,
      );
  }
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
  } else if (givenShare.share !== undefined && givenShare.share < 1)
    fault(work, place, 'A reference is NULL in a share of all rows, or in each row that meets a condition.', 'a share, or { "when": … } alone');
  else takeNullWhen(table, name, givenShare.when, place);
}

/** The reference is NULL in rows that satisfy the condition. */
export function takeNullWhen(table: TableWork, name: string, condition: string, place: string): void {
  referenceFor(table, name, place)!.whens.push({ condition, place });
}

/** Reads the conditions once all columns are read, since they use labels of others. */
export function readConditions(work: AnswerWork, table: TableWork): void {
  for (const [name, answer] of table.references)
    for (const { condition, place } of answer.whens) {
      const beside = /^([A-Za-z_]\w*)\s*==\s*null$/.exec(condition.trim())?.[1];
      if (beside !== undefined && columnNamed(table, beside) && !referenceOf(table, beside)) {
        takeBeside(work, table, name, beside, place);
        continue;
      }
      const found = labelsWhere(work, table, condition);
      if (typeof found === 'string') lose(work, table, name, place, found);
      else takeAbsence(work, table, name, found.of, found.labels, place);
    }
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
      `it refers to ${relation.to.table}, and is not computed: a formula may only say that it leads to the same row as another reference, such as ${exampleOf(table, relation)}`,
    );
    return false;
  }
  const answer = referenceFor(table, name, place)!;
  answer.by = by;
  answer.place = place;
  return true;
}

function exampleOf({ relations }: TableWork, relation: Relation): string {
  const other = relations.find((one) => one !== relation);
  return `${other ? other.to.table.slice(other.to.table.lastIndexOf('.') + 1).replaceAll('"', '') : 'orders'}.${relation.to.columns[0]!}`;
}

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
  const { nullShare = 0, absent, whens } = table.references.get(name)!;
  if (typeof rows !== 'object' || (nullShare === 0 && !absent && whens.length === 0)) return null;
  const { to } = referenceOf(table, name)!;
  const isShare = nullShare > 0 && nullShare < 1;
  const said = isShare
    ? `${Math.round(nullShare * 100)} in 100 rows have no ${to.table}, each row for itself, so the number for each is kept on average only`
    : 'a condition decides which rows have one, so the number for each is not kept; say a count';
  lose(work, table, name, `${table.place}/rows`, said);
  if (!isShare) return null;
  const parents = tableNamed(work.blueprint, to.table)?.rows ?? (await rowsBefore(before, to.table));
  const each = (rows.low >= rows.high ? rows.high : rows.typical) * (1 - (rows.none ?? 0));
  return Math.round((parents * each) / (1 - nullShare));
}

function changes({ weights, by, absent, whens, nullShare, among }: ReferenceAnswer): boolean {
  return weights !== undefined || among?.with !== undefined || by !== undefined || absent !== undefined || whens.length > 0 || (nullShare ?? 0) > 0;
}
