import type { Group, Variant, VariantColumn } from '@seedbed/contract';
import type { Rows } from '../../columns/column.ts';
import type { Draws } from '../../random/draws.ts';
import { aliasTable, type AliasTable } from '../../values/alias.ts';
import { TWO_32 } from '../../values/powers.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import { usedOnce } from './tuples.ts';

/** Columns that are made together: which arm of the conditions a row is in is a draw of its own. */
export type GroupWork = {
  readonly spec: Group;
  readonly pointer: string;
  readonly columns: readonly ColumnDraft[];
  readonly variants: readonly Variant[];
  /** Each tuple of `rows` serves one row, since a key lies within them. */
  readonly once: boolean;
  /** The variant of each row, or the tuple where the group has `rows`. */
  fill(rows: Rows, choices: Int32Array): void;
  choiceOf(row: number): number;
};

export function groupWork(table: TableDraft, spec: Group, index: number, drawsOf: (name: string, purpose: string) => Draws): GroupWork {
  const keys = [table.spec.primaryKey ?? [], ...(table.spec.uniqueKeys ?? []).map((key) => key.columns)].filter((key) => key.length > 0);
  const columns = spec.columns.map((name) => table.columns.get(name)!);
  const variants: readonly Variant[] = spec.variants ?? [{ columns: {} }];
  const draws = drawsOf(`group ${spec.columns.join(',')}`, 'variant');
  const a = new Int32Array(2048);
  const b = new Int32Array(2048);
  const words = new Int32Array(2);
  const tuples = spec.rows?.length ?? 0;
  const once = tuples > 0 && usedOnce(spec, keys);
  const weights = variants.map((variant) => variant.weight ?? 1);
  const arms = weights.some((weight) => weight > 0) ? aliasTable(weights) : aliasTable(variants.map(() => 1));
  const choose = tuples > 0 ? (x: number) => Math.floor((x >>> 0) * (tuples / TWO_32)) : (x: number, y: number) => pick(arms, x, y);
  return {
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
      draws.fill(rows, a, b);
      for (let i = 0; i < rows.count; i++) choices[i] = choose(a[i]!, b[i]!);
    },
    choiceOf(row) {
      if (once) return row % tuples;
      draws.one(row, words);
      return choose(words[0]!, words[1]!);
    },
  };
}

function pick(table: AliasTable, a: number, b: number): number {
  const cell = Math.floor((a >>> 0) * (table.size / TWO_32));
  return (b >>> 0) < table.threshold[cell]! ? cell : table.alias[cell]!;
}

/** What a variant says of a column, or nothing. Own members only: a column may be named like a member of every object. */
export function saysOf(variant: Variant | undefined, column: string): VariantColumn | undefined {
  return variant && Object.hasOwn(variant.columns, column) ? variant.columns[column] : undefined;
}
