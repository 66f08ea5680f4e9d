import { createServer, type AddressInfo, type Socket } from 'node:net';
import { done, int32, message, READY } from './messages.ts';

/** The point at which a server turns hostile. Until then it behaves like Postgres. */
export const STAGES = ['start', 'greeting', 'ready', 'query', 'extended', 'copy'] as const;
export type Stage = (typeof STAGES)[number];

export type Script = {
  readonly stage: Stage;
  readonly bytes: Buffer;
  /** Sent once, before them. */
  readonly first?: Buffer;
  /** `endless`: repeats as fast as the client reads; default: stays silent, with the connection open. */
  readonly then?: 'endless' | 'silence' | 'bye';
  /** One byte at a time. */
  readonly slowly?: boolean;
  /** Does not close its side when the client does. */
  readonly rude?: boolean;
};

export type HostileServer = AsyncDisposable & {
  readonly port: number;
  /** The user whose session runs that script. */
  play(script: Script): string;
  /** Number of open connections. */
  readonly open: () => number;
};

const SSL_REQUEST = 80877103;

/** A server on 127.0.0.1 that runs a script for each user. `tls`: its answer to a TLS request; default: no. */
export async function openHostileServer(tls: Buffer = Buffer.from('N')): Promise<HostileServer> {
  const scripts: Script[] = [];
  const sockets = new Set<Socket>();
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    sockets.add(socket);
    open.add(socket);
    socket
      .on('end', () => open.delete(socket))
      .on('close', () => (sockets.delete(socket), open.delete(socket)))
      .on('error', () => {});
    serve(socket, tls, (user) => scripts[Number(user.slice(1))] ?? { stage: 'start', bytes: Buffer.alloc(0) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    play: (script) => `u${scripts.push(script) - 1}`,
    open: () => open.size,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The messages of a client as they arrive: the first has no type. */
function serve(socket: Socket, tls: Buffer, scriptOf: (user: string) => Script): void {
  let kept = Buffer.alloc(0);
  let script: Script | undefined;
  let masked = true;
  socket.on('end', () => script?.rude || socket.end());
  const drop = (): void => {
    masked = false;
    void say(socket, script!);
  };
  const answer = (kind: string, body: Buffer): void => {
    const text = body.toString();
    if (kind === 'X') return void socket.end();
    if (kind === 'Q' && /^copy/i.test(text)) {
      socket.write(message('G', Buffer.alloc(3)));
      if (script!.stage === 'copy') drop();
    } else if (kind === 'Q' && script!.stage === 'query') drop();
    else if (kind === 'P' && script!.stage === 'extended') drop();
    else if (kind === 'Q' || kind === 'c' || kind === 'f') socket.write(Buffer.concat([done('COPY 1'), READY]));
  };
  socket.on('data', (chunk) => {
    if (!masked) return;
    kept = Buffer.concat([kept, chunk]);
    for (;;) {
      const head = script === undefined ? 0 : 1;
      if (kept.length < head + 4) return;
      const end = head + kept.readUInt32BE(head);
      if (kept.length < end) return;
      const [kind, body] = [kept.toString('latin1', 0, head), kept.subarray(head + 4, end)];
      kept = kept.subarray(end);
      if (script !== undefined) answer(kind, body);
      else if (body.readUInt32BE(0) === SSL_REQUEST) socket.write(tls);
      else {
        script = scriptOf(/user\0([^\0]*)\0/.exec(body.toString('latin1'))?.[1] ?? '');
        greet(socket, script, drop);
      }
      if (!masked) return;
    }
  });
}

function greet(socket: Socket, { stage }: Script, drop: () => void): void {
  if (stage === 'start') return drop();
  socket.write(message('R', int32(0)));
  if (stage === 'greeting') return drop();
  socket.write(Buffer.concat([message('S', 'server_version\x0018.4\0'), message('K', int32(1, 2)), READY]));
  if (stage === 'ready') drop();
}

async function say(socket: Socket, { bytes, first, then, slowly }: Script): Promise<void> {
  if (first) socket.write(first);
  if (slowly) {
    for (const byte of bytes) {
      socket.write(Buffer.of(byte));
      await new Promise((resolve) => setImmediate(resolve));
    }
  } else socket.write(bytes);
  if (then === 'bye') socket.end();
  while (then === 'endless' && !socket.destroyed) {
    if (!socket.write(bytes)) await new Promise<void>((resolve) => socket.once('drain', resolve).once('close', resolve));
    else await new Promise((resolve) => setImmediate(resolve));
  }
}
