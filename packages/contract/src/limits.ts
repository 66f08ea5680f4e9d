/** Every limit of the product, in one place (PRODUCT part 9). Operators can override those in an app's `readLimits`. */
export const LIMITS = {
  rowsPerTable: Number.MAX_SAFE_INTEGER,
  tables: 2_000,
  columnsPerTable: 1_600,
  ddlBytes: 16 * 1024 * 1024,
  /** Files of a schema that come together: how many, characters of a path, bytes of all texts (unpacked, of a ZIP), entries of a ZIP. */
  schemaFiles: { files: 10_000, pathCharacters: 1_000, bytes: 32 * 1024 * 1024, zipEntries: 100_000 },
  blueprintBytes: 32 * 1024 * 1024,
  previewRows: 1_000,
  /** Sessions of one load, each with a thread of its own. */
  loadConnections: 32,
  generateRows: 10_000_000,
  partRows: { min: 100_000, max: 1_000_000 },
  /** A run of at most so many rows is one transaction, where it does not ask for parts. */
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
  /** Small files that one part of an export makes. */
  exportFilesPerPart: 50,
  sessionIdleDays: 30,
  /** A session ends then, even if it is in use. */
  sessionDays: 90,
  /** Links for one use: of the first owner, of an invitation, of a new password. */
  setUpHours: 1,
  invitationDays: 7,
  passwordResetHours: 1,
  password: { characters: 10, bytes: 256 },
  signInsPerMinute: 5,
  apiKeyNameLength: 64,
  requestsPerMinute: 600,
  workPerMinute: 60,
  /** Mock APIs on a server: how many a workspace has, the cost of one request, and the requests a minute for one mock. */
  mock: {
    perWorkspace: 50,
    cells: 20_000_000,
    milliseconds: 2_000,
    maxRows: 1_000,
    requestsPerMinute: 6_000,
    /** Mocks that one thread keeps open, and for how long without a request. */
    open: 8,
    idleMinutes: 30,
    threadMib: 384,
    /** For the writes to one mock, as JSON. */
    writtenCharacters: 16 * 1024 * 1024,
  },
  trial: { rowsPerTable: 200, wholeRows: 10_000, tableSeconds: 30, statementSeconds: 60, totalSeconds: 300, bytes: 512 * 1024 * 1024 },
  /**
   * A query over generated rows: loaded rows of a table, and in all; rows of the answer; characters of a cell and of the query; seconds of
   * a query, of loading the rows, and of keeping them; number of kept databases; disk of one.
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
  /** Of a worksheet of Excel: rows with the line of names, columns, UTF-16 units of a cell. */
  xlsx: { rows: 1_048_576, columns: 16_384, characters: 32_767 },
  /** Parameters of one generator, with those of the generators inside it: values, characters, depth; `parts` counts the generators. */
  generator: { values: 250_000, characters: 4 * 1024 * 1024, depth: 24, parts: 5_000 },
  /** Entries of one list of a domain: the values that a CHECK allows or forbids. */
  listEntries: 100_000,
  patternCharacters: 4_096,
  /** For one CHECK, index predicate or default to parse and solve; longer ones are left to the trial. */
  expressionCharacters: 128 * 1024,
  templateCharacters: 16_384,
  nameBytes: 63,
} as const;
