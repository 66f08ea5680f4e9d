import { connect, type OpenClient } from '@seedbed/postgres/sql';

/** A session with the database of an address. */
export function clientOf(address: string): Promise<OpenClient> {
  const { hostname, port, username, password, pathname } = new URL(address);
  return connect({
    host: hostname,
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  });
}
