import { createHash } from 'node:crypto';
import type { LoadedSchema } from './read-schema.ts';

/**
 * Loaded schemas that are not in use, by their DDL: an inferred schema is usually proved soon, and loading takes most
 * of the time of both.
 */
export type SchemaCache = {
  /** The caller has exclusive use until it returns the schema. */
  take(ddl: string): LoadedSchema | undefined;
  /** Returns the schemas that must be dropped to make room. */
  give(ddl: string, loaded: LoadedSchema): LoadedSchema[];
  /** The server ended and lost them all. */
  forget(): void;
};

/** Keeps the `keep` most recently used schemas. */
export function schemaCache(keep: number): SchemaCache {
  // Oldest first; one entry per key, because a second copy of a schema is useless.
  const idle = new Map<string, LoadedSchema>();
  return {
    take(ddl) {
      const key = hash(ddl);
      const loaded = idle.get(key);
      idle.delete(key);
      return loaded;
    },
    give(ddl, loaded) {
      const key = hash(ddl);
      const before = idle.get(key);
      idle.delete(key);
      idle.set(key, loaded);
      const dropped = before ? [before] : [];
      for (const [oldest, entry] of idle) {
        if (idle.size <= keep) break;
        idle.delete(oldest);
        dropped.push(entry);
      }
      return dropped;
    },
    forget: () => idle.clear(),
  };
}

function hash(ddl: string): string {
  return createHash('sha256').update(ddl).digest('hex');
}
