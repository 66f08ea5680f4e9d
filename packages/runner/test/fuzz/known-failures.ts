/** Seeds whose tables the product fills less than it could, each with what it lacks; the classes are told in the README. */
export const knownFailures: ReadonlyMap<number, string> = new Map([
  [63, 'keys that cases ask of a sequence: once the rows are frozen, nobody asks for them any more'],
  [155, 'many cases of which nothing can be read: frozen to fewer rows than are possible'],
  [160, 'a reference that finds no row that was kept'],
]);
