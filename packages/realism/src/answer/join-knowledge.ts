/** Lists of statements that stand beside one another. */
const LISTS: ReadonlySet<string> = new Set(['orders', 'equations', 'when']);

/** Several documents as one: a later one's statement of a column, or member of a table, wins over an earlier one's; orders, equations and conditions of all count. */
export function joinKnowledge(parts: readonly unknown[]): unknown {
  let joined: Document = { format: 2, tables: {} };
  for (const part of parts) if (isObject(part)) joined = { ...joined, ...part, ...tablesOf(joined, part), ...scenariosOf(joined, part) };
  return joined;
}

type Document = Readonly<Record<string, unknown>>;

function tablesOf({ tables: old }: Document, { tables: next }: Document): { tables: Document } {
  const tables: Record<string, unknown> = { ...(old as object) };
  for (const [name, table] of Object.entries(isObject(next) ? next : {})) {
    const before = tables[name];
    tables[name] = isObject(before) && isObject(table) ? joinedTable(before, table) : table;
  }
  return { tables };
}

function joinedTable(old: Document, next: Document): Document {
  const joined: Record<string, unknown> = { ...old, ...next };
  for (const list of LISTS)
    if (Array.isArray(old[list]) && Array.isArray(next[list])) joined[list] = [...new Set([...(old[list] as unknown[]), ...(next[list] as unknown[])])];
  if (isObject(old['columns']) && isObject(next['columns'])) joined['columns'] = { ...old['columns'], ...next['columns'] };
  return joined;
}

function scenariosOf({ scenarios: old }: Document, { scenarios: next }: Document): Document {
  return isObject(old) || isObject(next) ? { scenarios: { ...(old as object), ...(next as object) } } : {};
}

function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
