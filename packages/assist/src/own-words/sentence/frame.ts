import type { Token } from './tokens.ts';

/** Words of the places of a frame, by name. */
export type Slots = Readonly<Record<string, readonly Token[]>>;

type Part = { readonly slot: string } | { readonly words: readonly (readonly string[])[]; readonly isOptional: boolean };

/** `one {P} (with|has) {share}` for matching: alternatives in parentheses, `?` behind what may be left out, names in braces for one word or more. */
export type Frame = readonly Part[];

const PART = /\{(\w+)\}|\(([^)]+)\)(\?)?|(\S+?)(\?)?(?=\s|$)/g;

export function frameOf(text: string): Frame {
  return [...text.matchAll(PART)].map(([, slot, group, groupOptional, word, wordOptional]): Part => {
    if (slot !== undefined) return { slot };
    return { words: (group ?? word!).split('|').map((one) => one.split(' ')), isOptional: (group === undefined ? wordOptional : groupOptional) !== undefined };
  });
}

/** Each way in which a frame takes all of the words. */
export function* waysOf(frame: Frame, tokens: readonly Token[], part = 0, at = 0): Generator<Slots> {
  const here = frame[part];
  if (!here) {
    if (at === tokens.length) yield {};
    return;
  }
  if ('slot' in here) {
    for (let end = at + 1; end <= tokens.length; end++)
      for (const rest of waysOf(frame, tokens, part + 1, end)) yield { ...rest, [here.slot]: tokens.slice(at, end) };
    return;
  }
  for (const words of here.words) if (words.every((word, i) => tokens[at + i]?.word === word)) yield* waysOf(frame, tokens, part + 1, at + words.length);
  if (here.isOptional) yield* waysOf(frame, tokens, part + 1, at);
}
