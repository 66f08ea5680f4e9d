export { calledAlike } from './called-alike.ts';
export { acceptorOf, wordsOf, type TextWords, type WordsOptions } from './words-of.ts';
export { parseRegex } from './parse-regex.ts';
export { UnreadablePattern } from './regex-tree.ts';
