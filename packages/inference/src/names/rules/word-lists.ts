import { parseRules, type Rule } from '../rule.ts';

/** Rules for texts that hold one of a few words: `patterns | conditions = value|value|…`, the usual ones first. */
export function readWordLists(sheet: string): Rule[] {
  return sheet
    .split('\n')
    .filter((line) => line.includes(' = '))
    .map(asRule);
}

/** Earlier values are the usual ones. */
function fallingWeights(count: number): number[] {
  return Array.from({ length: count }, (_, i) => Math.round(60 / (i + 2)));
}

/** A line: how the values are written is none of the rules' notation. */
function asRule(line: string): Rule {
  const at = line.indexOf(' = ');
  const values = line
    .slice(at + 3)
    .split('|')
    .map((value) => value.trim());
  const [patterns, conditions = ''] = line.slice(0, at).split(' | ');
  const [rule] = parseRules(`${patterns} | text | ${conditions} => values`);
  return { ...rule!, parameters: { values, weights: fallingWeights(values.length) } };
}
