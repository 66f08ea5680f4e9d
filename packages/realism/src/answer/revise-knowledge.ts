type Document = Readonly<Record<string, unknown>>;

/**
 * An answer with what its review changes. Members of a table replace those of the answer, lists as a whole; columns and scenarios are replaced by name. null takes a
 * statement back.
 */
export function reviseKnowledge(answer: unknown, review: unknown): unknown {
  if (!isObject(answer) || !isObject(review)) return answer;
  const tables: Record<string, unknown> = { ...(answer['tables'] as object) };
  for (const [name, table] of Object.entries(isObject(review['tables']) ? review['tables'] : {})) tables[name] = revisedTable(tables[name], table);
  const scenarios = overlaid(answer['scenarios'], review['scenarios']);
  return overlaid(answer, { ...review, tables: overlaid({}, tables), ...(scenarios !== undefined && { scenarios }) });
}

function revisedTable(old: unknown, next: unknown): unknown {
  if (!isObject(old) || !isObject(next)) return next;
  const columns = overlaid(old['columns'], next['columns']);
  return overlaid(old, { ...next, ...(columns !== undefined && { columns }) });
}

/** The later one's members over the earlier one's, without those that it sets to null. */
function overlaid(old: unknown, next: unknown): unknown {
  if (!isObject(next)) return old;
  return Object.fromEntries(Object.entries({ ...(isObject(old) ? old : {}), ...next }).filter(([, value]) => value !== null));
}

function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
