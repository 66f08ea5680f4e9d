// For programs with threads of their own kind: how they are opened and watched, and what a thread reads a stored blueprint with.
export { compileBlueprint } from '../compile-blueprint.ts';
export { parseBlueprint, withRows } from '../blueprint-document.ts';
export { answerCalls } from './answer-calls.ts';
export { openLane, type Lane } from './lane.ts';
export type { LaneLimits } from './limits.ts';
export type { Methods } from './method.ts';
export { outcomeOf } from './perform.ts';
export { countMemoryFromNow } from './process-memory.ts';
export { watchLanes } from './watch.ts';
