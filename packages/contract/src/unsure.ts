/** Below this share inference guesses what a column holds: what agents, the command line and the client call unsure. */
export const UNSURE = 0.6;
