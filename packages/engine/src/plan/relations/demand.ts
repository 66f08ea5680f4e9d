import type { Domain } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, Rows } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import { cellText } from '../cell-text.ts';
import { sourceOf } from '../column-source.ts';
import { acceptor } from '../domains/accepts.ts';
import { scaleOf } from '../domains/bounds.ts';
import { power } from '../domains/power.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { Work } from '../work.ts';

/** Parents that are looked at one by one: of more, the first ones serve. */
const LOOKED_AT = 20_000;

/**
 * What a child's conditions ask of the parents that it may refer to: the rows whose key, and what `where` names, meets them. Where no row does, the parent's
 * column takes the values that are asked for in some of its rows. Null where every parent will do, or where its values cannot be told yet.
 */
export function selectedParents(work: Work, relation: RelationDraft, asked: (column: ColumnDraft) => Domain | null): number[] | null {
  const onKey = relation.columns.flatMap((column, i) => {
    const domain = asked(column);
    return domain && binds(domain) ? [{ parent: relation.parentColumns[i]!, domain }] : [];
  });
  const onOthers = Object.entries(relation.spec.where ?? {}).map(([name, domain]) => ({ parent: relation.parent.columns.get(name)!, domain }));
  const conditions = [...onKey, ...onOthers];
  if (conditions.length === 0 || !conditions.every(({ parent }) => canTell(work, parent))) return null;
  const found = meeting(work, relation, conditions);
  if (found.length > 0 || relation.parent.rows === 0) return found.length === relation.parent.rows ? null : found;
  for (const { parent, domain } of conditions) demand(work, parent, domain);
  return meeting(work, relation, conditions);
}

/** Values asked for may take the places of others that are asked for as well. */
const MOST_TURNS = 3;

/** Sees to it that the parents' column has these values, each in some row; nothing where its values cannot be told yet, or are different by themselves: one more would cost the others. */
export function demandValues(work: Work, parent: ColumnDraft, values: readonly string[]): void {
  if (values.length === 0 || parent.table.rows > LOOKED_AT || !canTell(work, parent)) return;
  if ((sourceOf(work, parent)?.distinct ?? 0) >= parent.table.rows) return;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const present = new Set<string | null>();
    const texts = textsOf(work, parent);
    for (let first = 0; first < parent.table.rows; first += 2048) {
      const range = { first, count: Math.min(2048, parent.table.rows - first), at: null };
      const textAt = texts(range);
      for (let i = 0; i < range.count; i++) present.add(textAt(i));
    }
    const missing = values.filter((value) => !present.has(value));
    if (missing.length === 0) return;
    demand(work, parent, { in: missing });
  }
}

function binds(domain: Domain): boolean {
  return domain.in !== undefined || domain.notIn !== undefined || domain.min !== undefined || domain.max !== undefined || domain.patterns !== undefined;
}

/** A plain value column, one that a permutation chooses, or one of frozen tuples: its cells can be made before the plan is there. */
function canTell(work: Work, column: ColumnDraft): boolean {
  const table = work.tables.get(column.table)!;
  if (table.groups.get(column)?.spec.rows) return true;
  const source = sourceOf(work, column);
  return (
    !table.governing.has(column) &&
    !table.groups.has(column) &&
    !table.columns.get(column)!.slot &&
    !work.derivedNeeds.has(column) &&
    source !== null &&
    (source.needs ?? []).length === 0
  );
}

function meeting(work: Work, relation: RelationDraft, conditions: readonly { parent: ColumnDraft; domain: Domain }[]): number[] {
  const tests = conditions.map(({ parent, domain }) => ({ accepts: acceptor(parent.type, domain), texts: textsOf(work, parent) }));
  const found: number[] = [];
  const rows = Math.min(relation.parent.rows, LOOKED_AT);
  for (let first = 0; first < rows; first += 2048) {
    const range = { first, count: Math.min(2048, rows - first), at: null };
    const textAt = tests.map((test) => test.texts(range));
    for (let i = 0; i < range.count; i++) if (tests.every((test, k) => accepted(textAt[k]!(i), test.accepts))) found.push(first + i);
  }
  return found;
}

const NO_SIBLINGS: Siblings = {
  column() {
    throw new Error('A source without needs asks for no other column.');
  },
};

function accepted(text: string | null, accepts: (text: string) => boolean): boolean {
  return text !== null && accepts(text);
}

/** The column's texts in some rows, by place. */
function textsOf(work: Work, column: ColumnDraft): (rows: Rows) => (i: number) => string | null {
  const group = work.tables.get(column.table)!.groups.get(column);
  if (!group?.spec.rows) {
    const fill = cellsOf(work, column);
    return (rows) => {
      const cells = fill(rows);
      return (i) => cellText(cells, i);
    };
  }
  const place = group.spec.columns.indexOf(column.name);
  const choices = new Int32Array(2048);
  return (rows) => {
    group.fill(rows, choices);
    return (i) => group.spec.rows![choices[i]!]![place] ?? null;
  };
}

function cellsOf(work: Work, column: ColumnDraft): (rows: Rows) => Column {
  const source = sourceOf(work, column)!;
  const { rank } = work.tables.get(column.table)!.columns.get(column)!;
  const cells = allocColumn(source.shape, 2048);
  if (source.makesNulls) cells.nulls = new Uint8Array(2048);
  const ranks = new Float64Array(2048);
  return (rows) => {
    if (rank && source.at) {
      rank.fill(rows, ranks);
      source.at(ranks, rows.count, cells);
    } else source.fill(rows, cells, NO_SIBLINGS);
    return cells;
  };
}

/** Every fourth row (each, where there are few) takes one of the values that the children ask for, as far as its own domain allows them. */
function demand(work: Work, column: ColumnDraft, domain: Domain): void {
  const state = work.tables.get(column.table)!.columns.get(column)!;
  const source = state.source;
  const own = acceptor(column.type, column.domain);
  const known = state.demanded?.values ?? [];
  const values = [...known, ...(domain.in ?? []).filter((value) => own(value) && !known.includes(value))];
  if (values.length === known.length || state.rank || !source || source === 'busy' || work.tables.get(column.table)!.groups.has(column)) return;
  const base = state.demanded?.base ?? source;
  state.demanded = { base, values };
  state.source = demandedSource(column, base, values);
}

function demandedSource(column: ColumnDraft, source: ColumnSource, values: readonly string[]): ColumnSource {
  const stride = column.table.rows >= 8 * values.length ? 4 : 1;
  const wanted = (row: number) => (row % stride === 0 ? values[Math.floor(row / stride) % values.length]! : null);
  const { at: _, rankOf: __, distinct: ___, ...rest } = source;
  const { shape } = source;
  if (shape.store === 'dict') {
    const missing = values.filter((value) => shape.dictionary.indexOf(value) < 0);
    const dictionary = missing.length === 0 ? shape.dictionary : new Dictionary([...shape.dictionary.texts, ...missing]);
    return withWanted(
      { ...rest, shape: { store: 'dict', dictionary } },
      source,
      wanted,
      (out, row, value) => out.store === 'dict' && (out.indices[row] = dictionary.indexOf(value)),
    );
  }
  if (shape.store === 'i32' || shape.store === 'f53') {
    const scale = scaleOf(column.type);
    const put = (out: Column, row: number, value: string) => {
      const steps = shape.store === 'i32' && shape.as === 'bool' ? (value[0] === 't' ? 1 : 0) : (scale?.parse(value) ?? 0);
      if (out.store === 'i32' || out.store === 'f53') out.values[row] = scale?.kind === 'double' ? steps / power(10, scale.digits) : steps;
    };
    return withWanted(rest, source, wanted, put);
  }
  const inner = allocColumn(shape, 2048);
  return {
    ...rest,
    shape: { store: 'arena', as: shape.store === 'arena' ? shape.as : shape.store === 'bits128' ? 'literal' : 'text' },
    fill(rows, out, siblings) {
      if (out.store !== 'arena') return;
      source.fill(rows, inner, siblings);
      startArena(out);
      for (let i = 0; i < rows.count; i++) putText(out, i, wanted(rowAt(rows, i)) ?? cellText(inner, i));
    },
  };
}

function withWanted(
  rest: Omit<ColumnSource, 'fill'>,
  source: ColumnSource,
  wanted: (row: number) => string | null,
  put: (out: Column, row: number, value: string) => void,
): ColumnSource {
  return {
    ...rest,
    fill(rows, out, siblings) {
      source.fill(rows, out, siblings);
      for (let i = 0; i < rows.count; i++) {
        const value = wanted(rowAt(rows, i));
        if (value === null) continue;
        put(out, i, value);
        if (out.nulls) out.nulls[i] = 0;
      }
    },
  };
}
