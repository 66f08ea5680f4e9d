// For programs with their own kind of threads: opening and watching them, and reading a stored blueprint in a thread.
export { compileBlueprint } from '@seedbed/engine/compile-blueprint';
export { parseBlueprint, withRows } from '../documents/blueprint/blueprint-document.ts';
export { answerCalls } from './answer-calls.ts';
export { openLane, type Lane } from './lane.ts';
export type { LaneLimits } from './limits.ts';
export type { Context, Methods } from './method.ts';
export { outcomeOf } from './perform.ts';
export { countMemoryFromNow } from './process-memory.ts';
export { watchLanes } from './watch.ts';
