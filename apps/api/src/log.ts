import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Log = FastifyBaseLogger;

/** Members that hold secrets, wherever they stand (T22). */
const SECRET = ['password', 'address', 'authorization', 'cookie', 'sealedPassword', 'sealedAddress', 'connectionString'];

/** JSON lines on stderr, without passwords: by the members' names, and in texts by the form of addresses. */
export function openLog(level: string = 'warn'): Log {
  return pino(
    {
      level,
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[removed]' },
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: {
        logMethod(args, method) {
          method.apply(this, args.map((arg) => (typeof arg === 'string' ? scrub(arg) : arg)) as typeof args);
        },
      },
    },
    pino.destination({ dest: 2, sync: true }),
  ) as unknown as Log;
}

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return scrub(String(error));
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    stack: scrub(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Takes the password out of addresses in a text. */
export function scrub(text: string): string {
  return text.replace(/(postgres(?:ql)?:\/\/[^\s:@/]*:)[^\s@]*@/g, '$1[removed]@');
}
