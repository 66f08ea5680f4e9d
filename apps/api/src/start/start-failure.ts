import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';

/** The server's address for browsers. */
export function addressOf({ host, port, publicUrl }: Pick<Config, 'host' | 'port' | 'publicUrl'>, listening: AddressInfo | string | null): string {
  if (publicUrl) return publicUrl.origin;
  const taken = typeof listening === 'object' && listening ? listening.port : port;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${taken}`;
}

/** One clear line for common start failures; reports anything else unchanged. */
export function startFailure(error: unknown): string {
  const { code, port, address, path, message } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is in use by another program. Stop it, or set SEEDBED_PORT to another port.`;
    case 'EACCES':
      return port === undefined
        ? `no permission for ${path ?? 'a file'}. Set SEEDBED_DATA_DIR to a writable folder.`
        : `no permission to listen on port ${port}. Set SEEDBED_PORT to one above 1023.`;
    case 'EADDRNOTAVAIL':
      return `this machine has no address ${address}. Set SEEDBED_HOST to one that it has.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path ?? 'A path'} is or contains a file where a folder is expected. Move the file, or set SEEDBED_DATA_DIR to another folder.`;
    case 'EISDIR':
      return `${path ?? 'A path'} is a folder where a file is expected. Move the folder and start again.`;
    case 'ENOSPC':
      return 'no space left on the disk.';
    default:
      return message ?? String(error);
  }
}
