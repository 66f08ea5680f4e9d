type Document = Readonly<Record<string, unknown>>;

/**
 * Applies a review's changes to an answer. Members of a table replace the answer's, lists as a whole; columns and scenarios are replaced by
 * name. null removes a statement.
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

/** The later members over the earlier ones, without those set to null. */
function overlaid(old: unknown, next: unknown): unknown {
  if (!isObject(next)) return old;
  return Object.fromEntries(Object.entries({ ...(isObject(old) ? old : {}), ...next }).filter(([, value]) => value !== null));
}

function isObject(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
