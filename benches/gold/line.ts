/** What a gold line says a column is. */
export const GOLD_KINDS = ['number', 'money', 'time', 'flag', 'label', 'text', 'code', 'document'] as const;
export type GoldKind = (typeof GOLD_KINDS)[number];

/** What an author who knows the trade, and has seen the whole schema, expects of a column. */
export type GoldLine = {
  readonly table: string;
  readonly column: string;
  readonly meaning: string;
  readonly kind: GoldKind;
  readonly unit: string;
  /** The 5th, 50th and 95th percentile: numbers, or days (`2024-05-31`). Absent if the kind has none. */
  readonly range?: readonly [low: string, middle: string, high: string];
  /** Typical values, the frequent first. */
  readonly values: readonly string[];
  /** A pattern that every value matches. */
  readonly pattern?: RegExp;
  /** `after COLUMN`, `<= COLUMN`, `= A * B`; empty if the column is independent. */
  readonly relation: string;
  /** Share of NULL, 0 to 1. */
  readonly nulls: number;
};

export const HEADER = 'table\tcolumn\tmeaning\tkind\tunit\tlow\tmiddle\thigh\tvalues\tpattern\trelation\tnulls';

/** The lines of a schema; a line that is not one is refused with its number. */
export function readLines(text: string): GoldLine[] {
  const [header, ...lines] = text.trimEnd().split('\n');
  if (header !== HEADER) throw new Error('the first line must name the fields of a gold line');
  return lines.map((line, i) => {
    const fields = line.split('\t');
    const [
      table = '',
      column = '',
      meaning = '',
      kind = '',
      unit = '',
      low = '',
      middle = '',
      high = '',
      values = '',
      pattern = '',
      relation = '',
      nulls = '',
    ] = fields;
    const wrong = (why: string): Error => new Error(`line ${i + 2}, ${table}.${column}: ${why}`);
    if (!isKind(kind)) throw wrong(`no kind "${kind}"`);
    if (!meaning) throw wrong('no meaning');
    const measured = kind === 'number' || kind === 'money' || kind === 'time';
    if (measured && !(low && middle && high)) throw wrong('low, middle and high are needed');
    if (kind === 'label' && !values) throw wrong('a label needs values');
    return {
      table,
      column,
      meaning,
      kind,
      unit,
      relation,
      nulls: Number(nulls || 0),
      ...(measured && { range: [low, middle, high] as const }),
      values: values ? values.split('|') : [],
      ...(pattern && { pattern: patternOf(pattern, wrong) }),
    };
  });
}

function patternOf(pattern: string, wrong: (why: string) => Error): RegExp {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    throw wrong(`not a pattern: ${pattern}`);
  }
}

function isKind(kind: string): kind is GoldKind {
  return (GOLD_KINDS as readonly string[]).includes(kind);
}
