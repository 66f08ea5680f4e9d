import { isObject, KnowledgeColumn, type BlueprintColumn, type Generator, type SqlType } from '@seedbed/contract';
import { generatorByKind } from '@seedbed/engine';
import { Check } from 'typebox/value';
import { generatorOfAfter } from './after.ts';
import { takeDirt } from './dirt.ts';
import { isValues, itemsOf, shapeOfDocument } from './document.ts';
import { findIdleMembers, MAKERS } from '../idle-members.ts';
import { computed, formulaOf } from './formula.ts';
import { equality } from '../statements/equations.ts';
import { numbersBetween } from './numbers.ts';
import { generatorOfValues, generatorOfWays, isNullName, labelsOf, listOf, NULL_GENERATOR, OWN_VALUES, partlyNull } from './outcome.ts';
import { takeReference } from '../rows/references.ts';
import { refusedValue } from './refused-value.ts';
import { shared } from './shares.ts';
import { generatorOfTemplate } from './template.ts';
import { wordsBySex } from './words-by-sex.ts';
import { dateOf } from './durations.ts';
import { generatorOfRange, isMoment, momentAsDate } from './times.ts';
import { ANY_TEXT_TYPES, DATE_TYPES, NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';
import { answerFor, columnNamed, fault, lose, pointer, referenceOf, typeOf, type AnswerWork, type ColumnAnswer, type Stated, type TableWork } from '../work.ts';

type Outcome = Exclude<KnowledgeColumn['else'], undefined>;
type Cell = string | number | boolean | null;

/** Members that are for readers. */
const COMMENTS: ReadonlySet<string> = new Set(['kind', 'unit', 'note', 'said']);

/** In a key of several columns, varies another one, or makes fewer rows, to keep the stated range. */
function keepRange({ spec }: TableWork, name: string, { low, high }: KnowledgeColumn): void {
  const keys = [spec.primaryKey ?? [], ...(spec.uniqueKeys ?? []).map((key) => key.columns)];
  if ((low === undefined && high === undefined) || !keys.some((key) => key.length > 1 && key.includes(name))) return;
  const column = spec.columns.find((one) => one.name === name)!;
  const { min, max, ...domain } = column.domain ?? {};
  column.domain = {
    ...domain,
    ...((low ?? min) === undefined ? {} : { min: Math.max(low ?? -Infinity, Number(min ?? -Infinity)) }),
    ...((high ?? max) === undefined ? {} : { max: Math.min(high ?? Infinity, Number(max ?? Infinity)) }),
  };
}

/** Applies an answer's statements about a column. A wrong statement is dropped alone. */
export function takeColumn(work: AnswerWork, table: TableWork, name: string, given: KnowledgeColumn): void {
  const place = table.place + pointer('columns', name);
  if (referenceOf(table, name)) return takeReference(work, table, name, given, place);
  const answer = answerFor(work, table, name, place);
  if (!answer) return;
  const column = columnNamed(table, name)!;
  const type = typeOf(work, column);
  const statement = withNullShare(work, column, type, given, place);
  if (statement.among !== undefined) fault(work, `${place}/among`, `${name} refers to no table.`, 'a formula, such as "orders.currency"');
  const reportedBefore = work.faults.length + work.lost.length;
  findIdleMembers(work, statement, place);
  const made = isWindow(work, table, column, statement) ? (column.generator ?? null) : generatorOf(work, table, name, statement, type, place);
  if (statement.future !== undefined && Object.keys(statement).every((member) => member === 'future' || COMMENTS.has(member))) {
    if (!answer.base && answer.cases.length === 0 && answer.nullWhen.length === 0) table.answers.delete(name);
    return;
  }
  const base = statement.shares === undefined ? made : shared(work, table, answer, name, statement, made, place);
  if (base) {
    answer.base = base;
    answer.basePlace = place;
    keepRange(table, name, statement);
  }
  const formula = base && expressionOf(base);
  if (formula !== undefined && formula !== null && !statement.when && typeof statement.null !== 'object')
    work.stated.push(keptFormula(work, table, column, formula, place));
  const cased = takeCases(work, table, answer, name, statement, place);
  const nulled = takeNulls(work, table, answer, column.nullable === true, statement, place);
  const dirty = takeDirt(table, name, statement, place);
  if (base || cased || nulled) return;
  // The examples for the column stay.
  if (!answer.base && answer.cases.length === 0 && answer.nullWhen.length === 0) table.answers.delete(name);
  if (!dirty && work.faults.length + work.lost.length === reportedBefore && !Object.keys(statement).every((member) => COMMENTS.has(member)))
    fault(
      work,
      place,
      `Nothing of this says what ${name} holds.`,
      'values, shares, low and high, regex, template, formula, after, range, shape, value, when, null or dirt',
    );
}

/** A share of `null` among the shares of labels is the share of NULL. */
function withNullShare(work: AnswerWork, column: BlueprintColumn, type: SqlType, statement: KnowledgeColumn, place: string): KnowledgeColumn {
  const { null: missing, ...shares } = statement.shares ?? {};
  if (missing === undefined || !isNullName('null', labelsOf(column, type))) return statement;
  const { shares: _, ...rest } = statement;
  const isTaken = refusedValue(work, column, null, `${place}/shares/null`) === null && statement.null === undefined;
  return { ...rest, ...(Object.keys(shares).length > 0 && { shares }), ...(isTaken && { null: missing }) };
}

function generatorOf(work: AnswerWork, table: TableWork, name: string, statement: KnowledgeColumn, type: SqlType, place: string): Generator | null {
  if (statement.generator) {
    if (generatorByKind(statement.generator.kind)) return statement.generator as Generator;
    fault(work, `${place}/generator/kind`, `There is no generator "${statement.generator.kind}".`, 'a kind that the product has, or values');
    return null;
  }
  if (statement.formula !== undefined) {
    const expression = formulaOf(work, table, statement.formula, `${place}/formula`, columnNamed(table, name)!.nullable !== true);
    return expression === null ? null : computed(work, table, columnNamed(table, name)!, expression);
  }
  if (statement.template !== undefined) return generatorOfTemplate(work, table, name, statement, place);
  if (statement.after) return generatorOfAfter(work, table, columnNamed(table, name)!, statement.after, `${place}/after`);
  if (statement.before) return generatorOfAfter(work, table, columnNamed(table, name)!, statement.before, `${place}/before`, true);
  if (statement.range) return generatorOfRange(work, statement, type, `${place}/range`);
  if (statement.regex !== undefined) return { kind: 'pattern', parameters: { regex: statement.regex.replace(/^\^|\$$/g, ''), letters: 'all' } };
  if (typeof statement.shape === 'object') return documentOf(work, table, statement.shape, type, place);
  if (statement.of !== undefined) return listOfEntries(work, table, statement, type, place);
  if (statement.true !== undefined) {
    const only = type.base === 'bool' && columnNamed(table, name)!.domain?.in;
    if (only && only.length === 1 && statement.true !== Number(only[0] === 'true')) {
      lose(work, table, name, `${place}/true`, `a CHECK or a trigger of the database leaves ${only[0]} alone`);
      return null;
    }
    return flagOf(statement.true, type);
  }
  if (statement.value !== undefined) {
    const value = momentAsDate(work, statement.value, type);
    return checked(work, { kind: 'constant', parameters: { value } }, [value], table, name, `${place}/value`);
  }
  const bySex = wordsBySex(columnNamed(table, name)!, statement);
  if (bySex) return bySex;
  if (statement.values !== undefined) return valuesOf(work, table, name, statement.values, type, `${place}/values`);
  if (statement.low !== undefined || statement.middle !== undefined || statement.high !== undefined)
    return numbersBetween({ ...statement, shape: textShape(statement) }, type);
  return null;
}

/**
 * Whether a range is a window of the timeline, and no time of its own: rows still come after what they refer to, and what follows their creation follows it. Not under a key
 * over days: that lays rows of one parent beside one another, and on a timeline these have the same few days.
 */
function isWindow(work: AnswerWork, { spec }: TableWork, { generator }: BlueprintColumn, { range, shape }: KnowledgeColumn): boolean {
  if (range === undefined || shape !== undefined || generator?.kind !== 'date.created' || !spec.timeline) return false;
  const [from, to] = range.map((each) => dateOf(each, work.blueprint.referenceDate));
  const isDay = (name: string): boolean =>
    DATE_TYPES.has(
      typeOf(
        work,
        spec.columns.find((column) => column.name === name)!,
      ).base,
    );
  return Boolean(from && to && from < to) && !(spec.uniqueKeys ?? []).some(({ columns }) => columns.length > 1 && columns.some(isDay));
}

function textShape({ shape }: KnowledgeColumn): string | undefined {
  return typeof shape === 'string' ? shape : undefined;
}

function valuesOf(
  work: AnswerWork,
  table: TableWork,
  name: string,
  given: NonNullable<KnowledgeColumn['values']>,
  type: SqlType,
  place: string,
  called = name,
): Generator | null {
  const { weights, ...listed } = listOf(given, labelsOf(columnNamed(table, name)!, type));
  const values = listed.values.map((value) => momentAsDate(work, value, type));
  const kept = values.map((value, at) => {
    const each = place + pointer(weights ? String(listed.values[at]) : at);
    return !isCounted(work, value, each) && refusedValue(work, columnNamed(table, name)!, value, each) === null;
  });
  const left = values.filter((_, at) => kept[at]);
  if (left.length === 0) return null;
  if (type.base === 'bool' && weights && !left.includes(null)) return flagOf(shareOfTrue(given as Record<string, number>), type);
  const shares = weights?.filter((_, at) => kept[at]);
  const isText = type.kind !== 'base' || ANY_TEXT_TYPES.has(type.base) || type.base === 'name';
  return isText ? generatorOfValues(left, shares, called) : generatorOfWays(left, shares, called);
}

/** `{n:2}` counts rows in a template, and is literal in a value: reports it there. */
function isCounted(work: AnswerWork, value: unknown, place: string): boolean {
  const [part] = (typeof value === 'string' && /\{(?:n|running)(?::\d+)?\}/.exec(value)) || [];
  if (part !== undefined)
    fault(work, place, `${part} counts rows in a template alone.`, `{ "template": ${JSON.stringify(value)} }, or {a|b} for one of several`);
  return part !== undefined;
}

function shareOfTrue({ true: yes = 0, false: no = 0 }: Record<string, number>): number {
  return yes + no > 0 ? yes / (yes + no) : 0.5;
}

function flagOf(share: number, { base }: SqlType): Generator {
  if (base === 'bool') return { kind: 'datatype.boolean', parameters: { probability: share, dealt: true } };
  return { kind: 'values', parameters: { values: [1, 0], weights: [share, 1 - share] } };
}

function checked(work: AnswerWork, generator: Generator, values: readonly unknown[], table: TableWork, name: string, place: string): Generator | null {
  return values.every((value) => refusedValue(work, columnNamed(table, name)!, value, place) === null) ? generator : null;
}

function documentOf(work: AnswerWork, table: TableWork, shape: Readonly<Record<string, unknown>>, type: SqlType, place: string): Generator | null {
  const made = shapeOfDocument(work, table, shape, `${place}/shape`);
  if (type.kind !== 'composite') return { kind: 'json', parameters: { shape: made } };
  const keys = made['keys'] as Record<string, { kind?: string; parameters?: Record<string, unknown> }>;
  return { kind: 'composite', parameters: { fields: Object.fromEntries(Object.entries(keys).filter(([, field]) => field.kind !== undefined)) } };
}

function listOfEntries(work: AnswerWork, table: TableWork, { of, count = [1, 4] }: KnowledgeColumn, type: SqlType, place: string): Generator | null {
  const [min, max] = count;
  if (min! > max!) {
    fault(work, `${place}/count`, `${min} to ${max} is no range.`, '[1, 4]');
    return null;
  }
  if (type.kind === 'array') {
    if (!isValues(of)) {
      fault(work, `${place}/of`, 'An array holds values.', '["a", "b"], or values with weights');
      return null;
    }
    const { values, weights } = listOf(of);
    return { kind: 'array', parameters: { element: generatorOfValues(values, weights, 'entry'), min, max } };
  }
  const items = itemsOf(work, table, of, `${place}/of`);
  return items && { kind: 'json', parameters: { shape: { type: 'array', items, min, max } } };
}

function takeCases(work: AnswerWork, table: TableWork, answer: ColumnAnswer, name: string, statement: KnowledgeColumn, place: string): boolean {
  if (statement.when) answer.othersStay = false;
  for (const [at, { if: condition, then }] of (statement.when ?? []).entries()) {
    const when = formulaOf(work, table, condition, place + pointer('when', at, 'if'));
    if (when === null) continue;
    takeCase(work, table, answer, name, when, then, `${name} ${at}`, place + pointer('when', at, 'then'));
    answer.places.set(when, place + pointer('when', at));
  }
  const other = statement.else === undefined ? null : generatorOfElse(work, table, name, statement.else, `${place}/else`);
  if (other) Object.assign(answer, { base: other, basePlace: `${place}/else` });
  else if (answer.cases.length > 0 && !answer.base && columnNamed(table, name)!.nullable) answer.base = { kind: 'null' };
  return answer.cases.length > 0 || other !== null;
}

/** What all other rows hold, with the share of them that is NULL; without values, of what the column holds otherwise. */
function generatorOfElse(work: AnswerWork, table: TableWork, name: string, outcome: Outcome, place: string): Generator | null {
  const { null: missing, ...rest } = isObject(outcome) ? (outcome as KnowledgeColumn) : {};
  const column = columnNamed(table, name)!;
  if (typeof missing !== 'number') return generatorOfCase(work, table, name, outcome, `${name} else`, place);
  if (missing !== 0 && !column.nullable) {
    fault(work, place, `${name} is NOT NULL.`, 'leave "null" out');
    return null;
  }
  const says = Object.keys(rest).some((member) => !COMMENTS.has(member));
  const own = says ? generatorOfCase(work, table, name, rest, `${name} else`, place) : (column.generator ?? null);
  return own === null || missing === 0 ? own : missing < 1 ? partlyNull(own, missing) : NULL_GENERATOR;
}

/** The formula of a computed column. */
export function expressionOf({ kind, parameters = {} }: Generator): string | null {
  const { cases: [only, ...others] = [], otherwise } = parameters as { cases?: readonly { when: string }[]; otherwise?: Generator };
  if (kind === 'cases' && otherwise?.kind === 'expression' && others.length === 0 && only?.when.endsWith(') == null')) return expressionOf(otherwise);
  const [part, ...more] = (parameters['parts'] ?? []) as readonly { readonly expression?: string }[];
  const own = kind === 'code.numbered' && more.length === 0 ? part?.expression : parameters['expression'];
  return typeof own === 'string' ? own : null;
}

/** A formula that rows may not keep under a CHECK or a key: counted, and named only if they do not. */
function keptFormula(work: AnswerWork, { name: table }: TableWork, column: BlueprintColumn, expression: string, place: string): Stated {
  const condition = equality(work, column, expression);
  return { table, text: `${column.name} == ${expression}`, condition, column: column.name, heldBefore: true, formula: { expression, place } };
}

/** What a column holds in the rows that meet a condition, with the share of them that is NULL, or those under a further condition. */
export function takeCase(
  work: AnswerWork,
  table: TableWork,
  answer: ColumnAnswer,
  name: string,
  when: string,
  outcome: Outcome,
  called: string,
  place: string,
): void {
  const { null: missing, ...rest } = isObject(outcome) ? (outcome as KnowledgeColumn) : {};
  if (missing === undefined || (typeof missing !== 'number' && !isObject(missing))) {
    const generator = generatorOfCase(work, table, name, outcome, called, place);
    if (generator) answer.cases.push({ when, generator });
    return;
  }
  if (missing !== 0 && !columnNamed(table, name)!.nullable) return fault(work, place, `${name} is NOT NULL.`, 'leave "null" out');
  const own = Object.keys(rest).some((member) => !COMMENTS.has(member)) ? generatorOfCase(work, table, name, rest, called, place) : OWN_VALUES;
  if (!own) return;
  if (typeof missing === 'number') {
    if (missing >= 1) answer.cases.push({ when, generator: NULL_GENERATOR });
    else if (missing > 0) answer.cases.push({ when, generator: partlyNull(own, missing) });
    else if (own !== OWN_VALUES) answer.cases.push({ when, generator: own });
    return;
  }
  const { when: condition, share = 1 } = missing;
  const further = formulaOf(work, table, condition, `${place}/null/when`);
  if (further === null) return;
  const both = `(${when}) && (${further})`;
  answer.cases.push({ when: both, generator: share < 1 ? partlyNull(own, share) : NULL_GENERATOR });
  answer.places.set(both, place);
  if (own !== OWN_VALUES) answer.cases.push({ when, generator: own });
}

/** Members of a column that say what a case holds. */
const OF_CASES: ReadonlySet<string> = new Set(MAKERS.flatMap(([maker, companions]) => [maker, ...companions]));

/** The outcome of a case: a value, a list or a range, or what a column would say. Null, with a fault, if it says nothing. */
function generatorOfCase(work: AnswerWork, table: TableWork, name: string, outcome: Outcome, called: string, place: string): Generator | null {
  const type = typeOf(work, columnNamed(table, name)!);
  if (outcome === null) return NULL_GENERATOR;
  if (Array.isArray(outcome)) return listedCase(work, table, name, outcome, type, called, place);
  if (!isObject(outcome)) {
    const value = momentAsDate(work, outcome as Cell, type);
    return isCounted(work, value, place) ? null : checked(work, generatorOfValues([value], undefined, called), [value], table, name, place);
  }
  const idle = Object.keys(outcome).find((member) => !OF_CASES.has(member));
  if (idle !== undefined || !Check(KnowledgeColumn, outcome)) {
    fault(
      work,
      place,
      idle === undefined ? 'This is not what a column would say.' : `"${idle}" says nothing of a case.`,
      `${DATE_TYPES.has(type.base) ? '["-12d", "now"]' : '{ "values": [200, 250] }'}, or { "formula": … }`,
    );
    return null;
  }
  findIdleMembers(work, outcome, place);
  return generatorOf(work, table, name, outcome, type, place);
}

/** One of several values, or a range between two numbers, moments or hours. */
function listedCase(work: AnswerWork, table: TableWork, name: string, list: Cell[], type: SqlType, called: string, place: string): Generator | null {
  const [low, high] = list;
  if (list.length === 2 && typeof low === 'number' && typeof high === 'number' && NUMBER_AND_MONEY_TYPES.has(type.base))
    return numbersBetween({ low, high }, type);
  if (list.length === 2 && typeof low === 'string' && typeof high === 'string' && isMoment(work, low, type) && isMoment(work, high, type))
    return generatorOfRange(work, { range: [low, high] }, type, place);
  return valuesOf(work, table, name, list, type, place, called);
}

function takeNulls(work: AnswerWork, table: TableWork, answer: ColumnAnswer, nullable: boolean, statement: KnowledgeColumn, place: string): boolean {
  if (statement.null === undefined) return false;
  if (!nullable && statement.null !== 0) {
    fault(work, `${place}/null`, 'The column is NOT NULL.', 'leave "null" out');
    return false;
  }
  if (typeof statement.null === 'number') {
    answer.nullShare = statement.null;
    return true;
  }
  const { when: condition, share = 1 } = statement.null;
  const when = formulaOf(work, table, condition, `${place}/null/when`);
  answer.othersStay = false;
  if (when === null) return false;
  if (share < 1) answer.nullPart = { when, share };
  else answer.nullWhen.push(when);
  answer.places.set(when, `${place}/null`);
  return true;
}
