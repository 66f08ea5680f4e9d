import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A place in the protocol: the content of one of our messages, and whether the server receives it before the cut. */
export type Place = { readonly at: string; readonly when: 'before' | 'after' };

/** Places by name: the COPY's data and end are protocol messages, `d` and `c`. */
export const PLACES: Readonly<Record<string, Place>> = {
  begin: { at: 'BEGIN\0', when: 'after' },
  ledger: { at: 'INSERT INTO seedbed.load_ledger', when: 'after' },
  'copy begins': { at: 'FROM STDIN', when: 'after' },
  'rows on their way': { at: 'PGCOPY\n', when: 'before' },
  'copy done': { at: 'c\0\0\0\x04', when: 'before' },
  'commit not delivered': { at: 'COMMIT\0', when: 'before' },
  'answer to commit lost': { at: 'COMMIT\0', when: 'after' },
};

export type Cut = 'reset' | 'close' | 'silence';

/** A proxy between us and the server: at a place, once, it cuts the session in a given way. Everything else passes. */
export async function openFaultProxy(
  port: number,
  { at, when }: Place,
  cut: Cut,
  skip = 0,
): Promise<AsyncDisposable & { readonly port: number; readonly happened: () => boolean }> {
  let left = skip;
  let happened = false;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let armed = false;
    open.add(near).add(far);
    const end = (): void => void (near.destroy(), far.destroy());
    const hurt = (): void => {
      if (cut === 'reset') near.resetAndDestroy();
      else if (cut === 'close') near.end();
      else near.pause();
      // Silence ends when our side gives up; to the server it looks like a dead host.
      if (cut !== 'silence') far.destroy();
      else setTimeout(end, SILENCE_MS);
    };
    near.on('close', end).on('error', end);
    far.on('close', end).on('error', end);
    near.on('data', (bytes) => {
      if (!happened && bytes.includes(at) && left-- === 0) {
        happened = armed = true;
        if (when === 'before') return hurt();
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => (armed ? hurt() : near.write(bytes)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    happened: () => happened,
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

const SILENCE_MS = 300;
