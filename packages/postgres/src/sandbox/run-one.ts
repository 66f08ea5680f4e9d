import type { DatabaseError } from 'pg';
import type { OpenClient } from '../sql/connect.ts';
import { withOwnLocale } from './collations.ts';
import { excuse } from './excuse.ts';
import type { StandIns } from './stand-ins.ts';
import { superuserOnly, withoutSuperuserWords } from './superuser-words.ts';
import { changesNothing, touchesNoRows, withMissingWord } from './touches-no-rows.ts';

/** Left out, and the script is as whole as before. */
export const WARNED = Symbol('warned');

type OneStatement = {
  readonly kind: string;
  readonly sql: string;
  /** A statement from one of several files. */ readonly isMigration: boolean;
  /** No harmless error is left out. */ readonly isStrict: boolean;
};
type OnRefusal = {
  readonly warn: (message: string) => void;
  /** Whether what the statement misses was made, so that it can run again. */
  readonly standIn: (error: DatabaseError) => Promise<boolean>;
  readonly reject: (error: DatabaseError) => unknown;
};

/** Runs a statement, changed as often as that helps. Undefined: done. A text: left out, and why. */
export async function runOne(
  client: OpenClient,
  { kind, sql, isMigration, isStrict }: OneStatement,
  standIns: StandIns | undefined,
  { warn, standIn, reject }: OnRefusal,
): Promise<string | typeof WARNED | undefined> {
  const inBlock = client.getTransactionStatus() === 'T' && !/^\s*(commit|rollback|end|abort)\b/i.test(sql);
  let text = sql;
  for (;;) {
    try {
      if (inBlock) await client.query('SAVEPOINT seedbed');
      await client.query(text);
      if (inBlock && client.getTransactionStatus() === 'T') await client.query('RELEASE SAVEPOINT seedbed').catch(ignoreNoSavepoint);
      return undefined;
    } catch (thrown) {
      const error = thrown as DatabaseError;
      if (error.code === undefined) throw error;
      if (inBlock) await client.query('ROLLBACK TO SAVEPOINT seedbed');
      if (await standIn(error)) continue;
      const replaced = withOwnLocale(text, error) ?? withoutSuperuserWords(text, error) ?? (await standIns?.repair(sql, text, error));
      const why = replaced === undefined ? (superuserOnly(kind, error) ?? excuse(error, sql, standIns !== undefined)) : undefined;
      if (replaced === undefined && why !== undefined) return why;
      if (replaced !== undefined) {
        text = replaced;
        continue;
      }
      if (isStrict) throw reject(error);
      const harmless = isMigration ? touchesNoRows(kind, sql, error) : changesNothing(kind, sql, error);
      const repaired = isMigration && harmless === undefined ? withMissingWord(text, error) : undefined;
      if (harmless === undefined && repaired === undefined) throw reject(error);
      warn((harmless ?? repaired?.why)!);
      if (repaired === undefined) return WARNED;
      text = repaired.sql;
    }
  }
}

function ignoreNoSavepoint(error: DatabaseError): void {
  if (error.code !== '3B001') throw error;
}
