import { borrow, giveBack, type Scratch } from '../../columns/scratch.ts';
import { putBytes, putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, Rows } from '../../columns/column.ts';
import { chance, uniform53 } from '../../values/uniform.ts';
import { cellText } from '../cell-text.ts';
import type { ColumnDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { setCells } from '../set-cells.ts';
import { addNode, type TableWork, type Work } from '../work.ts';
import { dirtOf, textHash, type ColumnDirt, type DirtStep } from './dirt-of.ts';
import { copied, putDirt, twinOf, type Accepts } from './put-dirt.ts';

/**
 * The node of a column's values as sent: with dirt, if the blueprint requests it. Everything else in the plan (keys,
 * references, conditions, computed columns) reads `base`, the values without dirt.
 */
export function dirtNode(work: Work, table: TableWork, column: ColumnDraft, base: number): number {
  const dirt = dirtOf(work, table, column);
  if (!dirt || dirt.steps.length === 0) return base;
  const { makesNulls } = table.nodes[base]!;
  const put = dirt.isKeyed ? byValue(dirt) : byRow(dirt, column, base);
  return addNode(table, { store: 'arena', as: 'text' }, makesNulls, (rows, out, frame) => {
    if (out.store !== 'arena') return;
    const from = frame.node(base);
    startArena(out);
    put(rows, from, out, frame);
    if (out.nulls) {
      if (from.nulls) out.nulls.set(from.nulls.subarray(0, rows.count));
      else out.nulls.fill(0, 0, rows.count);
    }
  });
}

type Arena = Extract<Column, { store: 'arena' }>;
type Put = (rows: Rows, from: Column, out: Arena, frame: Frame) => void;

/** Rows draw for themselves. */
function byRow({ steps, accepts }: ColumnDirt, column: ColumnDraft, base: number): Put {
  const set = setCells(column);
  const twice = steps.find(({ kind }) => kind === 'duplicates');
  const others = steps.filter((step) => step !== twice);
  return (rows, from, out, frame) => {
    const earlier = twice ? earlierTexts(twice, column, base, rows, frame) : null;
    const scratches = others.map(({ draws }) => {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      return scratch;
    });
    for (let i = 0; i < rows.count; i++) {
      const copy = earlier?.get(i);
      const isPlain = copy === undefined && others.every(({ share }, s) => !chance(scratches[s]!.a[i]!, share));
      if (isPlain || from.nulls?.[i] || set?.has(rowAt(rows, i))) copyCell(from, i, out);
      else putText(out, i, spoiled(copy && accepts(copy.text) ? copied(copy.text, copy.word, accepts) : cellText(from, i), i, others, scratches, accepts));
    }
    for (const scratch of scratches) giveBack(scratch);
  };
}

/** A replaced value is not mistyped as well. */
function spoiled(text: string, i: number, steps: readonly DirtStep[], scratches: readonly Scratch[], accepts: Accepts): string {
  let made = text;
  for (const [s, { kind, share }] of steps.entries()) {
    if (kind === 'duplicates' || !chance(scratches[s]!.a[i]!, share)) continue;
    const next = putDirt(kind, made, scratches[s]!.b[i]!, accepts);
    if (next === null) continue;
    if (kind === 'placeholders' || kind === 'empty') return next;
    made = next;
  }
  return made;
}

/** How many earlier rows to look up at once. */
const LOOKUP_BATCH = 256;

/** The texts of the earlier rows that some rows repeat, by position in the batch. */
function earlierTexts(
  { draws, share }: DirtStep,
  column: ColumnDraft,
  base: number,
  rows: Rows,
  frame: Frame,
): ReadonlyMap<number, { readonly text: string; readonly word: number }> {
  const scratch = borrow(rows.count);
  draws.fill(rows, scratch.a, scratch.b);
  const chosen: { readonly at: number; readonly row: number; readonly word: number }[] = [];
  for (let i = 0; i < rows.count; i++) {
    const row = rowAt(rows, i);
    const word = scratch.b[i]!;
    // The first word decided whether to copy an earlier row; the second chooses the row.
    if (row > 0 && chance(scratch.a[i]!, share)) chosen.push({ at: i, row: Math.floor(uniform53(word, Math.imul(word, 0x9e3779b1)) * row), word });
  }
  giveBack(scratch);
  const texts = new Map<number, { text: string; word: number }>();
  for (let first = 0; first < chosen.length; first += LOOKUP_BATCH) {
    const some = chosen.slice(first, first + LOOKUP_BATCH);
    const others = frame.other(`dirt ${column.name}`, column.table.name, LOOKUP_BATCH);
    others.reset({ first: 0, count: some.length, at: Float64Array.from(some, ({ row }) => row) });
    const cells = others.node(base);
    for (const [i, { at, word }] of some.entries()) if (!cells.nulls?.[i]) texts.set(at, { text: cellText(cells, i), word: wordOf(column, word) });
  }
  return texts;
}

/** Columns that repeat the same row get independent spelling errors. */
function wordOf({ name }: ColumnDraft, word: number): number {
  let mixed = word;
  for (let i = 0; i < name.length; i++) mixed = Math.imul(mixed ^ name.charCodeAt(i), 0x01000193);
  return mixed ^ (mixed >>> 15);
}

/** Draws for each pair of a text and its twin, independent of rows, so that distinct values stay distinct. */
function byValue({ steps, accepts, set }: ColumnDirt): Put {
  const drawn = Int32Array.of(0, 0);
  const exchanges = steps.map(({ kind, share, draws }) => {
    const hash = textHash(draws);
    const second = (text: string): number => {
      hash(text, drawn);
      return drawn[1]! >>> 0;
    };
    return (text: string): string => {
      const pair = twinOf(kind, text, second);
      if (!pair) return text;
      hash(pair.of, drawn);
      return chance(drawn[0]!, share) && accepts(text) && accepts(pair.twin) && !set.has(text) && !set.has(pair.twin) ? pair.twin : text;
    };
  });
  return (rows, from, out) => {
    for (let i = 0; i < rows.count; i++) {
      if (from.nulls?.[i]) copyCell(from, i, out);
      else
        putText(
          out,
          i,
          exchanges.reduce((text, exchange) => exchange(text), cellText(from, i)),
        );
    }
  };
}

function copyCell(from: Column, i: number, out: Arena): void {
  if (from.store === 'arena') putBytes(out, i, from.bytes.subarray(from.offsets[i]!, from.offsets[i + 1]!));
  else putText(out, i, from.nulls?.[i] ? '' : cellText(from, i));
}
