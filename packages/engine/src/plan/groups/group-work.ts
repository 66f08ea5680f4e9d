import type { Group, Variant } from '@seedbed/contract';
import type { Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import type { Draws } from '../../random/draws.ts';
import { aliasTable, pickAlias } from '../../values/alias.ts';
import { TWO_32 } from '../../values/powers.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import { avoidedBy, type Guard } from '../keys/guard.ts';
import { conditionsOnColumn } from './conditions-on-column.ts';
import { turnAway, turnTupleAway } from './turn-away.ts';
import { usedOnce } from './tuples.ts';

/** Columns that are generated together: a draw chooses the arm of the conditions for each row. */
export type GroupWork = {
  readonly spec: Group;
  readonly pointer: string;
  readonly columns: readonly ColumnDraft[];
  readonly variants: readonly Variant[];
  /** Each tuple of `rows` is used once, since a key is within them. */
  readonly once: boolean;
  /** The variant of each row, or the tuple if the group has `rows`. */
  fill(rows: Rows, choices: Int32Array): void;
  choiceOf(row: number): number;
  /** If a guard excludes a value for a row, the row takes the next variant without it. */
  readonly guards: { readonly column: string; readonly guard: Guard }[];
  /** Columns of the table that its members' sources read, once its nodes are built. */
  readonly needs: Set<string>;
  /** Variants that no row can take, because no parent fits their reference: the next one replaces them. */
  readonly barred: Set<number>;
};

export function groupWork(table: TableDraft, spec: Group, index: number, drawsOf: (name: string, purpose: string) => Draws): GroupWork {
  const { primaryKey = [], uniqueKeys = [], exclusions = [] } = table.spec;
  const spans = exclusions.filter((one) => one.span.length > 0).map((one) => [...one.equal, ...one.span]);
  const keys = [primaryKey, ...uniqueKeys.map((key) => key.columns), ...spans].filter((key) => key.length > 0);
  const columns = spec.columns.map((name) => table.columns.get(name)!);
  const variants: readonly Variant[] = spec.variants ?? [{ columns: {} }];
  const draws = drawsOf(`group ${columns.map((column) => column.spec.drawnAs ?? column.name).join(',')}`, 'variant');
  const tuples = spec.rows?.length ?? 0;
  const once = tuples > 0 && usedOnce(spec, keys);
  const weights = variants.map((variant) => variant.weight ?? 1);
  const arms = weights.some((weight) => weight > 0) ? aliasTable(weights) : aliasTable(variants.map(() => 1));
  const choose = tuples > 0 ? (x: number) => Math.floor((x >>> 0) * (tuples / TWO_32)) : (x: number, y: number) => pickAlias(arms, x, y);
  const guards: GroupWork['guards'] = [];
  const barred: GroupWork['barred'] = new Set();
  const upwards = upwardColumns(table, columns);
  const draw = (rows: Rows, choices: Int32Array) => {
    const scratch = borrow(rows.count);
    draws.fill(rows, scratch.a, scratch.b);
    for (let i = 0; i < rows.count; i++) choices[i] = choose(scratch.a[i]!, scratch.b[i]!);
    giveBack(scratch);
    if (tuples === 0 && upwards.length > 0) plantRoot(variants, upwards, rows, choices);
    for (const { column, guard } of guards) {
      const avoided = avoidedBy(
        guard,
        guards.filter((other) => other.column === column).map((other) => other.guard),
      );
      if (tuples === 0) turnAway(variants, column, guard, avoided, rows, choices);
      else turnTupleAway(spec, column, guard, avoided, rows, choices);
    }
    if (barred.size > 0 && barred.size < variants.length)
      for (let i = 0; i < rows.count; i++) while (barred.has(choices[i]!)) choices[i] = (choices[i]! + 1) % variants.length;
  };
  return {
    guards,
    needs: new Set(),
    barred,
    spec,
    pointer: `${table.pointer}/groups/${index}`,
    columns,
    variants,
    once,
    fill(rows, choices) {
      if (once) {
        for (let i = 0; i < rows.count; i++) choices[i] = (rows.at ? rows.at[i]! : rows.first + i) % tuples;
        return;
      }
      draw(rows, choices);
    },
    choiceOf(row) {
      if (once) return row % tuples;
      const one = borrow(1);
      draw({ first: row, count: 1, at: null }, one.a);
      const [choice] = one.a;
      giveBack(one);
      return choice!;
    },
  };
}

/** Columns by which a row refers to an earlier row of its own table. */
function upwardColumns(table: TableDraft, columns: readonly ColumnDraft[]): string[] {
  const own = new Set(table.relations.filter((relation) => relation.self).flatMap((relation) => relation.columns));
  return columns.filter((column) => own.has(column) && column.nullable).map((column) => column.name);
}

/** The first row has no parent, so it takes the next variant that allows NULL. */
function plantRoot(variants: readonly Variant[], upwards: readonly string[], rows: Rows, choices: Int32Array): void {
  const first = rows.at ? rows.at.subarray(0, rows.count).indexOf(0) : rows.first === 0 ? 0 : -1;
  if (first < 0 || first >= rows.count) return;
  const asks = (choice: number) => upwards.some((name) => conditionsOnColumn(variants[choice], name)?.notNull);
  for (let tries = 0; tries < variants.length && asks(choices[first]!); tries++) choices[first] = (choices[first]! + 1) % variants.length;
}
