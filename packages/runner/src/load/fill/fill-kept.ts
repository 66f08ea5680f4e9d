import { Problem } from '@seedbed/contract';
import { openParallelLoad } from '@seedbed/postgres/load';
import type { OpenClient } from '@seedbed/postgres/sql';
import { fillByOne, type Fill } from './fill.ts';

/**
 * For schemas whose added enum labels can only be used after a commit: first commits the whole
 * schema with its keys, then all rows in one transaction. If that fails, drops the schema again, so that either
 * everything or nothing remains.
 */
export function fillKept(connect: () => Promise<OpenClient>): Fill {
  return async (client, filling) => {
    const { create: _, proveMade: __, ...session } = filling.session;
    await using schema = await openParallelLoad(client, { ...filling.session, keysStay: true }, { connections: 1, connect });
    const { made } = schema;
    const { prove } = session;
    try {
      const notes = await fillByOne(client, {
        ...filling,
        session: {
          ...session,
          ...schema.part,
          made: true,
          ...(prove && made && { prove: (proof) => prove({ ...proof, made }) }),
          onTransaction(own) {
            schema.part.onTransaction?.(own);
            session.onTransaction?.(own);
          },
        },
      });
      schema.keep();
      return notes;
    } catch (error) {
      // The rows may be there, so their tables stay for a later look.
      if (error instanceof Problem && error.facts['outcome'] === 'unknown') schema.keep();
      throw error;
    }
  };
}
