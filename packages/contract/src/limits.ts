/** Every limit of the product, in one place (PRODUCT part 9). Operators can override those in an app's `readLimits`. */
export const LIMITS = {
  rowsPerTable: Number.MAX_SAFE_INTEGER,
  tables: 2_000,
  columnsPerTable: 1_600,
  ddlBytes: 16 * 1024 * 1024,
  /**
   * Files of one schema: how many, characters of a path, bytes of all texts (unpacked, for a ZIP), entries of a ZIP.
   */
  schemaFiles: { files: 10_000, pathCharacters: 1_000, bytes: 32 * 1024 * 1024, zipEntries: 100_000 },
  blueprintBytes: 32 * 1024 * 1024,
  previewRows: 1_000,
  /** Sessions of one load, each with its own thread. */
  loadConnections: 32,
  generateRows: 10_000_000,
  partRows: { min: 100_000, max: 1_000_000 },
  /** A run of at most this many rows is one transaction, unless it requests parts. */
  atomicRows: 1_000_000,
  /** Existing rows of a table that new rows may refer to, and characters of their cells; above the limit, a sample. */
  existingRows: { rows: 5_000, characters: 1_000 },
  /** How many rows of a target's table to count before a load; the report stops there. */
  target: { countedRows: 10_000 },
  artifactDays: 7,
  /** Read-only links of one dataset. */
  sharesPerDataset: 20,
  /** Rows in one file of an export; larger tables are split by default. */
  exportFileRows: 10_000_000,
  /** Of one export. */
  exportFiles: 10_000,
  /** Maximum number of small files in one part of an export. */
  exportFilesPerPart: 50,
  sessionIdleDays: 30,
  /** A session ends then, even if it is in use. */
  sessionDays: 90,
  /** Lifetime of single-use links: for the first owner, an invitation, a new password. */
  setUpHours: 1,
  invitationDays: 7,
  passwordResetHours: 1,
  password: { characters: 10, bytes: 256 },
  signInsPerMinute: 5,
  apiKeyNameLength: 64,
  requestsPerMinute: 600,
  workPerMinute: 60,
  /**
   * Mock APIs on a server: how many a workspace has, the cost of one request, and the requests per minute for one mock.
   */
  mock: {
    perWorkspace: 50,
    cells: 20_000_000,
    milliseconds: 2_000,
    maxRows: 1_000,
    requestsPerMinute: 6_000,
    /** Open mocks per thread, and for how long without a request. */
    open: 8,
    idleMinutes: 30,
    threadMib: 384,
    /** For the writes to one mock, as JSON. */
    writtenCharacters: 16 * 1024 * 1024,
  },
  trial: { rowsPerTable: 200, wholeRows: 10_000, tableSeconds: 30, statementSeconds: 60, totalSeconds: 300, bytes: 512 * 1024 * 1024 },
  /**
   * A query over generated rows: loaded rows per table, and in total; rows of the answer; characters of a cell and of
   * the query; seconds of a query, of loading the rows, and of keeping them; number of kept databases; disk space of
   * one.
   */
  query: {
    rowsPerTable: 100_000,
    rows: 1_000_000,
    resultRows: 10_000,
    cellCharacters: 2_000,
    characters: 100_000,
    seconds: 10,
    loadSeconds: 90,
    keptSeconds: 300,
    kept: 4,
    bytes: 512 * 1024 * 1024,
  },
  /** For rows that a script inserts into its own tables: more is data, not a part of the schema. */
  scriptRows: { characters: 1024 * 1024, rowsPerTable: 500 },
  cellBytes: 1024 * 1024,
  /** Limits of an Excel worksheet: rows with the header, columns, UTF-16 units of a cell. */
  xlsx: { rows: 1_048_576, columns: 16_384, characters: 32_767 },
  /**
   * Parameters of one generator, including nested generators: values, characters, depth; `parts` counts the generators.
   */
  generator: { values: 250_000, characters: 4 * 1024 * 1024, depth: 24, parts: 5_000 },
  /** Entries of one list of a domain: the values that a CHECK allows or forbids. */
  listEntries: 100_000,
  patternCharacters: 4_096,
  /** For one CHECK, index predicate or default to parse and solve; longer ones are left to the trial. */
  expressionCharacters: 128 * 1024,
  templateCharacters: 16_384,
  nameBytes: 63,
} as const;
