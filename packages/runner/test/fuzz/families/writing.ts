import { addColumn, key, reference, uniqueIndex, type Draft } from '../make/draft.ts';
import { sql } from '../sql.ts';
import { numbered, some, trigger, withPlain, written } from './family.ts';

/** Triggers that write rows elsewhere: many of them, summaries, closures of trees. */

/** Slow, but finite: each row creates hundreds of others, or is searched for among thousands. */
export function slowCode(draft: Draft): void {
  const { dice } = draft;
  const runs = withPlain(draft, numbered(draft, 'runs', some(draft)));
  const each = dice.pick([40, 200, 800]);
  const marks = written(draft, 'run_marks', [
    ['run_id', 'bigint'],
    ['n', 'integer'],
  ]);
  if (dice.chance(0.5)) reference(draft, marks, ['run_id'], 'runs', ['id']);
  const looks = dice.chance(0.5) ? `PERFORM count(*) FROM run_marks m, generate_series(1, 3) WHERE m.n < 5;` : '';
  trigger(draft, runs, 'AFTER INSERT', ['id'], `INSERT INTO run_marks SELECT NEW.id, g FROM generate_series(1, ${each}) AS g; ${looks} RETURN NULL;`);
}

/** A summary row for each row, or for each parent; with its own key, the row's key, or a number that may be taken. */
export function summaries(draft: Draft): void {
  const { dice } = draft;
  const wallets = withPlain(draft, numbered(draft, 'wallets', some(draft)));
  const sums = written(draft, 'wallet_sums', [
    ['wallet_id', 'bigint'],
    ['moved', 'bigint'],
  ]);
  key(draft, sums, ['wallet_id'], dice.pick(['PRIMARY KEY', 'UNIQUE']));
  reference(draft, sums, ['wallet_id'], 'wallets', ['id']);
  const moves = numbered(draft, 'wallet_moves', some(draft));
  addColumn(draft, moves, { type: 'bigint', of: 'whole', name: 'wallet_id', notNull: true }, () => dice.pick(wallets.rows)['id']!);
  addColumn(draft, moves, { type: 'bigint', of: 'whole', name: 'amount', notNull: true }, () => String(dice.between(1, 90)));
  reference(draft, moves, ['wallet_id'], 'wallets', ['id']);
  const add = `UPDATE wallet_sums SET moved = moved + NEW.amount WHERE wallet_id = NEW.wallet_id;`;
  if (dice.chance(0.5)) {
    trigger(draft, wallets, 'AFTER INSERT', ['id'], 'INSERT INTO wallet_sums VALUES (NEW.id, 0); RETURN NULL;');
    return trigger(draft, moves, 'AFTER INSERT', ['wallet_id', 'amount'], `${add} RETURN NULL;`);
  }
  const upsert = dice.chance(0.5)
    ? `INSERT INTO wallet_sums VALUES (NEW.wallet_id, NEW.amount) ON CONFLICT (wallet_id) DO UPDATE SET moved = wallet_sums.moved + excluded.moved;`
    : `${add} IF NOT FOUND THEN INSERT INTO wallet_sums VALUES (NEW.wallet_id, NEW.amount); END IF;`;
  trigger(draft, moves, 'AFTER INSERT', ['wallet_id', 'amount'], `${upsert} RETURN NULL;`);
}

/** A table with its own rows in addition to those that a trigger writes under the next number, or under the row's. */
export function ledgers(draft: Draft): void {
  const { dice } = draft;
  const lines = numbered(draft, 'ledger_lines', some(draft));
  const log = numbered(draft, 'ledger_log', dice.chance(0.5) ? 0 : some(draft), 'serial');
  // After the numbers that the code draws.
  log.rows.forEach((row, i) => void (row['id'] = String(1000 + i)));
  addColumn(draft, log, { type: 'text', of: 'text', name: 'said', notNull: true }, () => dice.pick(['by hand', 'checked']));
  log.written = log.rows.length === 0;
  const target = dice.chance(0.5) ? `(said) VALUES ('line')` : `(id, said) VALUES (nextval('ledger_log_id_seq'), 'line ' || NEW.id)`;
  trigger(draft, lines, 'AFTER INSERT', ['id'], `INSERT INTO ledger_log ${target}; RETURN NULL;`);
}

/** A tree and its transitive closure, maintained by a trigger. */
export function closure(draft: Draft): void {
  const { dice } = draft;
  const nodes = withPlain(draft, numbered(draft, 'folders', some(draft)));
  addColumn(draft, nodes, { type: 'bigint', of: 'whole', name: 'parent_id', notNull: false }, (_, i) =>
    i === 0 || dice.chance(0.2) ? null : nodes.rows[dice.below(i)]!['id']!,
  );
  reference(draft, nodes, ['parent_id'], 'folders', ['id']);
  const ways = written(draft, 'folder_ways', [
    ['upper_id', 'bigint'],
    ['lower_id', 'bigint'],
    ['steps', 'integer'],
  ]);
  key(draft, ways, ['upper_id', 'lower_id'], 'PRIMARY KEY');
  for (const name of ['upper_id', 'lower_id']) if (dice.chance(0.7)) reference(draft, ways, [name], 'folders', ['id']);
  if (dice.chance(0.3)) uniqueIndex(draft, ways, [sql`lower_id`, sql`steps`]);
  const own = 'INSERT INTO folder_ways VALUES (NEW.id, NEW.id, 0);';
  const up = 'INSERT INTO folder_ways SELECT w.upper_id, NEW.id, w.steps + 1 FROM folder_ways w WHERE w.lower_id = NEW.parent_id;';
  trigger(draft, nodes, 'AFTER INSERT', ['id', 'parent_id'], `${dice.chance(0.5) ? own + up : up + own} RETURN NULL;`);
}
