import { allocColumn } from '../../columns/allocate.ts';
import { putText, startArena } from '../../columns/arena-writer.ts';
import type { Column, Shape } from '../../columns/column.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { cellText } from '../../plan/cell-text.ts';
import type { CompileContext } from '../definition.ts';

/** Values drawn for each member before there are fewer. */
const TRIES = 8;
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'citext']);

/** The first values of a source; some may be alike. */
export function firstOnes(source: ColumnSource, count: number): Column {
  const members = allocColumn(source.shape, count);
  source.fill({ first: 0, count, at: null }, members, { column: () => members });
  return members;
}

type Different = { readonly column: Column; readonly places: Int32Array };

/**
 * So many different values of a source, and where they are. Texts of which it has too few come again with a number; of other values, and where a condition says what texts
 * are, there are as many as it has.
 */
export function differentOnes(
  source: ColumnSource,
  size: number,
  { type, domain }: Pick<CompileContext, 'type' | 'domain'>,
): { readonly shape: Shape; members(): Different } {
  const mayBeNumbered = TEXTS.has(type.base) && !domain.in && !domain.patterns;
  const draw = (): Different => {
    const column = firstOnes(source, size * TRIES);
    return { column, places: differentPlaces(column, size * TRIES, size) };
  };
  if (!mayBeNumbered) return { shape: source.shape, members: draw };
  const shape: Shape = { store: 'arena', as: 'text' };
  return {
    shape,
    members() {
      const { column, places } = draw();
      const texts = numbered(
        [...places].map((place) => cellText(column, place)),
        size,
        domain.maxLength ?? Infinity,
      );
      const arena = allocColumn(shape, texts.length);
      if (arena.store !== 'arena') throw new Error('A column of texts is an arena.');
      startArena(arena);
      texts.forEach((text, row) => putText(arena, row, text));
      return { column: arena, places: Int32Array.from(texts, (_, row) => row) };
    },
  };
}

/** Where the first so many different values are; fewer if there are not as many. */
function differentPlaces(column: Column, count: number, size: number): Int32Array {
  const seen = new Set<string>();
  const places: number[] = [];
  for (let row = 0; row < count && places.length < size; row++) {
    const text = cellText(column, row);
    if (seen.has(text)) continue;
    seen.add(text);
    places.push(row);
  }
  return Int32Array.from(places);
}

/** `Berlin`, `Berlin 2`, `nova-2`: as many texts as asked, or as fit. */
function numbered(texts: readonly string[], size: number, longest: number): readonly string[] {
  const all = new Set(texts);
  for (let serial = 2; all.size < size; serial++) {
    const before = all.size;
    for (const text of texts) {
      if (all.size >= size) break;
      const next = `${text}${/\s/.test(text) ? ' ' : '-'}${serial}`;
      if (next.length <= longest) all.add(next);
    }
    if (all.size === before) break;
  }
  return [...all];
}
