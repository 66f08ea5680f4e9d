import { Problem } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';

const DEEPEST = 64;

/** JSON and nothing else, refused where it nests deeper than anything of ours or touches prototypes (T13). */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (text.trim() === '') return done(null, undefined);
    if (isTooDeep(text)) return done(new Problem('invalid-request', `The body nests deeper than ${DEEPEST} levels.`));
    parse(request, text, (error, value) => {
      if (error) done(new Problem('invalid-request', `The body is no JSON that can be taken: ${error.message}`));
      else done(null, value);
    });
  });
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
