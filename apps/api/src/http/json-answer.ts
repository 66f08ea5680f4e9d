import { pipeline, Readable } from 'node:stream';
import type { Answer } from '@seedbed/runner/compute';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, compressor, isCompressed } from './compressed.ts';

/** Finished JSON: sent unchanged, never parsed here. */
export class JsonAnswer {
  readonly bytes: readonly Uint8Array[];
  readonly rest: AsyncIterable<Uint8Array> | undefined;

  constructor({ bytes, rest }: Pick<Answer, 'bytes' | 'rest'>) {
    this.bytes = bytes;
    this.rest = rest;
  }
}

/** JSON text for a value in a document. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object with some members already written. */
export function jsonObject(members: Readonly<Record<string, unknown>>): JsonAnswer {
  const written = Object.entries(members).map(([name, value]) => `${JSON.stringify(name)}:${value instanceof RawJson ? value.text : JSON.stringify(value)}`);
  return new JsonAnswer({ bytes: [Buffer.from(`{${written.join(',')}}`)], rest: undefined });
}

/** Compressed if the caller accepts it. */
export async function sendJson(request: FastifyRequest, reply: FastifyReply, { bytes, rest }: JsonAnswer): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8');
  const begun = bytes.length === 1 ? asBuffer(bytes[0]!) : Buffer.concat(bytes);
  const small = isCompressed(request, reply, begun.length);
  if (!rest) return reply.send(small ? await compressed(begun) : begun);
  const all = Readable.from(joined(begun, rest), { objectMode: false });
  return reply.send(small ? pipeline(all, compressor(), () => undefined) : all);
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

async function* joined(begun: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield begun;
  yield* rest;
}
