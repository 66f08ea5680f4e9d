import { putText, startArena } from '../../columns/arena-writer.ts';
import { cellText } from '../cell-text.ts';
import type { ColumnDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { textAccepts } from '../fit/fit-texts.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { addNode, type GivenValues, type TableWork } from '../work.ts';
import { asItIs } from './as-it-is.ts';
import { earlierRows } from './earlier-rows.ts';
import { numberIn, withNumber } from './number-inside.ts';
import { takesNumbers } from './given-kinds.ts';
import { KNOWN_ROWS, scopeOf } from './looked-at.ts';
import { TakenValueFault } from './given-fault.ts';
import { movedValuesNode } from './moved-values.ts';

/** Numbers tried for one row before giving up: a CHECK that rejects the first ones rejects all. */
const TRIES = 200;

/**
 * Values from a blueprint under a unique key: unchanged if no earlier row has the value, otherwise with a number
 * inside. Computes earlier rows on first use, so that a row's value depends neither on the reader nor on the number of
 * rows.
 */
export function givenValuesNode(table: TableWork, column: ColumnDraft, givenValues: GivenValues, base: number): number {
  givenValues.base = base;
  if (givenValues.moves) return movedValuesNode(table, column, givenValues, base);
  const node = table.nodes[base]!;
  if (!takesNumbers(column)) return base;
  const { accepts, room } = textAccepts(column.type, column.domain, column.spec.foldCase === true);
  const { rows } = table.draft;
  const keyOf = keys(column);
  const taken = new Set<string>();
  const next = new Map<string, number>();
  /** Rows among the compared ones that have a number, or no room for one. */
  const texts = new Map<number, string | null>();

  /** The value of the next row, given those of all earlier rows. */
  const place = (row: number, text: string, scope: string) => {
    const plain = scope + keyOf(text);
    const later = numberIn(text);
    if (!taken.has(plain) && !(later > KNOWN_ROWS && later <= rows && !givenValues.composed)) {
      taken.add(plain);
      return;
    }
    let number = next.get(plain) ?? 2;
    for (const last = number + TRIES; number < last; number++) {
      for (const numbered of withNumber(text, number, room)) {
        const key = scope + keyOf(numbered);
        if (taken.has(key) || !accepts(numbered)) continue;
        taken.add(key);
        next.set(plain, number + 1);
        texts.set(row, numbered);
        return;
      }
    }
    texts.set(row, null);
  };
  // Rows behind the last one have no parents.
  const most = (needed: number): number => Math.min(KNOWN_ROWS, Math.max(needed, table.draft.rows));
  const learn = earlierRows(table, column, givenValues, most, (row, i, plain, scopes) => {
    if (!plain.nulls?.[i]) place(row, cellText(plain, i), scopeOf(scopes, i));
  });
  const beyond = (row: number, text: string, identity: string | null): string => {
    if (identity !== null && asItIs(givenValues.composed!, text, identity)) return text;
    for (const numbered of withNumber(text, row + 1, room)) if (accepts(numbered)) return numbered;
    throw new TakenValueFault(row, text);
  };

  return addNode(table, { store: 'arena', as: 'text' }, node.makesNulls, (wanted, out, frame) => {
    if (out.store !== 'arena') return;
    const plain = frame.node(base);
    const last = learn(frame, wanted);
    const by = last >= KNOWN_ROWS && givenValues.composed ? identities(frame, givenValues.composed.by) : null;
    startArena(out);
    for (let i = 0; i < wanted.count; i++) {
      const row = rowAt(wanted, i);
      const isNull = plain.nulls?.[i] === 1;
      if (out.nulls) out.nulls[i] = isNull ? 1 : 0;
      const text = isNull ? '' : cellText(plain, i);
      if (isNull || row < 0) putText(out, i, text);
      else if (row >= KNOWN_ROWS) putText(out, i, beyond(row, text, by?.(i) ?? null));
      else {
        const own = texts.get(row);
        if (own === null) throw new TakenValueFault(row, text);
        putText(out, i, own ?? text);
      }
    }
  });
}

function identities(frame: Frame, by: string | null): (i: number) => string | null {
  if (by === null) return (i) => String(rowAt(frame.rows, i));
  const column = frame.column(by);
  return (i) => (column.nulls?.[i] ? null : cellText(column, i));
}

/** The form in which two values count as equal: `char(n)` ignores trailing blanks, and a key may fold case. */
function keys({ type, spec }: ColumnDraft): (text: string) => string {
  const folds = spec.foldCase === true || type.base === 'citext';
  const cuts = type.base === 'bpchar';
  return (text) => {
    const cut = cuts ? text.replace(/ +$/, '') : text;
    return folds ? cut.toLowerCase() : cut;
  };
}
