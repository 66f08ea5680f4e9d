/** The server's description of itself, on every transport. */
export const INSTRUCTIONS =
  'Seedbed makes believable, valid, reproducible rows for a Postgres schema. Begin with `infer`: it gives a blueprint a name (b1), by which the other tools know it; ' +
  'without a name they take the last one. Keys, references and CHECKs hold by then; what the rows mean is yours to say. The short way to good rows: `question` says what to think of and in which form; ' +
  'write the answer yourself and give it to `answer`, which shows what it changes and which statements do not hold; `review` shows the rows that it made; correct both with `answer`, corrects: true, then `keep` it. `rows`, `unsure` and `check_rows` show what is still weak; ' +
  'set single columns right with `edit` (`kinds` finds generators, `explain` shows why a column has its generator), `say` applies wishes in words, one by one, `undo` reverts the last change. `prove` loads them into a throwaway Postgres; ' +
  '`generate` gives rows as text, `load` fills the database that this server was started with. ' +
  'Where rows are to be spread as in another database, `shape` takes that from its statistics, and `plans` says how near a loaded one comes. ' +
  'Before a migration is merged, `rehearse` runs it over every kind of row that the old schema allows.';
