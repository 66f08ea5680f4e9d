import { connect } from 'node:net';

/** Sends bytes as they are and gives the answer's status: for requests that no proper client makes. */
export function rawStatus(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (chunk) => {
      answer += chunk;
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status === undefined) return;
      socket.destroy();
      resolve(Number(status));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed without an answer')));
  });
}
