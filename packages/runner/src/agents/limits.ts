/** Limits of one answer: an agent reads all of it, and pays for each word. */
export const MCP_LIMITS = {
  /** Maximum number of blueprints in a session; after that, the least recently used one is dropped. */
  blueprints: 16,
  /** Total text of a session's blueprints, with their sources. */
  characters: 48 * 1024 * 1024,
  /** Maximum number of columns of a schema in the answer of `infer`; above it, tables are listed without columns. */
  columnsShown: 400,
  /** Rows of a table in one `preview`. */
  previewRows: 100,
  /** Tables of one `preview`. */
  previewTables: 20,
  generateRows: 10_000,
  generateBytes: 256 * 1024,
} as const;
