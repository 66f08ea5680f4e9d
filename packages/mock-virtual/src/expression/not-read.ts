/** Thrown by the parser alone; who calls gets null instead. */
export class NotRead extends Error {}
