export { load } from './load.ts';
export { loadLearning } from './load-learning.ts';
export { loadByParts } from './parts/load-by-parts.ts';
