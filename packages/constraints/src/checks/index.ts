export { conjoin, conjoinAll, FREE, MAX_CLAUSES, TooManyClauses, type Clause, type ClauseColumn, type ClauseOrder, type UnreadLiteral } from './clause.ts';
export { columnsOf, type Expression } from './expression.ts';
export type { Mode } from './mode.ts';
export { readClauses } from './read-clauses.ts';
export { scopeOf, type Scope } from './scope.ts';
