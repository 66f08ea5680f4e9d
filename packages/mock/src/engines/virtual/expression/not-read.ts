/** Thrown only by the parser; callers get null instead. */
export class NotRead extends Error {}
