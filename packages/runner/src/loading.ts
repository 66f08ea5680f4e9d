export { load } from './load.ts';
export { loadLearning } from './load-learning.ts';
