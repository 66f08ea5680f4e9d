import { ExpressionFault, messageIn, rewriteExpression, type Meaning } from '@seedbed/engine';
import { dictionary, qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type Generator, type Relation } from '@seedbed/contract';
import { isCalled } from '../rows/agreement.ts';
import { reasonAgainst } from './refused-value.ts';
import { bareName, fault, isKeyed, tableNamed, typeOf, type AnswerWork, type TableWork } from '../work.ts';
import { DATE_TYPES, NUMBER_AND_MONEY_TYPES } from '../../schema/types.ts';

const SPELLED: Readonly<Record<string, string>> = dictionary({
  minutes_between: 'minutesBetween',
  hours_between: 'hoursBetween',
  days_between: 'daysBetween',
  add_minutes: 'addMinutes',
  add_hours: 'addHours',
  add_days: 'addDays',
  add_months: 'addMonths',
  starts_with: 'startsWith',
  ends_with: 'endsWith',
});

/**
 * A formula in the blueprint's CEL: `minutes / 60` has decimals, `sum(lines.price)` names its table, `… capped at 480` is a minimum of
 * both. Null, with a fault, if it cannot be parsed.
 */
export function formulaOf(work: AnswerWork, table: TableWork, text: string, place: string, notNull = false): string | null {
  const capped = /^(.*?)\s+capped at\s+([-\d.]+)\s*$/s.exec(text);
  const spelled = withLengths(capped ? `least(${capped[1]}, ${capped[2]})` : text).replaceAll(/\b[a-z]+_[a-z]+(?=\s*\()/g, (name) => SPELLED[name] ?? name);
  const zeros = new Set(notNull ? table.spec.columns.filter((column) => column.nullable && isNumber(work, column)).map(({ name }) => name) : []);
  try {
    return rewriteExpression(spelled, { ...meaningOf(work.blueprint, table.name, table.relations), zeros });
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    fault(work, place, `"${text}" cannot be parsed: ${messageIn(spelled, error)}`, 'An expression such as round(quantity * unit_price, 2) or state == "paid".');
    return null;
  }
}

/** Pairs of brackets within one another, as deep as people write them. */
const CALL = String.raw`\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)`;
const LENGTH = new RegExp(String.raw`([A-Za-z_][\w.]*(?:${CALL})?)\s*([+-])\s*(?:interval\s*')?([\w.]+)\s+(minute|hour|day|week|month|year)s?\b'?`, 'gi');
const ADDS: Readonly<Record<string, readonly [name: string, times: number]>> = dictionary({
  minute: ['addMinutes', 1],
  hour: ['addHours', 1],
  day: ['addDays', 1],
  week: ['addDays', 7],
  month: ['addMonths', 1],
  year: ['addMonths', 12],
});

/** `issued_on + terms days` and `starts_at - interval '2 hours'` as functions that add a length of time. */
function withLengths(text: string): string {
  return text.replaceAll(LENGTH, (_, time: string, sign: string, count: string, unit: string) => {
    const [name, times] = ADDS[unit.toLowerCase()]!;
    return `${name}(${time}, ${sign === '-' ? '-' : ''}${count}${times === 1 ? '' : ` * ${times}`})`;
  });
}

/** What the names of tables mean to rows of a table: its children, what is below these, and rows of the same parents. */
function meaningOf(blueprint: Blueprint, name: string, relations: readonly Relation[]): Omit<Meaning, 'zeros'> {
  return {
    children: new Set(blueprint.relations.filter(({ to }) => to.table === name).map(({ from }) => bareName(from.table))),
    below: waysBelow(blueprint, name),
    siblings: siblingsOf(blueprint, name, relations),
    within(called) {
      const table = tableNamed(blueprint, called);
      const inner = table ? qualifiedName(table.schema, table.name) : called;
      const own = blueprint.relations.filter(({ from }) => from.table === inner);
      return { ...meaningOf(blueprint, inner, own), zeros: new Set() };
    },
  };
}

/** Other tables whose rows refer to those of a table. */
function childrenOf({ relations }: Blueprint, name: string): string[] {
  return [...new Set(relations.flatMap(({ from, to }) => (to.table === name && from.table !== name ? [from.table] : [])))];
}

/** Tables that are further below than the children, each with the shortest way down to it. */
function waysBelow(blueprint: Blueprint, name: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const seen = new Set([name, ...childrenOf(blueprint, name)]);
  let ways = childrenOf(blueprint, name).map((table) => ({ table, path: [bareName(table)] }));
  while (ways.length > 0) {
    ways = ways.flatMap(({ table, path }) =>
      childrenOf(blueprint, table).flatMap((child) => {
        if (seen.has(child)) return [];
        seen.add(child);
        const way = [...path, bareName(child)];
        if (!found.has(bareName(child))) found.set(bareName(child), way);
        return [{ table: child, path: way }];
      }),
    );
  }
  return found;
}

/** Tables that refer to one of this table's parents, with this table's name for that parent; its own rows by the first parent. */
function siblingsOf(blueprint: Blueprint, name: string, relations: readonly Relation[]): ReadonlyMap<string, string> {
  const own = relations.find(({ from, to }) => to.table !== name && from.columns.length === 1);
  const found = new Map<string, string>(own && !relations.some(({ to }) => to.table === name) ? [[bareName(name), own.from.columns[0]!]] : []);
  for (const own of relations)
    for (const other of blueprint.relations)
      if (other.to.table === own.to.table && other.from.table !== name && !found.has(bareName(other.from.table)))
        found.set(bareName(other.from.table), own.from.columns[0]!);
  return found;
}

function isNumber(work: AnswerWork, column: TableWork['spec']['columns'][number]): boolean {
  return NUMBER_AND_MONEY_TYPES.has(typeOf(work, column).base);
}

/**
 * A computed column; a text that a key distinguishes has a number where it would be there twice. Where the formula of a NOT NULL column may give none (`max` of no
 * rows, a time after one that is NULL), a time is that of the row itself, and anything else what it was without the formula, unless 0 or false stands for none.
 */
export function computed(work: AnswerWork, table: TableWork, column: BlueprintColumn, formula: string): Generator {
  const expression = onDays(work, column, formula);
  const made: Generator = { kind: 'expression', parameters: { expression } };
  const { base } = typeOf(work, column);
  if (/^(?:text|varchar|bpchar|citext|name)$/.test(base) && isKeyed(table, column.name)) {
    const once = (text: string): Generator => ({ kind: 'code.numbered', parameters: { parts: [{ expression: text }], once: true } });
    if (!column.nullable || isThere(work, table, formula)) return once(expression);
    // A key allows NULL in many rows: those take no text, and no number from other texts.
    const cases = [{ when: `(${expression}) == null`, generator: { kind: 'null' } }];
    return { kind: 'cases', parameters: { cases, otherwise: once(`coalesce(${expression}, "-")`) } };
  }
  if (column.nullable || isKeyed(table, column.name) || !OF_ROWS.test(formula) || isThere(work, table, formula)) return made;
  const start = DATE_TYPES.has(base) ? startOf(table, column) : undefined;
  if (start !== undefined) return { kind: 'expression', parameters: { expression: `coalesce(${expression}, ${onDays(work, column, start)})` } };
  const { generator: before, domain = {} } = column;
  const takesNone = base === 'bool' ? !domain.in : NUMBER_AND_MONEY_TYPES.has(base) && reasonAgainst(work, column, 0) === null;
  if (takesNone || !before || /^(?:life\.|expression$|cases$|null$)/.test(before.kind)) return made;
  return { kind: 'cases', parameters: { cases: [{ when: `(${expression}) == null`, generator: before }], otherwise: made } };
}

/** What there is none of where there are no rows. Whoever distinguishes cases, or reads what another row may lack, says himself what is where there is none. */
const OF_ROWS = /^(?!\s*coalesce\().*\b(?:max|min|avg|first|last)\(/s;

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
/** Of no rows as well. */
const COUNTS = /\b(?:count|exists)\([^()]*\)/g;
/** Names of columns and tables, and not of functions. */
const NAMES = /(?<![.\w])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*(?![\w.]|\s*\()/g;
const WORDS: ReadonlySet<string> = new Set(['true', 'false', 'today', 'row']);

/** Whether an expression has a value in each row: whatever it is made from is NOT NULL, in the row itself or in one that each row refers to. */
function isThere(work: AnswerWork, table: TableWork, expression: string): boolean {
  const isNotNull = ({ columns }: BlueprintTable, name: string): boolean => columns.some((each) => each.name === name && !each.nullable);
  return [...expression.replaceAll(QUOTED, '').replaceAll(COUNTS, '').matchAll(NAMES)].every(([name]) => {
    const [first, second, ...more] = name.split('.');
    if (second === undefined) return WORDS.has(name) || isNotNull(table.spec, name);
    const relation = table.relations.find((each) => isCalled(each, first!));
    const parent = relation && tableNamed(work.blueprint, relation.to.table);
    return more.length === 0 && parent !== undefined && relation!.from.columns.every((each) => isNotNull(table.spec, each)) && isNotNull(parent, second);
  });
}

/** The column with the time at which a row came to be, beside another one. */
function startOf({ spec, answers }: TableWork, { name }: BlueprintColumn): string | undefined {
  return spec.columns.find((each) => each.name !== name && (answers.get(each.name)?.base ?? each.generator)?.kind === 'date.created')?.name;
}

/** A text, number or flag as CEL writes it. */
export function literal(value: string | number | boolean | null): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** The expression for a date column: the day of a time. */
export function onDays(work: AnswerWork, column: BlueprintColumn, expression: string): string {
  return typeOf(work, column).base === 'date' ? `date(${expression})` : expression;
}
