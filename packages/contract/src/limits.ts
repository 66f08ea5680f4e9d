/** Every limit of the product, in one place (PRODUCT part 9). Operators override those that `readLimits` of an app names. */
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
  /** Rows of a table of the target that a load's new rows may refer to, and characters of a cell of theirs; of more rows some are drawn. */
  standing: { rows: 5_000, characters: 1_000 },
  /** Rows of a table of a target that are counted when it is looked at; of more only that many are told. */
  target: { countedRows: 10_000 },
  artifactDays: 7,
  /** Read-only links of one dataset. */
  sharesPerDataset: 20,
  /** Of one file of an export; a table of more is in several, where nothing else is asked. */
  exportFileRows: 10_000_000,
  /** Of one export. */
  exportFiles: 10_000,
  /** Small files that one part of an export makes. */
  exportFilesPerPart: 50,
  sessionIdleDays: 30,
  /** A session ends then, however much it is used. */
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
  /** Mock APIs on a server: how many a workspace has, what one request may cost, and how many a minute one mock answers. */
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
    /** Of what was written to one mock, as JSON. */
    writtenCharacters: 16 * 1024 * 1024,
  },
  trial: { rowsPerTable: 200, wholeRows: 10_000, tableSeconds: 30, statementSeconds: 60, totalSeconds: 300, bytes: 512 * 1024 * 1024 },
  /**
   * A query over made rows: rows that are loaded of a table, and of all of them; rows of the answer; characters of a cell and of the query; seconds of a query, of loading
   * the rows, and for which they are kept; databases that are kept; disk of one.
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
  /** Of what a script puts into its own tables: more than this is data, not a part of the schema. */
  scriptRows: { characters: 1024 * 1024, rowsPerTable: 500 },
  cellBytes: 1024 * 1024,
  /** Of a worksheet of Excel: rows with the line of names, columns, UTF-16 units of a cell. */
  xlsx: { rows: 1_048_576, columns: 16_384, characters: 32_767 },
  /** Parameters of one generator, with those of the generators inside it: values, characters, depth; `parts` are the generators. */
  generator: { values: 250_000, characters: 4 * 1024 * 1024, depth: 24, parts: 5_000 },
  /** Entries of one list of a domain: what a CHECK allows or forbids. */
  listEntries: 100_000,
  patternCharacters: 4_096,
  /** Of one CHECK, index predicate or default that is read and solved; longer ones are left to the trial. */
  expressionCharacters: 128 * 1024,
  templateCharacters: 16_384,
  nameBytes: 63,
} as const;
