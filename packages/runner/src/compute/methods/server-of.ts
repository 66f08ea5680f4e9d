import { schemaCache, type ThrowawayServer } from '@seedbed/postgres/sandbox';
import type { ThrowawayPlace } from '../throwaway-server.ts';

/** Schemas that a thread keeps loaded. */
const MAX_LOADED_SCHEMAS = 3;

let known: { readonly of: ThrowawayPlace; readonly server: ThrowawayServer } | undefined;

/** The throwaway server as this thread uses it: with schemas of its own that stay loaded, all named after the thread. */
export function serverOf(place: ThrowawayPlace, mark: string): ThrowawayServer {
  const { connection, generation } = place;
  if (known?.of.generation !== generation || known.of.connection.host !== connection.host || known.of.connection.port !== connection.port) {
    known = { of: place, server: { connection, mark, schemas: schemaCache(MAX_LOADED_SCHEMAS) } };
  }
  return known.server;
}
