import { when } from '../sql.ts';
import { addColumn, check, column, literal, type Draft, type TableDraft } from './draft.ts';
import { letters } from './values.ts';

/** Conditions on a text's form, with cells that satisfy them. */
const SHAPES: readonly { readonly type: string; make(at: Draft['dice']): string; readonly asks: readonly string[] }[] = [
  {
    type: 'text',
    make: (dice) => `${letters(dice, 2, 'ABCD')}${letters(dice, 4, '0123456789')}`,
    asks: ["# ~ '^[A-Z]{2}[0-9]{4}$'", 'length(#) = 6', 'upper(#) = #', "# LIKE '______'"],
  },
  {
    type: 'varchar(40)',
    make: (dice) => `${letters(dice, 5)}@${letters(dice, 4)}.example`,
    asks: ["# LIKE '%@%'", "# ~* '^[a-z0-9._-]+@[a-z0-9.-]+$'", "position('@' IN #) > 1", 'lower(#) = #', 'octet_length(#) <= 30'],
  },
  {
    type: 'text',
    make: (dice) => letters(dice, dice.between(3, 12)),
    asks: ['length(#) BETWEEN 3 AND 12', "# <> ''", 'btrim(#) = #', 'length(trim(#)) > 0', "# ~ '^[a-z]+$'", "# !~ '[[:space:]]'", "# NOT LIKE '%\\%'"],
  },
  {
    type: 'text',
    make: (dice) => `https://${letters(dice, 6)}.example/${letters(dice, 3)}`,
    asks: ["# LIKE 'https://%'", "starts_with(#, 'https://')", "left(#, 8) = 'https://'", "# ~ '^https?://'"],
  },
  { type: 'char(3)', make: (dice) => letters(dice, 3, 'ABCDEFG'), asks: ["# ~ '^[A-Z]{3}$'", 'upper(#) = #', 'length(#) = 3'] },
  {
    type: 'text',
    make: (dice) => `+${letters(dice, 1, '123456789')}${letters(dice, 8, '0123456789')}`,
    asks: ["# ~ '^\\+[1-9][0-9]{6,14}$'", "substr(#, 1, 1) = '+'", "# SIMILAR TO '\\+[0-9]+'"],
  },
  {
    type: 'varchar(20)',
    make: (dice) => `${letters(dice, 3)}-${letters(dice, 3)}`,
    asks: ["# ~ '^[a-z]+(-[a-z]+)*$'", "split_part(#, '-', 1) <> ''", "# NOT LIKE '-%'", "strpos(#, ' ') = 0"],
  },
  { type: 'text', make: (dice) => letters(dice, 8, '0123456789abcdef'), asks: ["# ~ '^[0-9a-f]{8}$'", 'char_length(#) = 8', "# ~ '^(?=.*[0-9a-f]).{8}$'"] },
];

export function shapedText(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const shape = dice.pick(SHAPES);
  const nulls = dice.chance(0.2);
  const one = addColumn(draft, table, { type: shape.type, of: 'text' }, () => (nulls && dice.chance(0.3) ? null : shape.make(dice)));
  for (const ask of dice.some(shape.asks, dice.between(1, 3))) {
    const parts = ask.split('#');
    const condition = { parts, items: parts.slice(1).map(() => column(one)), isCondition: true };
    check(draft, table, one.notNull || dice.chance(0.6) ? condition : when`${column(one)} IS NULL OR ${condition}`);
  }
}

/** A text that repeats something of another column of its row. */
export function textOfAnother(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const land = addColumn(draft, table, { type: 'char(2)', of: 'text', notNull: true }, () => dice.pick(['DE', 'FR', 'PL']));
  const code = addColumn(draft, table, { type: 'text', of: 'text', notNull: true }, (row) => `${row[land.name]}${letters(dice, 5, '0123456789')}`);
  const [a, b] = [column(land), column(code)];
  check(draft, table, when`${a} IN (${['DE', 'FR', 'PL'].map(literal).join(', ')})`);
  check(
    draft,
    table,
    dice.pick([when`substr(${b}, 1, 2) = ${a}`, when`left(${b}, 2) = ${a}`, when`starts_with(${b}, ${a})`, when`length(${b}) > length(${a})`]),
  );
}
