import type { ColumnDraft, TableDraft } from '../draft.ts';

/** The condition of a partial key on a column: one of these values (null: NULL). */
export type WhenSpec = { readonly column: ColumnDraft; readonly values: readonly (string | null)[] };

/** A unique key of a table, its columns resolved. */
export type KeySpec = {
  readonly name: string;
  readonly pointer: string;
  readonly columns: readonly ColumnDraft[];
  readonly nullsNotDistinct: boolean;
  /**
   * The key applies only to rows in which the column has one of these values; the first such condition, which is enough
   * to escape it.
   */
  readonly when: WhenSpec | null;
};

/** Rows equal in `equal` must not overlap in their span: a range column, or a pair of from and to. */
export type SpanSpec = { readonly name: string; readonly pointer: string; readonly equal: readonly ColumnDraft[]; readonly span: readonly ColumnDraft[] };

/** The plain keys, narrowest first: a key that contains a solved key is solved too. */
export function keySpecs(table: TableDraft): KeySpec[] {
  const { spec, pointer } = table;
  const column = (name: string) => table.columns.get(name)!;
  const keys: KeySpec[] = [];
  if (spec.primaryKey)
    keys.push({ name: 'primary key', pointer: `${pointer}/primaryKey`, columns: spec.primaryKey.map(column), nullsNotDistinct: false, when: null });
  spec.uniqueKeys?.forEach((key, i) => {
    if (key.withoutOverlaps) return;
    const [when] = Object.entries(key.when ?? {});
    keys.push({
      name: key.name ?? `unique (${key.columns.join(', ')})`,
      pointer: `${pointer}/uniqueKeys/${i}`,
      columns: key.columns.map(column),
      nullsNotDistinct: key.nullsNotDistinct === true,
      when: when ? { column: column(when[0]), values: Array.isArray(when[1]) ? when[1] : [when[1]] } : null,
    });
  });
  // Columns that Postgres generates are distinct if their inputs are, and the keys include the inputs.
  const own = keys.filter((key) => key.columns.every(({ spec: { generated } }) => generated === undefined));
  // Partial keys last: they may exclude rows from values that no full key relies on.
  return own.sort((a, b) => Number(a.when !== null) - Number(b.when !== null) || a.columns.length - b.columns.length);
}

/** Whether a key includes the column. */
export function isKeyed({ name, table: { spec } }: ColumnDraft): boolean {
  return [spec.primaryKey ?? [], ...(spec.uniqueKeys ?? []).map(({ columns }) => columns)].some((key) => key.includes(name));
}

/** Exclusions over spans, and keys WITHOUT OVERLAPS. */
export function spanSpecs(table: TableDraft): SpanSpec[] {
  const { spec, pointer } = table;
  const columns = (names: readonly string[]) => names.map((name) => table.columns.get(name)!);
  const spans: SpanSpec[] = [];
  spec.exclusions?.forEach((exclusion, i) => {
    if (exclusion.span.length > 0)
      spans.push({
        name: exclusion.name ?? 'exclusion',
        pointer: `${pointer}/exclusions/${i}`,
        equal: columns(exclusion.equal),
        span: columns(exclusion.span),
      });
  });
  spec.uniqueKeys?.forEach((key, i) => {
    if (key.withoutOverlaps) {
      spans.push({
        name: key.name ?? 'without overlaps',
        pointer: `${pointer}/uniqueKeys/${i}`,
        equal: columns(key.columns.slice(0, -1)),
        span: columns(key.columns.slice(-1)),
      });
    }
  });
  return spans;
}
