import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '../sql/databases.ts';
import type { Connection } from '../sql/connect.ts';
import { quoteIdent } from '../sql/quote.ts';
import type { Sandbox } from '../sandbox/open-sandbox.ts';

/** A database like a sandbox with its rows, for its owner alone. Disposing it drops it. */
export type SandboxCopy = AsyncDisposable & { readonly owner: Connection };

/** Copies a sandbox, in which no session may be open. Must be disposed of before the sandbox. */
export async function copySandbox({ server, keeper, owner }: Sandbox, template: Connection = owner): Promise<SandboxCopy> {
  const name = `${owner.database}_${randomBytes(3).toString('hex')}`;
  const drop = (): Promise<void> => dropDatabase(server, name, keeper);
  try {
    await createDatabase(server, name, { template: template.database, owner: owner.user }, keeper);
    await keeper.query(`REVOKE ALL ON DATABASE ${quoteIdent(name)} FROM PUBLIC`);
  } catch (error) {
    await drop();
    throw error;
  }
  return { owner: { ...owner, database: name }, [Symbol.asyncDispose]: drop };
}
