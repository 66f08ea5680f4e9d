import { plainLetters } from '../names.ts';

/** A word, number, sign or address of a sentence. */
export type Token = {
  /** As it was typed. */
  readonly text: string;
  /** In lower case, without marks. */
  readonly word: string;
};

const TOKEN =
  /[£$€]?[-−]?(?:\d{1,2}:\d{2}(?!\d)|\d[\d,]*(?:\.\d+)?|\.\d+)(?:[km]\b)?|[%£$€]|[<>]=?|=|&|@?[\p{L}\p{N}_](?:[\p{L}\p{N}_@.'’/+-]*[\p{L}\p{N}_])?|\+/giu;

/** `10% of "Hires" cancelled.` → 10, %, of, hires, cancelled. */
export function tokensOf(sentence: string): Token[] {
  return [...sentence.matchAll(TOKEN)].flatMap(([text]) =>
    text
      .replaceAll('’', "'")
      .split(/(?<=^[\p{L}]+)-(?=[\p{L}]+$)/u)
      .map((part): Token => ({ text: part, word: plainLetters(part) })),
  );
}

/** The words of tokens, as they are compared. */
export function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.map(({ word }) => word);
}

/** The words as they were typed. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
