import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

type Pooler = AsyncDisposable & { readonly port: number };

/**
 * Imitates PgBouncer in front of a server, as far as a client can tell: each session gets a number that is not its
 * process, at most `places` of them have a transaction at once while others wait, and with `statements` there are none
 * (with the message of PgBouncer 1.18).
 */
export async function openPooler(server: number, { places, statements = false }: { readonly places: number; readonly statements?: boolean }): Promise<Pooler> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  const free = (): void => {
    busy--;
    waiting.shift()?.();
  };
  const listener = createServer((client) => {
    const upstream = connect(server, '127.0.0.1');
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}));
    let ready = false;
    let placed = false;
    let held: Buffer[] | undefined;
    const ended = (): void => {
      for (const socket of [client, upstream]) socket.destroy();
      if (placed) free();
      placed = false;
    };
    const admit = (): void => {
      if (client.destroyed) return void waiting.shift()?.();
      busy++;
      placed = true;
      for (const chunk of held ?? []) upstream.write(chunk);
      held = undefined;
    };
    client.on('data', (chunk: Buffer) => {
      if (ready && statements && /BEGIN/i.test(chunk.toString('latin1'))) return void client.end(refusal());
      if (held) return void held.push(chunk);
      if (!ready || placed) return void upstream.write(chunk);
      held = [chunk];
      if (busy < places) admit();
      else waiting.push(admit);
    });
    let rest: Buffer = Buffer.alloc(0);
    upstream.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
        const message = rest.subarray(0, rest.readInt32BE(1) + 1);
        rest = rest.subarray(message.length);
        const kind = String.fromCharCode(message[0]!);
        if (kind === 'K') message.writeInt32BE(message.readInt32BE(5) ^ 0x40000000, 5);
        client.write(message);
        if (kind !== 'Z') continue;
        ready = true;
        if (placed && message[5] === 'I'.charCodeAt(0)) {
          placed = false;
          free();
        }
      }
    });
    client.on('close', ended);
    upstream.on('close', ended);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

function refusal(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C08P01\0Mtransaction blocks not allowed in statement pooling mode\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
