import type { Rule } from '../names/rule.ts';

/** Generators that draw from words of some trades, whatever their parameters: what they make is looked at as lists of rules are. */
export const WORDED =
  /^(?:commerce\.(?:productName|category|brand)|sport\.teamName|food\.(?:dish|ingredient|term)|health\.\w+|edu\.(?:courseName|degree|major|program|subject)|hr\.(?:skill|leaveType)|insurance\.term|property\.term|media\.instrument|system\.fileName)$/;

/**
 * By what a rule's words are found again (`data/trades.json`): the generator that has them, or a number of 32 bits of the list that the rule gives (FNV-1a);
 * undefined for rules that give no words.
 */
export function keyOfWords({ kind, parameters }: Pick<Rule, 'kind' | 'parameters'>): string | undefined {
  if (kind !== 'values') return WORDED.test(kind) && Object.keys(parameters).length === 0 ? kind : undefined;
  const values = parameters.values as readonly unknown[] | undefined;
  return Array.isArray(values) && values.every((value) => typeof value === 'string') ? hashOf(values.join('|')) : undefined;
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
