/** Limits of one answer: an agent reads all of it, and pays for each word. */
export const MCP_LIMITS = {
  /** Blueprints of a session; beyond, the least recently used one is dropped. */
  blueprints: 16,
  /** Total text of a session's blueprints, with their sources. */
  characters: 48 * 1024 * 1024,
  /** Of one schema, in the answer of `infer`; beyond it tables come without their columns. */
  columnsShown: 400,
  /** Rows of a table in one `preview`. */
  previewRows: 100,
  /** Tables of one `preview`. */
  previewTables: 20,
  generateRows: 10_000,
  generateBytes: 256 * 1024,
} as const;
