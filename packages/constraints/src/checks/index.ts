export { conjoin, conjoinAll, FREE, MOST_ARMS, TooManyArms, type Arm, type ArmColumn, type ArmOrder, type UnreadLiteral } from './arm.ts';
export { columnsOf, type Expression } from './expression.ts';
export type { Mode } from './mode.ts';
export { readArms } from './read-arms.ts';
export { scopeOf, type Scope } from './scope.ts';
