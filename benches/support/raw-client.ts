import { connect, type Socket } from 'node:net';

/** A summary of the answers. */
export type Tally = { readonly statuses: Map<number, number>; readonly bytes: number; readonly milliseconds: Float64Array };

/**
 * Sends GETs over some keep-alive connections, one after the other on each, and counts the answers. The cheapest
 * possible client.
 */
export async function get(port: number, connections: number, count: number, pathOf: (at: number) => string, headers = ''): Promise<Tally> {
  const statuses = new Map<number, number>();
  const milliseconds = new Float64Array(count);
  let bytes = 0;
  let next = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const answers = readAnswers(socket);
      for (let at = next++; at < count; at = next++) {
        const began = performance.now();
        socket.write(`GET ${pathOf(at)} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n`);
        const { value } = await answers.next();
        if (!value) throw new Error('the server hung up');
        milliseconds[at] = performance.now() - began;
        statuses.set(value.status, (statuses.get(value.status) ?? 0) + 1);
        bytes += value.bytes;
      }
      socket.destroy();
    }),
  );
  return { statuses, bytes, milliseconds: milliseconds.sort() };
}

async function* readAnswers(socket: Socket): AsyncGenerator<{ status: number; bytes: number }> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of socket) {
    held = held.length === 0 ? (chunk as Buffer) : Buffer.concat([held, chunk as Buffer]);
    for (let end = endOfAnswer(held); end > 0 && end <= held.length; end = endOfAnswer(held)) {
      yield { status: Number(held.toString('latin1', 9, 12)), bytes: end };
      held = held.subarray(end);
    }
  }
}

/** The end of the first answer; 0 if its header is incomplete. */
function endOfAnswer(bytes: Buffer): number {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const text = bytes.toString('latin1', 0, head);
  const length = /content-length: (\d+)/i.exec(text)?.[1];
  if (length !== undefined || /^HTTP\/1.1 (304|204)/.test(text)) return head + 4 + Number(length ?? 0);
  // A chunked body ends with an empty chunk.
  const last = bytes.indexOf('0\r\n\r\n', head + 4);
  return last < 0 ? 0 : last + 5;
}
