export { lettersInOrder } from './names/letters-in-order.ts';
export { isParticiple } from './names/participles.ts';
export { rootOf } from './names/roots.ts';
export { singular } from './names/singular.ts';
export { pieces } from './names/tokens.ts';
export { ABBREVIATIONS } from './names/abbreviations.ts';
export { knownWords, readName } from './names/vocabulary.ts';
