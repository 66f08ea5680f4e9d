import type { SqlType } from '@seedbed/contract';
import { scaleOf } from '../domains/bounds.ts';
import type { ColumnDraft } from '../draft.ts';
import { isKept } from '../existing/existing-rows.ts';
import type { Work } from '../work.ts';
import { canTell, textsOf } from './demand.ts';

/** Compares two rows by their keys; 0 if the order is the same or depends on the database's collation. */
export type KeyOrder = (a: number, b: number) => number;

/** Keys of this many rows are remembered. */
const MAX_CACHED = 100_000;

/**
 * The order of a table's rows by a key that references compare (`CHECK (a < b)`). Null if the key ascends with the row,
 * or if its values are not known before the plan exists: then rows are in the order of their numbers.
 */
export function keyOrder(work: Work, key: ColumnDraft): KeyOrder | null {
  if (ascendsWithRow(work, key)) return null;
  const textAt = keyTexts(work, key);
  if (!textAt) return null;
  const known = new Map<number, string | null>();
  const textOf = (row: number): string | null => {
    let text = known.get(row);
    if (text === undefined) {
      if (known.size >= MAX_CACHED) known.clear();
      known.set(row, (text = textAt(row)));
    }
    return text;
  };
  const compare = comparison(key.type);
  return (a, b) => {
    const [one, other] = [textOf(a), textOf(b)];
    return one === null || other === null ? 0 : compare(one, other);
  };
}

function ascendsWithRow(work: Work, { spec: { generator }, table }: ColumnDraft): boolean {
  return generator?.kind === 'sequence' && !(Number(generator.parameters?.step ?? 1) < 0) && !isKept(work, table);
}

/** The key as text, by row: for a key that is a reference itself, that of its parent. */
function keyTexts(work: Work, key: ColumnDraft): ((row: number) => string | null) | null {
  const governing = work.tables.get(key.table)!.governing.get(key);
  if (governing && !isKept(work, key.table)) {
    const behind = governing.self ? null : keyTexts(work, governing.parentColumns[governing.columns.indexOf(key)]!);
    const { plan } = work.relations.get(governing)!;
    return behind && ((row) => (plan.parentOf(row) < 0 ? null : behind(plan.parentOf(row))));
  }
  if (!isKept(work, key.table) && !canTell(work, key)) return null;
  const texts = textsOf(work, key);
  return (row) => texts({ first: row, count: 1, at: null })(0);
}

function comparison(type: SqlType): (a: string, b: string) => number {
  const { labels } = type;
  if (labels) return (a, b) => labels.indexOf(a) - labels.indexOf(b);
  const scale = scaleOf(type);
  if (scale?.kind === 'int') return (a, b) => Math.sign(Number(BigInt(a) - BigInt(b)));
  if (scale) return (a, b) => (scale.parse(a) ?? 0) - (scale.parse(b) ?? 0);
  return type.base === 'uuid' || type.base === 'bytea' ? byCodePoint : inAnyCollation;
}

function byCodePoint(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Collations disagree about case and punctuation; with both ways of reading the same, they agree. */
function inAnyCollation(a: string, b: string): number {
  const order = byCodePoint(a, b);
  return order === byCodePoint(folded(a), folded(b)) && isPlain(a) && isPlain(b) ? order : 0;
}

function folded(text: string): string {
  return text.toLowerCase().replace(/[^0-9a-z]/g, '');
}

function isPlain(text: string): boolean {
  return /^[ -~]*$/.test(text);
}
