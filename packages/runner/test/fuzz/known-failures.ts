/** Seeds that the product does not fill yet, each with what it lacks; the classes are told in the README. */
export const knownFailures: ReadonlyMap<number, string> = new Map([[37, 'two columns of a row that a self-reference makes of each other']]);
