import { isAgentNoun } from './agent-nouns.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { wordSet } from '../words.ts';

/**
 * Splits compounds (`orderdate`, `isactive`) into known words: the fewest pieces, by dynamic programming over the letters. A word that is
 * known, short or not fully splittable stays.
 */
export function segmenter(vocabulary: ReadonlySet<string>): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (word) => {
    if (
      word.length < 5 ||
      word.length > 60 ||
      vocabulary.has(word) ||
      (word.endsWith('es') && vocabulary.has(word.slice(0, -2))) ||
      (word.endsWith('ies') && vocabulary.has(`${word.slice(0, -3)}y`)) ||
      !/^[a-z]+$/.test(word) ||
      (word.endsWith('ist') && isAgentNoun(word))
    )
      return [word];
    let cut = known.get(word);
    if (!cut) {
      cut = segment(word, vocabulary) ?? cutEnding(word) ?? [word];
      known.set(word, cut);
    }
    return cut;
  };
}

/** Short pieces fit anywhere, so only these are allowed: `userid`, `createdon`, `shipto`. */
const SHORT: ReadonlySet<string> = new Set([...wordSet('short words inside of names'), ...[...ABBREVIATIONS.keys()].filter((word) => word.length === 3)]);

function segment(word: string, vocabulary: ReadonlySet<string>): string[] | null {
  /** best[i]: cost of the first i letters, and where the last piece begins. */
  const best: ({ readonly cost: number; readonly from: number } | null)[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= word.length; end++) {
    best[end] = null;
    for (let from = Math.max(0, end - 16); from < end; from++) {
      const before = best[from];
      const piece = word.slice(from, end);
      if (!before || (piece.length < 4 ? !SHORT.has(piece) : !isKnown(piece, vocabulary))) continue;
      // `toplaceid`: a target or a number is at its own end of a name.
      const isAtItsEnd = (piece === 'to' && from === 0) || (piece === 'id' && end === word.length);
      const cost = before.cost + 1 + (isAtItsEnd ? 0.1 : piece.length < 4 ? 0.3 : 0);
      if (!best[end] || cost < best[end]!.cost) best[end] = { cost, from };
    }
  }
  if (!best[word.length] || best[word.length]!.cost > 1 + word.length / 3.5) return null;
  const pieces: string[] = [];
  for (let end = word.length; end > 0; end = best[end]!.from) pieces.unshift(word.slice(best[end]!.from, end));
  return pieces;
}

/** Abbreviations that end no other word, and heads that end hardly any: splits an unknown word before them (`critflg`, `correspondaddress`). */
function cutEnding(word: string): string[] | null {
  const found =
    /^([a-z]{3,})(flg|amt|qty|cnt|pct|dt|cd|nm)$/.exec(word) ??
    /^([a-z]{3,})(deviceid|userid|appid|secret|token|ids)$/.exec(word) ??
    /^([a-z]{4,})(address|code|name|key|rules|format|url|uri|ident|number|status|count|value|dict|func|list|user|email|xml|json|bytes|size|path|file|hash|label|level|price|duration|index|length|height|width|weight)$/.exec(
      word,
    );
  if (!found) return null;
  const ending = found[2]!;
  return ending.length > 4 && ending.endsWith('id') ? [found[1]!, ending.slice(0, -2), 'id'] : [found[1]!, ending];
}

function isKnown(piece: string, vocabulary: ReadonlySet<string>): boolean {
  return vocabulary.has(piece) || (piece.endsWith('s') && vocabulary.has(piece.slice(0, -1)));
}
