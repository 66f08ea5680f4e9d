/** Limits for the data sent to a model and received from it. */
export const ASSIST_LIMITS = {
  /** Above this size the question omits tables, and says so. */
  questionCharacters: 200_000,
  /** Larger schemas are split into parts. */
  tablesOfPart: 60,
  /** Of one question of the short form, and the names of tables that each has. */
  columnsOfShort: 12,
  namesShown: 60,
  commentCharacters: 300,
  cellCharacters: 120,
  answerBytes: 1024 * 1024,
  seconds: 180,
  /** Of one call of a program, which starts an agent that thinks before it writes. */
  programSeconds: 900,
  /** How many values of an answer to test against CHECKs. */
  triedValues: 5_000,
  rowsShown: 5,
  /** How many rows to search for changed ones. */
  rowsSearched: 1_000,
  /** How many rows to count values in, and how many different values to list one by one. */
  rowsCounted: 10_000,
  valuesCounted: 16,
} as const;
