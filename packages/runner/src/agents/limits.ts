/** What one answer may hold: an agent reads all of it, and pays for each word. */
export const MCP_LIMITS = {
  /** Blueprints of a session; the one that was not used for longest goes. */
  blueprints: 16,
  /** Of all blueprints of a session that is kept as text, with what they came from. */
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
