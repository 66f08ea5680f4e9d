import type { TlsMode } from '@seedbed/contract';

type Parts = { readonly host: string; readonly port: number; readonly database: string; readonly user: string; readonly tls: TlsMode };

/** The address in the runner's form, including the password: never shown, stored or logged. */
export function addressText({ host, port, database, user, tls }: Parts, password: string): string {
  const credentials = `${encodeURIComponent(user)}${password === '' ? '' : `:${encodeURIComponent(password)}`}`;
  return `postgres://${credentials}@${host.includes(':') ? `[${host}]` : host}:${port}/${encodeURIComponent(database)}?sslmode=${tls}`;
}

/** For people: `ana@localhost:5432/shop`. */
export function targetName({ host, port, database, user }: Omit<Parts, 'tls'>): string {
  return `${user}@${host}:${port}/${database}`;
}
