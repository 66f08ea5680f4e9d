import { createServer, type AddressInfo } from 'node:net';

/** A free TCP port on 127.0.0.1: `wanted`, or any. Rejects with EADDRINUSE if `wanted` is in use. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
