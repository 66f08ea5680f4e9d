import { qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';

/** Keys of a table's rows that are known before generating them: from whole rows in the blueprint, or from a counter. */
export type KnownKeys = {
  /**
   * The key of the row that a value of the table names: the key itself, or a label that no other row has. Null if no
   * row has it.
   */
  keyOf(value: string): string | null;
};

/** Null if keys are generated and thus unknown. */
export function knownKeys({ tables }: Blueprint, table: string, key: string): KnownKeys | null {
  const spec = tables.find((one) => qualifiedName(one.schema, one.name) === table);
  if (!spec) return null;
  return ofTuples(spec, key) ?? ofCounter(spec, key) ?? ofLabels(spec, key);
}

function ofTuples({ groups = [] }: BlueprintTable, key: string): KnownKeys | null {
  const group = groups.find((one) => one.rows && one.columns.includes(key));
  if (!group) return null;
  const at = group.columns.indexOf(key);
  const keys = new Map<string, string>();
  const labels = new Map<string, string | null>();
  for (const row of group.rows!) {
    const own = row[at];
    if (own === null || own === undefined) continue;
    keys.set(own, own);
    for (const cell of new Set(row)) if (cell !== null && cell !== own) labels.set(cell, labels.has(cell) ? null : own);
  }
  return { keyOf: (value) => keys.get(value) ?? labels.get(value) ?? null };
}

/** 1, 2, 3 … as far as there are rows. */
function ofCounter({ columns, rows }: BlueprintTable, key: string): KnownKeys | null {
  const generator = columns.find(({ name }) => name === key)?.generator;
  if (generator?.kind !== 'sequence' || rows === undefined) return null;
  const { start = 1, step = 1 } = (generator.parameters ?? {}) as { start?: unknown; step?: unknown };
  const [first, by] = [Number(start), Number(step)];
  const isOne = (number: number): boolean => Number.isInteger((number - first) / by) && number >= first && (number - first) / by < rows;
  return { keyOf: (value) => (/^-?\d+$/.test(value) && isOne(Number(value)) ? String(Number(value)) : null) };
}

/** A key whose type or CHECK lists all its values, as many as there are rows. */
function ofLabels({ columns, rows }: BlueprintTable, key: string): KnownKeys | null {
  const listed = columns.find(({ name }) => name === key)?.domain?.in;
  return listed && rows !== undefined && rows >= listed.length ? { keyOf: (value) => (listed.includes(value) ? value : null) } : null;
}
