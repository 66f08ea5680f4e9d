/** What a server says of itself, whichever way it is reached. */
export const INSTRUCTIONS =
  'Seedbed makes believable, valid, reproducible rows for a Postgres schema. Begin with `infer`: it gives a blueprint a name (b1), by which the other tools know it; ' +
  'without a name they take the last one. `preview` shows rows, `explain` says why a column is made as it is, `edit` changes it, `prove` tries all in a throwaway Postgres, ' +
  '`generate` gives rows as text, `load` fills the database that this server was started with.';
