/** What a model said cannot be used, or nothing came of it: nothing was changed, and the message says what is wrong. */
export class AssistError extends Error {}
