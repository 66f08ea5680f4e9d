/** What is sent to a model, and what is taken from one. */
export const ASSIST_LIMITS = {
  /** Tables beyond these characters are left out of the question, and it says so. */
  questionCharacters: 200_000,
  /** Larger schemas are asked about in parts. */
  tablesOfPart: 60,
  commentCharacters: 300,
  cellCharacters: 120,
  answerBytes: 1024 * 1024,
  seconds: 180,
  /** Values of an answer that are tried against CHECKs. */
  triedValues: 5_000,
  rowsShown: 5,
  /** Rows among which those are looked for that change. */
  rowsSearched: 1_000,
} as const;
