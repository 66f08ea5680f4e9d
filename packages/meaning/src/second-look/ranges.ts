import { countRows, ends, has, isNumber, isTime, numberOf, type Doubt, type Made, type MadeColumn, type MadeTable } from './made-table.ts';

type Range = {
  readonly low: number;
  readonly high: number;
  /** What its values are, for the sentence. */
  readonly what: string;
  readonly fits: (column: MadeColumn) => boolean;
};

/** Changes may be below zero and above a hundred. */
const CHANGES = 'change growth delta diff difference variation increase decrease return yield margin markup gain loss over roi variance deviation'.split(' ');

const RANGES: readonly Range[] = [
  { low: 0, high: 100, what: 'percent', fits: ({ words }) => has(words, 'percent', 'percentage', 'pct') && !has(words, ...CHANGES) },
  { low: 0, high: 120, what: 'an age in years', fits: ({ words }) => words.join(' ') === 'age' || words.join(' ') === 'age year' },
  { low: -90, high: 90, what: 'a latitude', fits: ({ words }) => ends(words, 'latitude', 'lat') },
  { low: -180, high: 180, what: 'a longitude', fits: ({ words }) => ends(words, 'longitude', 'lng', 'lon') },
  {
    low: 1_500,
    high: 2_200,
    what: 'a year',
    fits: ({ words, base }) =>
      ends(words, 'year') &&
      /^int[248]$/.test(base) &&
      words.length <= 3 &&
      !has(words, 'per', 'age', 'experience', 'warranty', 'term', 'half', 'last', 'past', 'active', 'in', 'of'),
  },
  { low: 0, high: 24, what: 'an hour of the day', fits: ({ words }) => words.join(' ') === 'hour of day' },
  { low: 0, high: 100, what: 'a probability', fits: ({ words }) => ends(words, 'probability', 'likelihood') },
];

/** Numbers out of proportion with the words of their column, and bodies that do not fit their age. */
export function ranges(made: Made, table: MadeTable): Doubt[] {
  return [...table.columns.flatMap((column) => outOfRange(table, column)), ...births(made, table), ...bodies(made, table)];
}

function outOfRange(table: MadeTable, column: MadeColumn): Doubt[] {
  const range = isNumber(column) && column.column.generator ? RANGES.find(({ fits }) => fits(column)) : undefined;
  if (!range) return [];
  const [low, high] = widened(range, column);
  const counted = countRows(table, (at) => {
    const value = numberOf(column.cells[at]);
    return Number.isNaN(value) ? null : value < low || value > high;
  });
  if (counted.bad === 0) return [];
  const value = column.cells[table.rows.indexOf(counted.rows[0]! - 1)]!;
  return [
    {
      column: column.name,
      code: 'out-of-range',
      weight: 0.95,
      says: `${column.name} is ${value} in row ${counted.rows[0]}, which is not ${range.what}; so are ${counted.bad} of ${counted.of} rows.`,
      columns: [],
      rows: counted.rows,
    },
  ];
}

/** A CHECK that names both ends says what the numbers may be: composers are born from 1000 on. */
function widened({ low, high }: Range, { column: { domain } }: MadeColumn): readonly [low: number, high: number] {
  const [min, max] = [Number(domain?.min ?? NaN), Number(domain?.max ?? NaN)];
  return Number.isFinite(min) && Number.isFinite(max) ? [Math.min(low, min), Math.max(high, max)] : [low, high];
}

const isBirth = ({ words }: MadeColumn): boolean =>
  words.join(' ') === 'birth date' || words.join(' ') === 'date of birth' || is1(words, 'birthdate', 'birthday', 'dob');
const is1 = (words: readonly string[], ...any: readonly string[]): boolean => words.length === 1 && any.includes(words[0]!);

/** People who are not born yet, or more than 120 years old. */
function births({ blueprint }: Made, table: MadeTable): Doubt[] {
  const now = Number(blueprint.referenceDate.slice(0, 4));
  return table.columns
    .filter((column) => isTime(column) && isBirth(column) && column.column.generator)
    .flatMap((column): Doubt[] => {
      const counted = countRows(table, (at) => {
        const day = column.cells[at];
        return day == null ? null : day.slice(0, 10) > blueprint.referenceDate || Number(day.slice(0, 4)) < now - 120;
      });
      if (counted.bad === 0) return [];
      return [
        {
          column: column.name,
          code: 'out-of-range',
          weight: 0.95,
          says: `${column.name} is no day of birth of a living person in ${counted.bad} of ${counted.of} rows.`,
          columns: [],
          rows: counted.rows,
        },
      ];
    });
}

/** Heights by age: a small child is not taller than this, an adult hardly smaller than that. */
const CHILD = { years: 4, cm: 130 };
const ADULT = { years: 18, cm: 120 };

function bodies({ blueprint }: Made, table: MadeTable): Doubt[] {
  const birth = table.columns.find((column) => isTime(column) && isBirth(column));
  const height = table.columns.find((column) => isNumber(column) && column.words.join(' ') === 'height cm');
  if (!birth || !height?.column.generator) return [];
  const now = Number(blueprint.referenceDate.slice(0, 4));
  const counted = countRows(table, (at) => {
    const [day, cm] = [birth.cells[at], numberOf(height.cells[at])];
    if (day == null || Number.isNaN(cm)) return null;
    const years = now - Number(day.slice(0, 4));
    return (years < CHILD.years && cm > CHILD.cm) || (years > ADULT.years && cm < ADULT.cm);
  });
  if (counted.bad < 2) return [];
  return [
    {
      column: height.name,
      code: 'out-of-range',
      weight: 0.9,
      says: `${height.name} does not fit the age by ${birth.name} in ${counted.bad} of ${counted.of} rows.`,
      columns: [birth.name],
      rows: counted.rows,
    },
  ];
}
