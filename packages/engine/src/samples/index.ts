export { neighbourhood, withGenerator } from './neighbourhood.ts';
export { samplesOf, type Sampled } from './samples-of.ts';
