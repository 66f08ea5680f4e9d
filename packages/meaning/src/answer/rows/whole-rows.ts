import { fullKeys, type Relation } from '@seedbed/contract';
import { cellOf } from '../../rows-asked/cell-of.ts';
import { knownKeys } from './known-keys.ts';
import { meetsGroup } from './meets-group.ts';
import { whyUnknown } from './why-unknown.ts';
import { columnNamed, isKeyed, lose, pointer, typeOf, type AnswerWork, type TableWork } from '../work.ts';

const PARTS = /\{([^{}|]*(?:\|[^{}|]*)+)\}/g;

/**
 * If a table has no more rows than there are examples, the examples become its rows, unchanged and in order, with keys and references.
 * Tables that refer to others come after them.
 */
export function takeWholeRows(work: AnswerWork): void {
  for (const table of work.tables) leaveKeys(work, table);
  let open = work.tables.filter((table) => countOf(table) !== null);
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
  if (!stated.examples || countOf(table) !== null) return;
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

/** How many rows the examples are; null if the table has more, or draws them by weight. */
function countOf({ stated, spec }: TableWork): number | null {
  const { examples, rows } = stated;
  if (!examples) return null;
  const count = rows ?? (fullKeys(spec).some((key) => key.every((name) => isNamed(examples, name))) ? spec.rows : undefined);
  return typeof count === 'number' && count <= examples.length ? count : null;
}

function standAsRows(work: AnswerWork, table: TableWork): void {
  const { spec, stated } = table;
  const examples = stated.examples!.slice(0, countOf(table)!);
  const names = [...new Set(examples.flatMap((example) => Object.keys(example)))];
  const bound = boundBy(work, table, examples);
  const cells = new Map<string, (string | null)[]>();
  for (const name of names) {
    const column = columnNamed(table, name);
    const answer = table.answers.get(name);
    if (!column || column.generated !== undefined) continue;
    if (bound.has(name)) {
      table.notRows.push(`${name} is bound to ${bound.get(name)!}`);
      continue;
    }
    const own = table.relations.filter(({ from }) => from.columns.includes(name));
    if (own.length === 0 && (!answer || answer.base !== table.shown.get(name) || answer.cases.length > 0 || answer.nullWhen.length > 0)) continue;
    // A value that the column refuses costs its column.
    if (examples.some((_, row) => work.faults.some(({ place }) => place === table.place + pointer('examples', row, name)))) continue;
    const texts = examples.map((example, row) => textOf(work, table, name, example[name], row));
    if (texts.includes(null) && !column.nullable) continue;
    if (
      own.length > 0 &&
      !referTo(
        work,
        table,
        own,
        name,
        texts,
        examples.map((example) => example[idOf(table) ?? '']),
      )
    )
      continue;
    cells.set(name, texts);
  }
  numberKey(table, cells, examples.length);
  leaveHalves(table, cells);
  const key = fullKeys(spec).find((one) => one.every((name) => cells.has(name)));
  if (!key) return void (table.notRows.length === 0 && table.notRows.push('they hold no key'));
  if (isTwice(key, cells, examples.length)) return void table.notRows.push(`two have the same ${key.join(', ')}`);
  write(work, table, cells, examples.length);
}

/**
 * Columns that conditions of the database bind to others, with the reason that keeps examples from being their rows: an example leaves one of the columns out, or
 * is not seen to meet the conditions.
 */
function boundBy(work: AnswerWork, table: TableWork, examples: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, string> {
  const bound = new Map<string, string>();
  const own = table.relations.filter((relation) => relation.to.table === table.name && relation.from.columns.length === 1);
  for (const group of table.spec.groups ?? []) {
    if ((group.constraints ?? []).length === 0 && !group.rows) continue;
    const rows = examples.map(
      (example, row) => new Map(group.columns.map((name) => [name, columnNamed(table, name) ? textOf(work, table, name, example[name], row) : null])),
    );
    const isNamedWhole = group.columns.every((name) => examples.some((example) => Object.hasOwn(example, name)));
    // A row's own key is no parent of it under a condition between the two, which the group does not repeat.
    const isOwnParent = (row: ReadonlyMap<string, string | null>) =>
      own.some(
        ({ from, to }) =>
          group.columns.includes(from.columns[0]!) && row.get(from.columns[0]!) !== null && row.get(from.columns[0]!) === row.get(to.columns[0]!),
      );
    if (isNamedWhole && rows.every((row) => meetsGroup(work, table, group, row) && !isOwnParent(row))) continue;
    const others = group.columns.join(', ');
    const by = (group.constraints ?? []).join(', ') || 'conditions of the database';
    for (const name of group.columns)
      bound.set(
        name,
        isNamedWhole ? `others by ${by} over ${others}, which not every example is seen to meet` : `others by ${by}: examples must name ${others}`,
      );
  }
  return bound;
}

/** Columns of a condition stand together or not at all. */
function leaveHalves({ spec }: TableWork, cells: Map<string, unknown>): void {
  for (const { columns, constraints = [] } of spec.groups ?? [])
    if (constraints.length > 0 && !columns.every((name) => cells.has(name))) for (const name of columns) cells.delete(name);
}

/** The one column that is the key. */
function idOf({ spec: { primaryKey = [] } }: TableWork): string | undefined {
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

/** A key that counts rows counts the examples. */
function numberKey({ spec, relations }: TableWork, cells: Map<string, (string | null)[]>, count: number): void {
  const { primaryKey = [] } = spec;
  const [id] = primaryKey;
  const column = spec.columns.find(({ name }) => name === id);
  if (primaryKey.length !== 1 || cells.has(id!) || column?.generator?.kind !== 'sequence' || relations.some(({ from }) => from.columns.includes(id!))) return;
  const { start = 1, step = 1 } = (column.generator.parameters ?? {}) as { start?: unknown; step?: unknown };
  cells.set(
    id!,
    Array.from({ length: count }, (_, row) => String(Number(start) + row * Number(step))),
  );
}

function isTwice(key: readonly string[], cells: ReadonlyMap<string, readonly (string | null)[]>, count: number): boolean {
  const seen = new Set(Array.from({ length: count }, (_, row) => JSON.stringify(key.map((name) => cells.get(name)![row]))));
  return seen.size < count;
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

function isNamed(examples: readonly Readonly<Record<string, unknown>>[], name: string): boolean {
  return examples.some((example) => (example[name] ?? null) !== null);
}
