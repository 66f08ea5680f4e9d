/** A piece of SQL that can be shrunk: texts with pieces between them. */
export type Sql = {
  readonly parts: readonly string[];
  readonly items: readonly Sql[];
  /** A condition: it can replace another. */
  readonly isCondition?: boolean;
  /** The column that it refers to, if it is a plain column. */
  readonly column?: string;
};

export const word = (text: string): Sql => ({ parts: [text], items: [] });
export const col = (name: string): Sql => ({ parts: [name], items: [], column: name });

/** sql`${col('a')} < 5`; a text in the braces is inserted as it is. */
export function sql(parts: readonly string[], ...items: readonly (Sql | string | number)[]): Sql {
  return { parts: [...parts], items: items.map((item) => (typeof item === 'object' ? item : word(String(item)))) };
}

/** The same for a condition. */
export function when(parts: readonly string[], ...items: readonly (Sql | string | number)[]): Sql {
  return { ...sql(parts, ...items), isCondition: true };
}

/** `prefix` goes before each column's name: `NEW.` in a trigger. */
export function textOf(piece: Sql, prefix = ''): string {
  if (piece.column !== undefined) return prefix + piece.column;
  return piece.parts.map((part, i) => part + (i < piece.items.length ? textOf(piece.items[i]!, prefix) : '')).join('');
}

export function columnsIn(piece: Sql): string[] {
  return piece.column !== undefined ? [piece.column] : [...new Set(piece.items.flatMap(columnsIn))];
}

/** All variants with one inner condition replaced by one of its own parts. */
export function smallerOnes(piece: Sql): Sql[] {
  const own = piece.isCondition ? conditionsIn(piece) : [];
  const inner = piece.items.flatMap((item, i) => smallerOnes(item).map((smaller) => ({ ...piece, items: piece.items.with(i, smaller) })));
  return [...own, ...inner];
}

function conditionsIn(piece: Sql): Sql[] {
  return piece.items.flatMap((item) => (item.isCondition ? [item] : conditionsIn(item)));
}
