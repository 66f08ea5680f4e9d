import { addColumn, check, key, literal, need, reference, uniqueIndex, type Draft } from '../make/draft.ts';
import { sql, when } from '../sql.ts';
import { letters } from '../make/values.ts';
import { numbered, some, trigger, withPlain } from './family.ts';

/** Trees that only one row can start, and keys that are either a word or a pattern. */

const LEVELS = ['world', 'country', 'region', 'town'];

/** Each kind is below the one before it, and only the first has no parent. */
export function treeByKinds(draft: Draft): void {
  const { dice } = draft;
  const levels = LEVELS.slice(0, dice.between(2, 4));
  const places = numbered(draft, 'places', Math.max(some(draft), 8));
  const kinds = places.rows.map((_, i) => (i < levels.length ? i : dice.between(1, levels.length - 1)));
  const isEnum = dice.chance(0.4);
  if (isEnum) need(draft, { name: 'place_kind', statement: `CREATE TYPE place_kind AS ENUM (${levels.map(literal).join(', ')})` });
  addColumn(draft, places, { type: isEnum ? 'place_kind' : 'text', of: 'label', name: 'kind', notNull: true }, (_, i) => levels[kinds[i]!]!);
  addColumn(draft, places, { type: 'bigint', of: 'whole', name: 'parent_id', notNull: false }, (_, i) => {
    const above = places.rows.filter((row, at) => at < i && row['kind'] === levels[kinds[i]! - 1]);
    return kinds[i] === 0 ? null : dice.pick(above)['id']!;
  });
  withPlain(draft, places);
  reference(draft, places, ['parent_id'], 'places', ['id']);
  if (!isEnum) check(draft, places, when`kind IN (${levels.map(literal).join(', ')})`);
  check(draft, places, when`(kind = ${literal(levels[0]!)}) = (parent_id IS NULL)`);
  if (dice.chance(0.5)) uniqueIndex(draft, places, [sql`kind`], when`parent_id IS NULL`);
  const cases = levels.slice(1).map((level, i) => `WHEN ${literal(level)} THEN ${literal(levels[i]!)}`);
  const body = dice.chance(0.5)
    ? `IF NEW.parent_id IS NOT NULL AND above::text IS DISTINCT FROM (CASE NEW.kind::text ${cases.join(' ')} END) THEN RAISE EXCEPTION 'a % may not hang there', NEW.kind; END IF;`
    : levels
        .slice(1)
        .map(
          (level, i) =>
            `IF NEW.kind = ${literal(level)} AND above <> ${literal(levels[i]!)} THEN RAISE EXCEPTION 'no % above', ${literal(levels[i]!)}; END IF;`,
        )
        .join(' ');
  trigger(
    draft,
    places,
    'BEFORE INSERT',
    ['kind', 'parent_id'],
    `SELECT kind INTO above FROM places WHERE id = NEW.parent_id; ${body} RETURN NEW;`,
    'above text;',
  );
}

/** `global` is the root; all others have keys of a pattern, and are below it. Other tables refer to it. */
export function literalRoot(draft: Draft): void {
  const { dice } = draft;
  const isId = (name: string): string =>
    dice.pick([
      `${name} = 'global' OR length(trim(${name})) > 9`,
      `length(${name}) = 12 OR ${name} = 'global'`,
      `${name} = 'global' OR ${name} ~ '^[a-z]_[a-z]{10}$'`,
    ]);
  const type = dice.chance(0.6) ? 'scope_ref' : 'text';
  const scopes = numbered(draft, 'scopes', Math.max(8, some(draft)));
  scopes.keys.length = 0;
  const condition = isId('VALUE');
  if (type === 'scope_ref') need(draft, { name: type, statement: `CREATE DOMAIN scope_ref AS text CHECK (${condition})` });
  const ids = scopes.rows.map((_, i) => (i === 0 ? 'global' : `o_${letters(dice, 10)}`));
  addColumn(draft, scopes, { type, of: 'text', name: 'public_id', notNull: true }, (_, i) => ids[i]!);
  key(draft, scopes, ['public_id'], 'UNIQUE');
  addColumn(draft, scopes, { type: 'text', of: 'text', name: 'kind', notNull: true }, (_, i) => (i === 0 ? 'global' : i < 5 ? 'org' : 'project'));
  addColumn(draft, scopes, { type, of: 'text', name: 'parent_id', notNull: false }, (_, i) => (i === 0 ? null : i < 5 ? 'global' : ids[dice.between(1, 4)]!));
  reference(draft, scopes, ['parent_id'], 'scopes', ['public_id']);
  check(
    draft,
    scopes,
    when`(kind = 'global' AND parent_id IS NULL AND public_id = 'global') OR (kind = 'org' AND parent_id = 'global') OR (kind = 'project' AND parent_id <> 'global' AND parent_id IS NOT NULL)`,
  );
  if (dice.chance(0.6))
    trigger(
      draft,
      scopes,
      'BEFORE INSERT',
      ['kind', 'parent_id'],
      `IF NEW.kind = 'project' AND NOT EXISTS (SELECT 1 FROM scopes s WHERE s.public_id = NEW.parent_id AND s.kind = 'org') THEN RAISE EXCEPTION 'a project is of an org'; END IF; RETURN NEW;`,
    );
  const members = withPlain(draft, numbered(draft, 'scope_members', some(draft)));
  addColumn(draft, members, { type, of: 'text', name: 'scope_id', notNull: true }, () => dice.pick(ids));
  reference(draft, members, ['scope_id'], 'scopes', ['public_id']);
}
