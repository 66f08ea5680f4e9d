import { parseRules, type Rule } from '../rule.ts';

/** Rules for texts that hold one of a few words: `patterns | conditions = value|value|…`, the usual ones first. */
export function readWordLists(sheet: string): Rule[] {
  return sheet
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map(asRule);
}

/** Earlier values are the usual ones; of names and of what is written in sentences each is nearly as usual as the others. */
function fallingWeights(values: readonly string[], phrases: Rule['phrases']): number[] {
  const gently = phrases.every(({ tail }) => tail.at(-1)?.every((word) => CALLED.has(word)) ?? false) || values.every((value) => /\s/.test(value));
  return values.map((_, i) => Math.round(60 / (i / (gently ? GENTLY : 1) + 2)));
}

/** Heads that say what one thing is called, or what is written about it. */
const CALLED: ReadonlySet<string> = new Set(
  'name title subject headline heading label description note notes text body comment remark message memo caption summary'.split(' '),
);
const GENTLY = 4;

/** A line: how the values are written is none of the rules' notation. */
function asRule(line: string): Rule {
  const at = line.indexOf(' = ');
  const values = line
    .slice(at + 3)
    .split('|')
    .map((value) => value.trim());
  const [patterns, conditions = ''] = line.slice(0, at).split(' | ');
  const [rule] = parseRules(`${patterns} | text | ${conditions} => values`);
  return { ...rule!, parameters: { values, weights: fallingWeights(values, rule!.phrases) } };
}
