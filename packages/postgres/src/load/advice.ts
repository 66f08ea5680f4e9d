import type { Rejection } from './rejection.ts';

/** One sentence of advice about rejected rows; undefined if there is none. */
export function adviceFor({ sqlstate, context }: Rejection): string | undefined {
  const known = BY_CODE.find(([code]) => sqlstate.startsWith(code))?.[1];
  const code = /(?:PL\/pgSQL|SQL) function ([^\n]+?) (?:line|statement|during)/.exec(context ?? '')?.[1];
  if (code !== undefined && (known === undefined || sqlstate.startsWith('23') || sqlstate.startsWith('22')))
    return `${code} of the schema was at work: look at what it asks of the row; a proof at these counts shows more rows that it refuses.`;
  return known;
}

const BY_CODE: readonly (readonly [string, string])[] = [
  ['23505', 'Give a column of that key a generator with more values. Fewer rows help only where its values run out.'],
  ['23P01', 'Give the columns of that exclusion values that lie further apart. Fewer rows help only where its room runs out.'],
  ['23503', 'Fill the table that is referred to in the same load, or with it again where its rows were changed.'],
  ['23514', 'Give the columns that this CHECK names generators whose values meet it, or read the schema again where the CHECK is newer than what was read.'],
  ['23502', 'Give the column a generator, and no share of NULLs.'],
  ['22', 'Give the column a generator whose values fit its type.'],
  ['55P03', 'Another session holds a lock on the table: end it, or wait, and load again.'],
  [
    '42501',
    'Grant the role what it lacks there (to make tables: CREATE on the schema, and on the database where that is made as well), or connect as a role that has it.',
  ],
  ['25006', 'That server takes no writes just now: connect to the primary, or take default_transaction_read_only from the role or the database.'],
  ['53100', 'The disk of the target is full. Free some space, then VACUUM the tables: rolled-back rows still take space. Resume a load in parts to continue.'],
  ['53300', 'The server has no place for another session: close some, or load with fewer connections.'],
];
