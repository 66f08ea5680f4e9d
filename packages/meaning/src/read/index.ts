export { lettersInOrder } from './letters-in-order.ts';
export { isParticiple } from './participles.ts';
export { rootOf } from './roots.ts';
export { singular } from './singular.ts';
export { pieces } from './tokens.ts';
export { ABBREVIATIONS } from './abbreviations.ts';
export { knownWords, readName } from './vocabulary.ts';
