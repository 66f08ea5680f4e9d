import { listConnectionsRoute, listDatasetsRoute, Problem, type Connection, type Dataset } from '@seedbed/contract';
import { UsageError } from '../exit-code.ts';
import type { Server } from './open-server.ts';

/** How many names an error lists. */
const SHOWN = 12;

/** The saved connection of that name. */
export async function connectionNamed(server: Server, name: string): Promise<Connection> {
  const names: string[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await server.call(listConnectionsRoute, { query: { limit: 100, ...(cursor !== undefined && { cursor }) } });
    const found = page.items.find((each) => isNamed(each, name));
    if (found) return found;
    names.push(...page.items.map((each) => each.name));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  const there = names.length === 0 ? 'It has none: an owner saves one' : `It has ${names.slice(0, SHOWN).join(', ')}${names.length > SHOWN ? ', …' : ''}`;
  throw new Problem('not-found', `${server.url} has no connection "${name}". ${there}.`);
}

/** The active dataset of that name, if there is one. */
export async function datasetNamed(server: Server, name: string): Promise<Dataset | undefined> {
  for (let cursor: string | undefined; ;) {
    const page = await server.call(listDatasetsRoute, { query: { limit: 100, search: name, ...(cursor !== undefined && { cursor }) } });
    const found = page.items.find((each) => isNamed(each, name));
    if (found || page.next_cursor === null) return found;
    cursor = page.next_cursor;
  }
}

/** Compares names like the server. */
function isNamed(each: { readonly name: string }, name: string): boolean {
  return each.name.toLowerCase() === name.trim().toLowerCase();
}

/** `db/shop.sql` → `shop`. */
export function datasetNameOf(file: string): string {
  const name = file
    .split(/[\\/]/)
    .at(-1)!
    .replace(/\.[^.]+$/, '');
  if (file === '-' || /^postgres(ql)?:/.test(file) || name === '') throw new UsageError('--dataset NAME is needed: the name of the dataset on the server');
  return name;
}
