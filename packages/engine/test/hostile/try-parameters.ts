import { emptyBlueprint, LIMITS, Problem, type Blueprint } from '@seedbed/contract';
import { catalogue, compile, encode, openReader, type Words } from '../../src/index.ts';
import { exampleOf } from '../../src/generators/examples.ts';
import { cellText } from '../../src/plan/cell-text.ts';
import { dice } from '../suites/mutations.ts';
import { makeParameters } from './make-parameters.ts';

const ROWS = 20;
const KINDS = catalogue.map(({ kind }) => kind);
const FAKER = [
  'string.alpha',
  'string.sample',
  'lorem.paragraphs',
  'lorem.words',
  'number.int',
  'date.between',
  'internet.password',
  'person.fullName',
  'string.nanoid',
];
const OTHER_TYPES = [
  'text',
  'character varying(1)',
  'character(1)',
  'smallint',
  'bigint',
  'numeric(1000,500)',
  'numeric(2,2)',
  'jsonb',
  'text[]',
  'bytea',
  'uuid',
  'date',
  'boolean',
  'interval',
  'oid',
  'bit(3)',
  '"char"',
  'name',
];

export type Trial = {
  readonly seed: number;
  readonly kind: string;
  readonly parameters: unknown;
  readonly type: string;
  readonly outcome: string;
  readonly ms: number;
};

/** A table of one generated column: the generator of the seed's turn, with hostile parameters. */
function trialOf(seed: number): { kind: string; type: string; parameters: Record<string, unknown>; blueprint: Blueprint } {
  const random = dice(seed);
  const faker = random() < 0.05 ? FAKER[Math.floor(random() * FAKER.length)] : undefined;
  const definition = catalogue[seed % catalogue.length]!;
  const example = exampleOf(definition);
  const kind = faker ? `faker:${faker}` : definition.kind;
  const parameters = faker ? { arguments: fakerArguments(random) } : makeParameters(definition, example.parameters, KINDS, random);
  const type = random() < 0.2 ? OTHER_TYPES[Math.floor(random() * OTHER_TYPES.length)]! : example.type;
  const beside = Object.entries(example.beside).map(([name, other]) => ({
    name,
    type: other.type ?? 'text',
    generator: { kind: other.kind, ...(other.parameters ? { parameters: other.parameters } : {}) },
  }));
  const blueprint: Blueprint = {
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'hostile',
        rows: ROWS,
        columns: [...beside, { name: 'value', type, nullable: true, generator: { kind, parameters } }],
        ...(random() < 0.15 ? { uniqueKeys: [{ columns: ['value'] }] } : {}),
      },
    ],
  };
  return { kind, type, parameters, blueprint };
}

function fakerArguments(random: () => number): unknown[] {
  const sizes = [1e8, 1e6, 2 ** 53, -1, 0, Infinity];
  const size = sizes[Math.floor(random() * sizes.length)]!;
  const forms = [[size], [{ length: size }], [{ length: { min: size, max: size } }], [{ min: size, max: 0 }], [size, size], [[size]], ['x'.repeat(100_000)]];
  return forms[Math.floor(random() * forms.length)]!;
}

/** Compiles the parameters and writes rows in every format: returns the result, or the forbidden behaviour. */
export function tryParameters(seed: number, words: Words): Trial {
  const { kind, type, parameters, blueprint } = trialOf(seed);
  const before = process.cpuUsage();
  let outcome: string;
  try {
    outcome = generated(blueprint, words);
  } catch (error) {
    outcome = refused(error);
  }
  const { user, system } = process.cpuUsage(before);
  return { seed, kind, type, parameters, outcome, ms: (user + system) / 1000 };
}

function generated(blueprint: Blueprint, words: Words): string {
  const plan = compile(blueprint, words, { cap: true });
  const table = plan.tables[0]!;
  const batch = openReader(plan, table).read({ first: 0, count: table.rows, at: null });
  for (const column of batch.columns)
    for (let row = 0; row < table.rows; row++) {
      if (column.nulls?.[row]) continue;
      const bytes = Buffer.byteLength(cellText(column, row));
      if (bytes > LIMITS.cellBytes) return `WRONG: a cell of ${bytes} bytes`;
      if (/NaN|undefined|\[object/.test(cellText(column, row).slice(0, 1000))) return `WRONG: ${cellText(column, row).slice(0, 60)}`;
    }
  for (const format of ['csv', 'ndjson', 'json', 'copy-text', 'sql-insert', 'copy-binary', 'parquet'] as const) {
    try {
      for (const _ of encode(format, table, [batch]));
    } catch (error) {
      // A generator's text may be invalid for the column's type: COPY text leaves that to Postgres, the binary formats
      // cannot.
      if (!(error instanceof Problem) || !/^\S.*: .* cannot be written as /s.test(error.message)) throw error;
    }
  }
  return 'generated';
}

function refused(error: unknown): string {
  if (!(error instanceof Problem)) return `WRONG: ${(error as Error).stack}`;
  if (!['invalid-blueprint', 'unsatisfiable'].includes(error.type)) return `WRONG: ${error.type}: ${error.message}`;
  const place = error.errors?.[0];
  if (!place?.pointer.startsWith('/tables/0')) return `WRONG: no place: ${error.message}`;
  if (/Cannot read|is not a function|is not iterable|Invalid (array|string|count)|undefined|call stack|out of memory/i.test(error.message))
    return `WRONG: ${error.message}`;
  return 'refused';
}
