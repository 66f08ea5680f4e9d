import { addColumn, check, key, reference, type Draft } from '../make/draft.ts';
import { when } from '../sql.ts';
import { KINDS } from '../make/values.ts';
import { numbered, some, trigger, withPlain } from './family.ts';

const DEFERRED = ' DEFERRABLE INITIALLY DEFERRED';

/** Two tables that refer to each other row by row, checked at commit; sometimes they agree on a value. */
export function deferredPairs(draft: Draft): void {
  const { dice } = draft;
  const rows = some(draft);
  const heads = withPlain(draft, numbered(draft, 'heads', rows, 'integer'));
  const tails = withPlain(draft, numbered(draft, 'tails', rows, 'integer'));
  const agree = dice.chance(0.4);
  const units = heads.rows.map(() => dice.pick(['m', 'kg', 's']));
  if (agree)
    for (const table of [heads, tails]) {
      addColumn(draft, table, { type: 'text', of: 'text', name: 'unit', notNull: true }, (_, i) => units[i]!);
      key(draft, table, ['id', 'unit'], 'UNIQUE');
    }
  const more = agree ? ['unit'] : [];
  if (dice.chance(0.4)) {
    // One key for both.
    reference(draft, heads, ['id', ...more], 'tails', ['id', ...more], DEFERRED);
    return reference(draft, tails, ['id', ...more], 'heads', ['id', ...more], dice.chance(0.5) ? DEFERRED : '');
  }
  addColumn(draft, heads, { type: 'integer', of: 'whole', name: 'tail_id', notNull: true }, (_, i) => String(i + 1));
  addColumn(draft, tails, { type: 'integer', of: 'whole', name: 'head_id', notNull: true }, (_, i) => String(i + 1));
  if (dice.chance(0.7)) key(draft, heads, ['tail_id'], 'UNIQUE');
  if (dice.chance(0.7)) key(draft, tails, ['head_id'], 'UNIQUE');
  reference(draft, heads, ['tail_id', ...more], 'tails', ['id', ...more], DEFERRED);
  reference(draft, tails, ['head_id', ...more], 'heads', ['id', ...more], dice.chance(0.5) ? DEFERRED : '');
}

/** One refers to the other at commit, by a value that the other's code looks up in the first. */
export function soughtAtOnce(draft: Draft): void {
  const { dice } = draft;
  const rows = some(draft);
  const cards = withPlain(draft, numbered(draft, 'holders', rows));
  const numbers = cards.rows.map((_, i) => `${4000 + i}${dice.between(100, 999)}`);
  addColumn(draft, cards, { type: 'text', of: 'text', name: 'card_number', notNull: true }, (_, i) => numbers[i]!);
  key(draft, cards, ['card_number'], 'UNIQUE');
  const own = numbered(draft, 'cards', rows);
  own.keys.length = 0;
  addColumn(draft, own, { type: 'text', of: 'text', name: 'number', notNull: true }, (_, i) => numbers[i]!);
  key(draft, own, ['number'], 'UNIQUE');
  withPlain(draft, own);
  reference(draft, cards, ['card_number'], 'cards', ['number'], DEFERRED);
  const refuse = `RAISE EXCEPTION 'a card without a holder';`;
  if (dice.chance(0.5))
    return trigger(
      draft,
      own,
      'BEFORE INSERT',
      ['number'],
      `SELECT count(*) INTO n FROM holders h WHERE h.card_number = NEW.number; IF n > 0 THEN RETURN NEW; ELSE ${refuse} END IF;`,
      'n integer;',
    );
  trigger(draft, own, 'BEFORE INSERT', ['number'], `IF NOT EXISTS (SELECT 1 FROM holders WHERE card_number = NEW.number) THEN ${refuse} END IF; RETURN NEW;`);
}

/** Pairs of one table's rows, the smaller first; sometimes both in one group. */
export function orderedPairs(draft: Draft): void {
  const { dice } = draft;
  const people = numbered(draft, 'people', Math.max(8, some(draft)));
  people.keys.length = 0;
  const kind = dice.pick(KINDS.filter((one) => one.type === 'uuid' || one.type === 'bigint'));
  const ids = people.rows.map(() => kind.make(dice));
  addColumn(draft, people, { type: kind.type, of: kind.of, name: 'code', notNull: true }, (_, i) => ids[i]!);
  const grouped = dice.chance(0.5);
  if (grouped) addColumn(draft, people, { type: 'integer', of: 'whole', name: 'team', notNull: true }, (_, i) => String(i % 3));
  const names = grouped ? ['team', 'code'] : ['code'];
  key(draft, people, names, 'UNIQUE');
  const isLess = (a: string, b: string): boolean => (kind.type === 'uuid' ? a < b : Number(a) < Number(b));
  const all = people.rows.flatMap((a) =>
    people.rows.filter((b) => (!grouped || a['team'] === b['team']) && isLess(a['code']!, b['code']!)).map((b) => [a, b] as const),
  );
  const chosen = dice.some(all, some(draft));
  const pairs = numbered(draft, 'friendships', chosen.length);
  addColumn(draft, pairs, { type: kind.type, of: kind.of, name: 'first_code', notNull: true }, (_, i) => chosen[i]![0]['code']!);
  addColumn(draft, pairs, { type: kind.type, of: kind.of, name: 'second_code', notNull: true }, (_, i) => chosen[i]![1]['code']!);
  if (grouped) addColumn(draft, pairs, { type: 'integer', of: 'whole', name: 'team', notNull: true }, (_, i) => chosen[i]![0]['team']!);
  for (const side of ['first_code', 'second_code']) reference(draft, pairs, grouped ? ['team', side] : [side], 'people', names);
  if (dice.chance(0.7)) key(draft, pairs, [...(grouped ? ['team'] : []), 'first_code', 'second_code'], 'UNIQUE');
  check(draft, pairs, dice.chance(0.7) ? when`first_code < second_code` : when`first_code <> second_code`);
  withPlain(draft, pairs);
}
