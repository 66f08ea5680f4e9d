export { samplesOf, type Sampled } from './samples-of.ts';
