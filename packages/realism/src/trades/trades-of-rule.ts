import compiled from '../../data/trades.json' with { type: 'json' };
import type { Rule } from '../names/rule.ts';
import { keyOfWords } from './key-of-words.ts';

/** A trade (a pack) and how much of a rule's words it has, beside the one that has most: from 0 to 1. */
export type TradeOfWords = { readonly pack: string; readonly share: number };

let lines: Map<string, string> | undefined;
let packs: readonly string[] = [];
const known = new WeakMap<Rule, { readonly trades: readonly TradeOfWords[] | undefined }>();

/** The trades that a rule's words are of; none where they are of any trade, undefined where nothing is known of them. */
export function tradesOfRule(rule: Rule): readonly TradeOfWords[] | undefined {
  let found = known.get(rule);
  if (!found) known.set(rule, (found = { trades: read(keyOfWords(rule)) }));
  return found.trades;
}

function read(key: string | undefined): readonly TradeOfWords[] | undefined {
  if (key === undefined) return undefined;
  if (!lines) {
    packs = compiled.packs.split(' ');
    lines = new Map(compiled.of.split('\n').map((line) => [line.split(' ', 1)[0]!, line.includes(' ') ? line.slice(line.indexOf(' ') + 1) : line]));
  }
  const line = lines.get(key);
  if (line === undefined) return undefined;
  const written = line === key ? [] : line.split(' ');
  return Array.from({ length: written.length / 2 }, (_, at) => ({ pack: packs[parseInt(written[2 * at]!, 36)]!, share: Number(written[2 * at + 1]) / 10 }));
}
