export { load } from '../load/load.ts';
export { keepBlueprint, keptBlueprint, loadedState, openRecorder } from '../loaded/loaded-as.ts';
export { loadLearning } from '../load/load-learning.ts';
export { platformModes } from '../load/platform-modes.ts';
export { loadByParts } from '../load/parts/load-by-parts.ts';
export { loadShard } from '../load/shards/load-shard.ts';
export { loadBehind } from '../load/load-behind.ts';
export { withModes } from '../load/existing/row-policies.ts';
export { rowsOfLoad } from '../loaded/rows-of-load.ts';
