export { loadWords, speaksOfSubjects } from './load-words.ts';
export type { WordList, Words } from './words.ts';
