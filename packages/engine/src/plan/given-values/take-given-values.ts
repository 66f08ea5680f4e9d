import type { ColumnSource } from '../../columns/source.ts';
import { sourceOf } from '../column-source.ts';
import { uniqueAlone } from '../compile-context.ts';
import type { ColumnDraft } from '../draft.ts';
import type { KeySpec } from '../keys/key-specs.ts';
import { codeSource, numberedSource } from '../keys/widen-source.ts';
import type { TableWork, Work } from '../work.ts';
import type { ComposedBy } from './as-it-is.ts';
import { readsColumn } from './reads-column.ts';
import { listsValues, definesValues, takesNumbers } from './given-kinds.ts';

/** Whether a key over this many rows uses a column's values as written in the blueprint; not if a list of them is enough. */
export function usesGivenValues(work: Work, table: TableWork, column: ColumnDraft, alone: boolean, needed: number): boolean {
  const state = table.columns.get(column)!;
  if (state.rank || state.slot || state.demanded) return false;
  const source = sourceOf(work, column);
  if (!source || !(definesValues(column) || isListUnderPattern(column) || (alone && mayTakeNumbers(column)))) return false;
  // Texts that no column contributes to count as a list: shuffled over the rows, with numbers if there are too few.
  return work.derivedNeeds.has(column) || !continues(column, source, needed);
}

/** A list's texts with a number after them need a check, if a pattern may refuse them. */
function isListUnderPattern(column: ColumnDraft): boolean {
  return column.domain.patterns !== undefined && takesNumbers(column) && listsValues(column);
}

/** Free texts of any other generator: random letters would look foreign. */
function mayTakeNumbers({ spec, domain, type }: ColumnDraft): boolean {
  if (!spec.generator || domain.in || domain.patterns || !takesNumbers({ type })) return false;
  return Math.min(domain.maxLength ?? Infinity, domain.maxBytes ?? Infinity) >= MIN_READABLE_LENGTH;
}

/** The minimum length in which a text and a number fit, with the shortened text still readable. */
const MIN_READABLE_LENGTH = 24;

/** Whether ranks can continue the source's own texts: `Berlin`, `Berlin 2`; `EUR`, `KQV`. */
function continues(column: ColumnDraft, source: ColumnSource, needed: number): boolean {
  if (source.readsFrame || (source.needs ?? []).length > 0) return false;
  const more = [numberedSource(column, source, needed), definesValues(column) ? null : codeSource(column, source)];
  return more.some((each) => (each?.cardinality ?? 0) >= needed);
}

/** The key uses the written values, with a number inside if they repeat. */
export function takeGivenValues(work: Work, table: TableWork, key: KeySpec, column: ColumnDraft): string {
  const state = table.columns.get(column)!;
  // References distinguish rows before their own values do, as do other columns, unless these depend on this one.
  const isApart = (other: ColumnDraft): boolean =>
    work.blueprint.lookTwice === true && key.columns.some(({ spec }) => spec.asStated) && !readsColumn(work, other, column);
  const within = key.columns.filter((other) => other !== column && (table.governing.has(other) || isApart(other)));
  const before = state.givenValues;
  const isSame = before === null || (before.within.length === within.length && before.within.every((other) => within.includes(other)));
  state.givenValues = {
    key: key.name === 'primary key' ? 'the primary key' : key.name,
    within: isSame ? within : [],
    composed: composedOf(work, table, column),
    base: -1,
  };
  return `${column.name} as the blueprint writes it, with a number where a row before has it`;
}

/** The part that makes the text differ in every row, if there is one. */
function composedOf(work: Work, table: TableWork, column: ColumnDraft): ComposedBy | null {
  const composed = sourceOf(work, column)?.composed;
  if (!composed) return null;
  for (const name of composed.columns) {
    const other = table.draft.columns.get(name);
    if (!other) {
      if (name === 'row') return { ...composed, by: null };
      continue;
    }
    const folds = column.spec.foldCase === true || column.type.base === 'citext';
    const isText = !/^(?:int[248]|uuid)$/.test(other.type.base);
    if (!uniqueAlone(other) || other.nullable || (isText && (!composed.alone || folds))) continue;
    return { ...composed, by: name };
  }
  return null;
}
