import { Problem } from '@seedbed/contract';
import { parse } from 'secure-json-parse';

const MAX_DEPTH = 64;
/** Values of one body: the largest blueprint has a quarter of this, and each takes memory whatever its length. */
const MAX_VALUES = 4_000_000;

/**
 * JSON that someone sent, rejected if it is nested too deeply, touches prototypes (T13) or contains half a surrogate
 * pair, which UTF-8 cannot express. Throws Problem `invalid-request` or `too-large`.
 */
export function readJson(text: string): unknown {
  checkShape(text);
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    throw new Problem('invalid-request', `The body is not valid JSON: ${(error as Error).message}`);
  }
}

/** Before parsing it. */
function checkShape(text: string): void {
  let depth = 0;
  let values = 1;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 92) i = behindEscape(text, i);
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 44) values++;
    else if (code === 123 || code === 91) {
      values++;
      if (++depth > MAX_DEPTH) throw new Problem('invalid-request', `The body nests deeper than ${MAX_DEPTH} levels.`);
    } else if (code === 125 || code === 93) depth--;
  }
  if (values > MAX_VALUES) throw new Problem('too-large', `The body has more than ${MAX_VALUES} values.`, { facts: { limit: MAX_VALUES, of: 'values' } });
}

const HIGH = /^[dD][89abAB]/;
const LOW = /^[dD][c-fC-F]/;

/**
 * The last character of the escape at `i`, or of a pair for a character beyond U+FFFF. Throws for half of such a pair
 * (RFC 8259, 8.2).
 */
function behindEscape(text: string, i: number): number {
  if (text[i + 1] !== 'u') return i + 1;
  const unit = text.slice(i + 2, i + 6);
  if (HIGH.test(unit) && text.startsWith('\\u', i + 6) && LOW.test(text.slice(i + 8, i + 10))) return i + 11;
  if (HIGH.test(unit) || LOW.test(unit))
    throw new Problem(
      'invalid-request',
      `The body holds a lone surrogate: \\u${unit}, the ${i + 1}th character of it. Give both halves of the pair, or leave it out.`,
    );
  return i + 5;
}
