import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { LogLevel } from '../config-values.ts';
import { lineWriter, type LineWriter } from './line-writer.ts';
import { describeError, scrub } from './scrub.ts';

export type Log = FastifyBaseLogger;

/** The run and the part that a line is about. */
export type About = { readonly runId: string; readonly part?: number; readonly attempt?: number };

/** Members with secrets, at any depth (T22). */
const SECRET = ['password', 'address', 'authorization', 'cookie', 'sealedPassword', 'sealedAddress', 'connectionString'];

/** JSON lines on stderr, without passwords: by the members' names, and in texts by the form of addresses. Writing never waits. */
export function openLog(level: LogLevel | 'fatal' | 'trace' = 'warn', lines: Pick<LineWriter, 'write'> = lineWriter(process.stderr)): Log {
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
    lines,
  ) as unknown as Log;
}
