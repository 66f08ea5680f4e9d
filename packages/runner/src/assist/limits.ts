/** What is sent to a model, and what is taken from one. */
export const ASSIST_LIMITS = {
  /** Tables beyond these characters are left out of the question, and it says so. */
  questionCharacters: 200_000,
  commentCharacters: 300,
  samples: 4,
  answerBytes: 1024 * 1024,
  seconds: 180,
  /** Values of an answer that are tried against CHECKs. */
  triedValues: 5_000,
  /** A column whose generator is less sure than this is one that a model may know better. */
  doubtful: 0.6,
  rowsShown: 5,
} as const;
