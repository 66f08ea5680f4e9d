import { Problem } from '@seedbed/contract';
import { parse } from 'secure-json-parse';

const DEEPEST = 64;

/** JSON that somebody sent, refused where it nests deeper than anything of ours or touches prototypes (T13). Throws Problem `invalid-request`. */
export function readJson(text: string): unknown {
  if (isTooDeep(text)) throw new Problem('invalid-request', `The body nests deeper than ${DEEPEST} levels.`);
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' });
  } catch (error) {
    throw new Problem('invalid-request', `The body is no JSON that can be taken: ${(error as Error).message}`);
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 92) i++;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123 || code === 91) {
      if (++depth > DEEPEST) return true;
    } else if (code === 125 || code === 93) depth--;
  }
  return false;
}
