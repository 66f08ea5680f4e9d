export { load } from './load.ts';
export { openRecorder } from './loaded-as.ts';
export { loadLearning } from './load-learning.ts';
export { platformModes } from './platform-modes.ts';
export { loadByParts } from './parts/load-by-parts.ts';
export { loadShard } from './shards/load-shard.ts';
export { loadBehind } from './existing/load-behind.ts';
export { withModes } from './existing/row-policies.ts';
