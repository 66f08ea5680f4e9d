import { fullKeys, type Generator, type Relation } from '@seedbed/contract';
import { exampleValue } from '../column/examples.ts';
import { cellOf } from '../../rows-asked/cell-of.ts';
import { knownKeys } from './known-keys.ts';
import { meetsGroup } from './meets-group.ts';
import { wholeCountOf } from './whole-count.ts';
import { whyUnknown } from './why-unknown.ts';
import { columnNamed, fault, isKeyed, lose, pointer, typeOf, type AnswerWork, type TableWork } from '../work.ts';

const PARTS = /\{([^{}|]*(?:\|[^{}|]*)+)\}/g;

/**
 * If a table has no more rows than there are examples, the examples become its rows, unchanged and in order, with keys and references.
 * Tables that refer to others come after them.
 */
export function takeWholeRows(work: AnswerWork): void {
  for (const table of work.tables) leaveKeys(work, table);
  let open = work.tables.filter((table) => wholeCountOf(table) !== null);
  for (let before = -1; open.length > 0 && before !== open.length;) {
    before = open.length;
    const names = new Set(open.map(({ name }) => name));
    const ready = open.filter(({ name, relations }) => !relations.some(({ to }) => to.table !== name && names.has(to.table)));
    for (const table of ready.length > 0 ? ready : open.slice(0, 1)) {
      standAsRows(work, table);
      open = open.filter((one) => one !== table);
    }
  }
}

/** Keys of examples that cannot be the rows: each row of the table has another one, and an example is not taken by halves. */
function leaveKeys(work: AnswerWork, table: TableWork): void {
  const { stated, spec } = table;
  const rows = typeof stated.rows === 'number' ? stated.rows : spec.rows;
  if (!stated.examples || wholeCountOf(table) !== null) return;
  for (const [name, base] of table.shown) {
    const answer = table.answers.get(name);
    if (!isKeyed(table, name) || answer?.base !== base) continue;
    table.answers.delete(name);
    const target = rows === undefined ? 'each row' : `each of ${rows} rows`;
    const count = stated.examples.length;
    lose(
      work,
      table,
      name,
      `${table.place}/examples`,
      `a key has another value in ${target}, and there are ${count} examples: "rows": ${count} makes the examples the rows, as they stand`,
    );
  }
}

function standAsRows(work: AnswerWork, table: TableWork): void {
  const { spec, stated } = table;
  const examples = stated.examples!.slice(0, wholeCountOf(table)!);
  const place = `${table.place}/examples`;
  const names = [...new Set(examples.flatMap((example) => Object.keys(example)))];
  const listed = new Map<string, (string | null)[]>();
  const id = primaryKeyOf(table);
  const numbers = numbersOf(table, examples.length);
  const isNumbered = numbers !== null && (columnNamed(table, id!)!.identity !== undefined || !names.includes(id!));
  const ids = isNumbered ? numbers : examples.map((example) => example[id ?? '']);
  for (const name of names) {
    const column = columnNamed(table, name);
    if (!column || column.generated !== undefined) continue;
    const own = table.relations.filter(({ from }) => from.columns.includes(name));
    // A value that the column refuses costs its column.
    if (examples.some((_, row) => work.faults.some((one) => one.place === place + pointer(row, name)))) continue;
    const texts = examples.map((example, row) => textOf(work, table, name, exampleValue(work, column, example[name]), row));
    if (texts.includes(null) && !column.nullable) continue;
    if (own.length > 0 && !referTo(work, table, own, name, texts, ids)) continue;
    listed.set(name, texts);
  }
  const cells = new Map([...listed].filter(([name]) => !columnNamed(table, name)!.identity));
  // A key that counts rows counts the examples.
  if (isNumbered) cells.set(id!, numbers);
  for (const [name, texts] of listed)
    if (columnNamed(table, name)!.identity && texts.some((text, row) => text !== cells.get(name)?.[row]))
      lose(work, table, name, place, 'Postgres numbers it: an identity column');
  leaveBound(work, table, cells);
  const keys = fullKeys(spec).filter((one) => one.every((name) => cells.has(name)));
  const twice = keys.find((key) => isTwice(key, cells, examples.length));
  if (keys.length === 0 || twice) {
    const why = twice ? `two have the same ${twice.join(', ')}` : 'they hold no key';
    if (table.notRows.length === 0 || twice) table.notRows.push(why);
    // As many as the rows are meant to be the rows.
    if (stated.rows === stated.examples!.length)
      fault(
        work,
        place,
        `They cannot be the ${examples.length} rows of ${table.name} as they stand: ${why}.`,
        twice ? 'another one in each' : 'its key in each of them',
      );
    return;
  }
  giveWay(work, table, cells);
  write(work, table, cells, examples.length);
}

/**
 * Takes the columns back that conditions of the database bind to others, where an example leaves one of these out, or is not seen to meet the conditions: named with
 * the row.
 */
function leaveBound(work: AnswerWork, table: TableWork, cells: Map<string, (string | null)[]>): void {
  const own = table.relations.filter((relation) => relation.to.table === table.name && relation.from.columns.length === 1);
  for (const group of table.spec.groups ?? []) {
    if ((group.constraints ?? []).length === 0 && !group.rows) continue;
    const names = group.columns.filter((name) => cells.has(name));
    if (names.length === 0) continue;
    const by = (group.constraints ?? []).join(', ') || 'conditions of the database';
    const missing = group.columns.filter((name) => !cells.has(name));
    const count = cells.get(names[0]!)!.length;
    const rows = Array.from({ length: count }, (_, row) => new Map(group.columns.map((name) => [name, cells.get(name)?.[row] ?? null])));
    // A row's own key is no parent of it under a condition between the two, which the group does not repeat.
    const isOwnParent = (row: ReadonlyMap<string, string | null>) =>
      own.some(
        ({ from, to }) =>
          group.columns.includes(from.columns[0]!) && row.get(from.columns[0]!) !== null && row.get(from.columns[0]!) === row.get(to.columns[0]!),
      );
    const wrong = rows.findIndex((row) => !meetsGroup(work, table, group, row) || isOwnParent(row));
    if (missing.length === 0 && wrong < 0) continue;
    const values = [...(rows[wrong] ?? [])].map(([name, value]) => `${name} ${value ?? 'null'}`).join(', ');
    const why = missing.length > 0 ? `${by} binds it to ${missing.join(', ')}, which the examples must name, too` : `${by}: not seen to allow ${values}`;
    const at = `${table.place}/examples${missing.length > 0 ? '' : pointer(wrong)}`;
    for (const name of names) {
      cells.delete(name);
      table.notRows.push(missing.length > 0 ? `${name} is bound to others by ${by}: examples must name ${group.columns.join(', ')}` : `${name}: ${why}`);
      lose(work, table, name, at, why);
    }
  }
}

/** What else the answer says of columns that its rows list gives way: what they do not hold is named. */
function giveWay(work: AnswerWork, table: TableWork, cells: ReadonlyMap<string, readonly (string | null)[]>): void {
  for (const [name, texts] of cells) {
    table.listed.add(name);
    const answer = table.answers.get(name);
    const { columns = {} } = table.stated;
    // What is said of every table that has such a column is not said against this one.
    if (!answer || (columns[name] !== undefined && columns[name] === work.knowledge.columns?.[name])) continue;
    const { base, basePlace, cases, nullWhen, places } = answer;
    const said = [...cases.map(({ when }) => when), ...nullWhen].map((when) => places.get(when) ?? answer.place);
    // Orders, equations and formulas are counted in the rows.
    const isCounted = base?.kind === 'expression' || /\/(?:orders|equations)(?:\/|$)/.test(basePlace ?? '/orders');
    if (base && base !== table.shown.get(name) && !isCounted && !holdsAll(base, texts)) said.unshift(basePlace!);
    for (const at of new Set(said)) lose(work, table, name, at, `the rows of ${table.place}/examples list it, and count`);
  }
}

/** Whether a list of values has all of these. */
function holdsAll({ kind, parameters }: Generator, texts: readonly (string | null)[]): boolean {
  const values = kind === 'values' ? (parameters!['values'] as readonly unknown[]).map(String) : [];
  return texts.every((text) => text === null || values.includes(text));
}

/** The one column that is the key. */
function primaryKeyOf({ spec: { primaryKey = [] } }: TableWork): string | undefined {
  return primaryKey.length === 1 ? primaryKey[0] : undefined;
}

/** Whether each value is a key of the referenced table. If not, the column is drawn, and the outcome says so. */
function referTo(work: AnswerWork, table: TableWork, relations: readonly Relation[], name: string, texts: (string | null)[], ids: readonly unknown[]): boolean {
  const place = `${table.place}/examples`;
  for (const relation of relations) {
    if (relation.from.columns.length > 1) {
      lose(work, table, name, place, `it refers to ${relation.to.table} together with other columns`);
      return false;
    }
    const known = relation.to.table === table.name ? new Set(ids.map(String)) : null;
    const keys = known
      ? { keyOf: (value: string) => (known.has(value) ? value : null) }
      : knownKeys(work.blueprint, relation.to.table, relation.to.columns[0]!);
    if (!keys) {
      lose(work, table, name, place, `it refers to ${relation.to.table}, and ${whyUnknown(work, relation.to.table)}`);
      return false;
    }
    for (const [row, text] of texts.entries()) {
      const key = text === null ? null : keys.keyOf(text);
      if (text !== null && key === null) {
        lose(work, table, name, place, `${relation.to.table} has no row ${JSON.stringify(text.slice(0, 60))}`);
        return false;
      }
      texts[row] = key;
    }
  }
  return true;
}

/** One example's value as Postgres reads it: of a range its middle, of alternatives another in each row. */
function textOf(work: AnswerWork, table: TableWork, name: string, given: unknown, row: number): string | null {
  if (given === undefined || given === null) return null;
  const column = columnNamed(table, name)!;
  const type = typeOf(work, column);
  if (typeof given === 'string') return given.replaceAll(PARTS, (_, inner: string) => inner.split('|')[row % inner.split('|').length]!);
  const isRange =
    Array.isArray(given) && given.length === 2 && given.every((each) => typeof each === 'number') && type.kind !== 'array' && !type.base.startsWith('json');
  if (isRange) return String(middleOf(given as [number, number]));
  return cellOf(given, type, name);
}

function middleOf([low, high]: readonly [number, number]): number {
  const middle = (low + high) / 2;
  const digits = Math.max(...[low, high].map((end) => String(end).split('.')[1]?.length ?? 0));
  return Number(middle.toFixed(digits));
}

/** The numbers of so many rows by a key that counts them; null of any other key. */
function numbersOf({ spec, relations }: TableWork, count: number): string[] | null {
  const id = spec.primaryKey?.length === 1 ? spec.primaryKey[0] : undefined;
  const generator = spec.columns.find(({ name }) => name === id)?.generator;
  if (generator?.kind !== 'sequence' || relations.some(({ from }) => from.columns.includes(id!))) return null;
  const { start = 1, step = 1 } = (generator.parameters ?? {}) as { start?: unknown; step?: unknown };
  return Array.from({ length: count }, (_, row) => String(Number(start) + row * Number(step)));
}

/** Whether two rows have the same key; a key with a NULL differs from all others. */
function isTwice(key: readonly string[], cells: ReadonlyMap<string, readonly (string | null)[]>, count: number): boolean {
  const keys = Array.from({ length: count }, (_, row) => key.map((name) => cells.get(name)![row] ?? null)).filter((one) => !one.includes(null));
  return new Set(keys.map((one) => JSON.stringify(one))).size < keys.length;
}

/** Generators derived from other columns: values in the rows are not generated again. */
const DERIVED_KINDS: ReadonlySet<string> = new Set(['expression', 'derived', 'lookup', 'sibling', 'split', 'template']);

function write(work: AnswerWork, table: TableWork, cells: ReadonlyMap<string, readonly (string | null)[]>, count: number): void {
  const { spec } = table;
  const columns = [...cells.keys()];
  spec.rows = count;
  const rest = (spec.groups ?? []).filter((group) => !group.columns.some((name) => cells.has(name)));
  spec.groups = [...rest, { columns, tier: 'F', rows: Array.from({ length: count }, (_, row) => columns.map((name) => cells.get(name)![row]!)) }];
  for (const name of columns) {
    const column = columnNamed(table, name)!;
    const before = column.generator?.kind ?? '';
    table.answers.delete(name);
    if (DERIVED_KINDS.has(before)) delete column.generator;
    delete column.nullRate;
    delete column.entity;
    Object.assign(column, { confidence: 1, because: work.because, origin: work.origin });
    work.written.push({ table: table.name, column: name, from: before, to: 'rows' });
  }
  for (const name of columns) table.references.delete(name);
  for (const relation of table.relations) {
    delete relation.owner;
    delete relation.childless;
    if (!relation.from.columns.some((name) => cells.has(name))) continue;
    for (const member of ['fanOut', 'within', 'scope', 'distinctFrom', 'nullShare', 'vip'] as const) delete relation[member];
  }
}
