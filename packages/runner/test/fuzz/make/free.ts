import type { OpenClient } from '@seedbed/postgres/sql';
import type { Dice } from '../dice.ts';
import { sql, textOf, when, type Sql } from '../sql.ts';
import { check, column, literal, type ColumnDraft, type Draft, type TableDraft } from './draft.ts';
import type { ColumnClass } from './names.ts';

/** Postgres' results for some expressions over a table's rows: a text for each row, null for NULL. Omits those that raise errors. */
export type Ask = (table: string, expressions: readonly Sql[]) => Promise<Map<Sql, (string | null)[]>>;

type Value = { readonly of: ColumnClass; readonly type: string; readonly text: Sql };
type Truth = true | false | null;
type Atom = { readonly text: Sql; readonly truth: readonly Truth[] };

/**
 * CHECKs of the whole grammar over two or three columns: combines values at random and evaluates them in Postgres, so that comparisons use
 * the hidden rows' values; combines conditions until one is false for no row.
 */
export async function freeChecks(draft: Draft, table: TableDraft, ask: Ask, count: number): Promise<void> {
  const { dice } = draft;
  const values = valuesOver(
    dice,
    table.columns.filter((one) => !one.generated),
  );
  if (values.length === 0 || table.rows.length === 0) return;
  const cells = await ask(
    table.name,
    values.map((value) => value.text),
  );
  const conditions = Array.from({ length: 14 }, () => atomOver(dice, values, cells)).filter((one) => one !== undefined);
  const verdicts = await ask(table.name, conditions);
  const atoms = conditions.flatMap((text): Atom[] => {
    const truth = verdicts.get(text)?.map((one): Truth => (one === null ? null : one === 'true'));
    return truth ? [{ text, truth }] : [];
  });
  if (atoms.length === 0) return;
  for (let i = 0; i < count; i++) {
    const found = Array.from({ length: 12 }, () => combine(dice, atoms, dice.between(0, 2))).find(
      (one) => !one.truth.includes(false) && one.truth.includes(true),
    );
    if (found) check(draft, table, found.text);
  }
}

function valuesOver(dice: Dice, columns: readonly ColumnDraft[]): Value[] {
  const plain = columns.map((one): Value => ({ of: one.of, type: one.type, text: column(one) }));
  const some = (...of: ColumnClass[]): Value[] => plain.filter((value) => of.includes(value.of) && !value.type.endsWith('[]'));
  const values: Value[] = plain.filter((value) => !['json', 'list', 'range'].includes(value.of));
  const numbers = some('whole').filter((value) => /^(smallint|integer|bigint|serial)$/.test(value.type));
  for (const a of numbers) {
    const b = dice.pick(numbers);
    values.push(
      ...dice
        .some(
          [
            sql`${a.text} + ${b.text}`,
            sql`${a.text} - ${b.text}`,
            sql`${a.text} * 2`,
            sql`coalesce(${a.text}, 0)`,
            sql`abs(${a.text})`,
            sql`greatest(${a.text}, ${b.text})`,
            sql`${a.text} % 7`,
          ],
          2,
        )
        .map((text): Value => ({ of: 'whole', type: 'bigint', text })),
    );
  }
  for (const a of some('text')) {
    values.push(
      ...dice
        .some([sql`lower(${a.text})`, sql`trim(${a.text})`, sql`left(${a.text}, 2)`, sql`coalesce(${a.text}, '')`], 1)
        .map((text): Value => ({ of: 'text', type: 'text', text })),
    );
    values.push({ of: 'whole', type: 'bigint', text: sql`length(${a.text})` });
  }
  const days = some('day').filter((value) => value.type === 'date');
  if (days.length > 1) values.push({ of: 'whole', type: 'bigint', text: sql`${days[0]!.text} - ${days[1]!.text}` });
  return values;
}

function atomOver(dice: Dice, values: readonly Value[], cells: ReadonlyMap<Sql, readonly (string | null)[]>): Sql | undefined {
  const a = dice.pick(values);
  const known = [...new Set((cells.get(a.text) ?? []).filter((cell) => cell !== null))] as string[];
  if (known.length === 0 || dice.chance(0.12)) return a.text.column ? when`${a.text} IS ${dice.pick(['NULL', 'NOT NULL'])}` : undefined;
  if (a.of === 'flag') return dice.pick([when`${a.text}`, when`NOT ${a.text}`, when`${a.text} IS NOT TRUE`]);
  const at = (value: string): string =>
    a.of === 'whole' || a.of === 'number'
      ? /^-?[\d.]+$/.test(value)
        ? `(${value})`
        : `${literal(value)}::${a.type}`
      : `${literal(value)}::${a.type === 'serial' ? 'integer' : a.type}`;
  const one = at(dice.pick(known));
  const others = values.filter((value) => value !== a && (value.type === a.type || (value.of === 'whole' && a.of === 'whole')));
  const b = others.length > 0 ? dice.pick(others).text : undefined;
  const compare = (op: string, c: Sql | string): Sql => when`${a.text} ${op} ${c}`;
  const ordered = ['<', '<=', '>', '>='];
  const forms: Sql[] = [
    compare(dice.pick(['=', '<>']), one),
    compare('IS DISTINCT FROM', one),
    when`${a.text} IN (${dice.some(known, 3).map(at).join(', ')})`,
    ...(b ? [compare(dice.pick(['=', '<>', 'IS DISTINCT FROM']), b)] : []),
  ];
  // Texts compare by their collation, so their order is tested by bounds of other types.
  if (a.of !== 'text' && a.of !== 'json')
    forms.push(compare(dice.pick(ordered), one), compare(dice.pick(ordered), one), when`${a.text} BETWEEN ${at(dice.pick(known))} AND ${at(dice.pick(known))}`);
  if (a.of !== 'text' && b) forms.push(compare(dice.pick(ordered), b), compare(dice.pick(ordered), b));
  if (a.of === 'text')
    forms.push(
      when`${a.text} LIKE ${literal(
        `${dice
          .pick(known)
          .slice(0, 1)
          .replace(/[%_\\]/g, '')}%`,
      )}`,
      when`${a.text} ~ '^[A-Za-z]'`,
      when`${a.text} NOT LIKE '%9%'`,
      compare('<>', "''"),
    );
  return dice.pick(forms);
}

function combine(dice: Dice, atoms: readonly Atom[], depth: number): Atom {
  if (depth === 0) return dice.pick(atoms);
  const [a, b, c] = [0, 1, 2].map(() => combine(dice, atoms, depth - 1)) as [Atom, Atom, Atom];
  const rows = a.truth.map((_, i) => i);
  const over = (text: Sql, truth: (i: number) => Truth): Atom => ({ text, truth: rows.map(truth) });
  switch (dice.below(8)) {
    case 0:
    case 1:
    case 2:
      return over(when`(${a.text} OR ${b.text})`, (i) => or(a.truth[i]!, b.truth[i]!));
    case 3:
      return over(when`(${a.text} AND ${b.text})`, (i) => not(or(not(a.truth[i]!), not(b.truth[i]!))));
    case 4:
      return over(when`NOT (${a.text})`, (i) => not(a.truth[i]!));
    case 5:
      return over(when`CASE WHEN ${a.text} THEN ${b.text} ELSE ${c.text} END`, (i) => (a.truth[i] ? b.truth[i]! : c.truth[i]!));
    case 6:
      return over(when`coalesce(${a.text}, true)`, (i) => a.truth[i] ?? true);
    default:
      return over(when`((${a.text}) IS NOT TRUE OR ${b.text})`, (i) => or(a.truth[i] !== true, b.truth[i]!));
  }
}

function or(a: Truth, b: Truth): Truth {
  return a || b ? true : a === null || b === null ? null : false;
}

function not(a: Truth): Truth {
  return a === null ? null : !a;
}

/** Evaluates expressions in Postgres, which has the rows: all in one query, and one by one if that raises an error. */
export function askServer(client: OpenClient): Ask {
  const askSome = async (table: string, expressions: readonly Sql[]): Promise<(string | null)[][] | undefined> => {
    await client.query('SAVEPOINT ask');
    try {
      const { rows } = await client.query<{ cells: (string | null)[] }>(
        `SELECT ARRAY[${expressions.map((one) => `(${textOf(one)})::text`).join(', ')}] AS cells FROM ${table}`,
      );
      await client.query('RELEASE SAVEPOINT ask');
      return expressions.map((_, i) => rows.map((row) => row.cells[i] ?? null));
    } catch {
      await client.query('ROLLBACK TO SAVEPOINT ask');
      return undefined;
    }
  };
  return async (table, expressions) => {
    const all = expressions.length > 0 ? await askSome(table, expressions) : [];
    if (all) return new Map(expressions.map((one, i) => [one, all[i]!]));
    const answers = new Map<Sql, (string | null)[]>();
    for (const one of expressions) {
      const verdicts = await askSome(table, [one]);
      if (verdicts) answers.set(one, verdicts[0]!);
    }
    return answers;
  };
}
