import { addColumn, key, literal, need, reference, uniqueIndex, type Draft, type TableDraft } from '../make/draft.ts';
import { sql } from '../sql.ts';
import { letters } from '../make/values.ts';
import { numbered, some, trigger, withPlain } from './family.ts';

/** Code that reads sequences, runs names stored in rows, creates keys, counts, and queries functions. */

const HELD = 20;

/** A key must equal the number drawn from its sequence. */
export function drawnKeys(draft: Draft): void {
  const { dice } = draft;
  // Rejects numbers that no sequence drew, so that no hidden row is inserted.
  const drafts = withPlain(draft, numbered(draft, 'revisions', 0, 'serial'));
  drafts.holds = HELD;
  const refuse = `RAISE EXCEPTION 'the sequence gives the id';`;
  const ways = [
    `IF NEW.id <> currval('revisions_id_seq') THEN ${refuse} END IF;`,
    `IF NEW.id IS DISTINCT FROM currval(pg_get_serial_sequence('revisions', 'id')) THEN ${refuse} END IF;`,
    `IF NEW.id > (SELECT last_value FROM revisions_id_seq) THEN ${refuse} END IF;`,
  ];
  trigger(draft, drafts, 'BEFORE INSERT', ['id'], `${dice.pick(ways)} RETURN NEW;`);
  const notes = withPlain(draft, numbered(draft, 'revision_notes', 0));
  notes.holds = HELD;
  addColumn(draft, notes, { type: 'integer', of: 'whole', name: 'revision_id', notNull: true }, () => null);
  reference(draft, notes, ['revision_id'], 'revisions', ['id']);
}

/** Rows contain the name of a function, and code of another table calls it. */
export function namedFunctions(draft: Draft): void {
  const { dice } = draft;
  const functions = ['double_it', 'half_of'].map((name) => ({
    name,
    statement: `CREATE FUNCTION ${name}(n integer) RETURNS integer LANGUAGE sql AS $$ SELECT n * 2 $$`,
  }));
  for (const one of functions) need(draft, one);
  const filler = { name: 'no_number', statement: `CREATE FUNCTION no_number(t text) RETURNS text LANGUAGE sql AS $$ SELECT t $$` };
  if (dice.chance(0.5)) need(draft, filler);
  const sorts = withPlain(draft, numbered(draft, 'work_sorts', some(draft)));
  const suffix = dice.chance(0.5) ? { suffix: `DEFAULT 'double_it'` } : {};
  addColumn(draft, sorts, { type: 'text', of: 'text', name: 'runs', notNull: true, ...suffix }, () => dice.pick(functions).name);
  const works = withPlain(draft, numbered(draft, 'works', some(draft)));
  addColumn(draft, works, { type: 'bigint', of: 'whole', name: 'sort_id', notNull: true }, () => dice.pick(sorts.rows)['id']!);
  addColumn(draft, works, { type: 'integer', of: 'whole', name: 'n', notNull: true }, () => String(dice.between(1, 9)));
  reference(draft, works, ['sort_id'], 'work_sorts', ['id']);
  const run = dice.pick([`EXECUTE 'SELECT ' || f || '($1)' USING NEW.n;`, `EXECUTE format('SELECT %I(%L::integer)', f, NEW.n);`]);
  trigger(draft, works, 'BEFORE INSERT', ['sort_id', 'n'], `SELECT runs INTO f FROM work_sorts WHERE id = NEW.sort_id; ${run} RETURN NEW;`, 'f text;');
}

/** A key that only a trigger assigns, from the row or by counting; other tables may refer to it. */
export function computedKeys(draft: Draft): void {
  const { dice } = draft;
  const papers = numbered(draft, 'papers', some(draft), 'serial');
  const cities = papers.rows.map(() => dice.pick(['bonn', 'ulm', 'jena']));
  addColumn(draft, papers, { type: 'text', of: 'text', name: 'city', notNull: true }, (_, i) => cities[i]!);
  const ofRow = dice.pick([
    [`NEW.code := upper(left(NEW.city, 2)) || '-' || NEW.id;`, (i: number) => `${cities[i]!.slice(0, 2).toUpperCase()}-${i + 1}`],
    [`NEW.code := 'P' || lpad(NEW.id::text, 6, '0');`, (i: number) => `P${String(i + 1).padStart(6, '0')}`],
    [`NEW.code := md5(NEW.id::text);`, null],
  ] as const);
  addColumn(draft, papers, { type: 'text', of: 'text', name: 'code', notNull: true }, (_, i) => ofRow[1]?.(i) ?? `x${i}`);
  if (ofRow[1] === null) uniqueIndex(draft, papers, [sql`code`]);
  else key(draft, papers, ['code'], 'UNIQUE');
  trigger(draft, papers, 'BEFORE INSERT', ['id', 'city', 'code'], `${ofRow[0]} RETURN NEW;`);
  withPlain(draft, papers);
  if (ofRow[1] === null || dice.chance(0.4)) return;
  const loans = withPlain(draft, numbered(draft, 'loans', some(draft)));
  addColumn(draft, loans, { type: 'text', of: 'text', name: 'paper_code', notNull: true }, () => dice.pick(papers.rows)['code']!);
  reference(draft, loans, ['paper_code'], 'papers', ['code']);
}

/** At most this many children for one parent: a constant, or the parent's own value. */
export function capacity(draft: Draft): void {
  const { dice } = draft;
  const rooms = withPlain(draft, numbered(draft, 'cages', some(draft)));
  addColumn(draft, rooms, { type: 'integer', of: 'whole', name: 'places', notNull: true }, () => String(dice.between(4, 9)));
  const birds = withPlain(draft, numbered(draft, 'birds', rooms.rows.length * 2));
  addColumn(draft, birds, { type: 'bigint', of: 'whole', name: 'cage_id', notNull: true }, (_, i) => rooms.rows[i % rooms.rows.length]!['id']!);
  reference(draft, birds, ['cage_id'], 'cages', ['id']);
  const most = dice.pick(['4', '(SELECT places FROM cages WHERE id = NEW.cage_id)']);
  const taken = '(SELECT count(*) FROM birds WHERE cage_id = NEW.cage_id)';
  trigger(draft, birds, 'BEFORE INSERT', ['cage_id'], `IF ${taken} >= ${most} THEN RAISE EXCEPTION 'the cage is full'; END IF; RETURN NEW;`);
}

/** Ways to run a query: directly, through a SQL or PL/pgSQL function that returns a table, through a view. */
function requiredBy(draft: Draft, name: string, table: string, column: string, more = ''): string {
  const { dice } = draft;
  const query = `SELECT 1 FROM ${table} WHERE ${column} = wanted${more}`;
  switch (dice.below(4)) {
    case 0:
      return `SELECT 1 FROM ${table} WHERE ${column} = NEW.id${more}`;
    case 1:
      need(draft, {
        name,
        statement: `CREATE FUNCTION ${name}(wanted bigint) RETURNS TABLE (found integer) LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY ${query}; END $$`,
      });
      return `SELECT * FROM ${name}(NEW.id)`;
    case 2:
      need(draft, {
        name,
        statement: `CREATE FUNCTION ${name}(wanted bigint) RETURNS SETOF integer LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY ${query}; END $$`,
      });
      return `SELECT 1 FROM ${name}(NEW.id)`;
    default:
      // SQL functions are checked when they are created, before the tables exist.
      need(draft, { name: 'late_bodies', statement: 'SET check_function_bodies = off' });
      need(draft, { name, statement: `CREATE FUNCTION ${name}(wanted bigint) RETURNS TABLE (found integer) LANGUAGE sql AS $$ ${query} $$` });
      return `SELECT * FROM ${name}(NEW.id)`;
  }
}

/** Subtypes: a row belongs to one of them only, and only if the supertype says so. */
export function apartByCode(draft: Draft): void {
  const { dice } = draft;
  const staff = withPlain(draft, numbered(draft, 'staff', 18, 'integer'));
  addColumn(draft, staff, { type: 'date', of: 'day', name: 'left_on', notNull: false }, (_, i) => (i >= 15 ? '2024-03-01' : null));
  const subtype = (name: string, from: number): TableDraft => {
    const table = numbered(draft, name, 5, 'integer');
    table.rows.forEach((row, i) => void (row['id'] = String(from + i)));
    reference(draft, table, ['id'], 'staff', ['id']);
    addColumn(draft, table, { type: 'text', of: 'text', name: 'badge', notNull: true }, () => letters(dice, 6));
    return table;
  };
  const [cooks, drivers] = [subtype('cooks', 1), subtype('drivers', 8)];
  const refuse = (question: string, words: string): string => `IF EXISTS (${question}) THEN RAISE EXCEPTION ${literal(words)}; END IF;`;
  const gone = dice.chance(0.6) ? refuse(requiredBy(draft, 'left_staff', 'staff', 'id', ' AND left_on IS NOT NULL'), 'has left') : '';
  trigger(draft, cooks, 'BEFORE INSERT', ['id'], `${gone} ${refuse(requiredBy(draft, 'is_driver', 'drivers', 'id'), 'is a driver')} RETURN NEW;`);
  trigger(draft, drivers, 'BEFORE INSERT', ['id'], `${refuse(requiredBy(draft, 'is_cook', 'cooks', 'id'), 'is a cook')} RETURN NEW;`);
  if (dice.chance(0.5)) return;
  const orders = withPlain(draft, numbered(draft, 'cook_shifts', some(draft), 'integer'));
  addColumn(draft, orders, { type: 'integer', of: 'whole', name: 'cook_id', notNull: true }, () => dice.pick(cooks.rows)['id']!);
  reference(draft, orders, ['cook_id'], 'cooks', ['id']);
  const question = requiredBy(draft, 'left_cook', 'staff', 'id', ' AND left_on IS NOT NULL').replace('NEW.id', 'NEW.cook_id');
  trigger(draft, orders, 'BEFORE INSERT', ['cook_id'], `${refuse(question, 'the cook has left')} RETURN NEW;`);
}

/** A name that must be that of a server role. */
export function roleNames(draft: Draft): void {
  const { dice } = draft;
  const grants = withPlain(draft, numbered(draft, 'grants_given', some(draft)));
  addColumn(draft, grants, { type: 'name', of: 'text', name: 'role_name', notNull: true }, () => 'pg_monitor');
  const question = dice
    .pick([
      'pg_roles WHERE rolname = NEW.role_name',
      'pg_catalog.pg_authid WHERE rolname = NEW.role_name',
      'pg_roles r WHERE r.rolname::text = NEW.role_name::text',
    ])
    .replace('pg_catalog.pg_authid', 'pg_catalog.pg_roles');
  trigger(
    draft,
    grants,
    'BEFORE INSERT',
    ['role_name'],
    `IF NOT EXISTS (SELECT 1 FROM ${question}) THEN RAISE EXCEPTION 'no role %', NEW.role_name; END IF; RETURN NEW;`,
  );
}
