import { Problem } from '@seedbed/contract';
import { exactly, type Cell, type CellValue, type SeedScript } from '../statement.ts';
import { membersOf } from '../code/faker-call.ts';
import { MOCKAROO_KINDS } from './mockaroo-kinds.ts';

type Field = Readonly<Record<string, unknown>>;

/** A schema as Mockaroo exports it, or its list of fields alone; undefined for other JSON. */
export function readMockaroo(text: string, file: string): SeedScript {
  const fields = fieldsOf(text, file);
  const document = membersOf(JSON.parse(text));
  const lines = new Lines(text, file);
  const cells = new Map<string, Cell>();
  for (const field of fields) {
    const name = String(field['name']);
    const type = String(field['type']);
    cells.set(name, { place: lines.of(name), source: type, ...withNulls(cellOf(type, field), field) });
  }
  const rows = document['num_rows'] ?? document['count'];
  const place = { file, line: 1 };
  const table = typeof document['name'] === 'string' ? document['name'].replace(/\.(?:json|csv|sql|xlsx)$/i, '') : undefined;
  const tableName = typeof document['table_name'] === 'string' && document['table_name'] !== '' ? document['table_name'] : table;
  const parcel = { place, cells, ...(typeof rows === 'number' && { count: exactly(rows) }) };
  return {
    tool: 'mockaroo',
    aliases: new Map(),
    left: [],
    plans: [{ place, listed: false, parcels: [parcel], ...(tableName !== undefined && { table: tableName }) }],
  };
}

function fieldsOf(text: string, file: string): readonly Field[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    throw new Problem('invalid-request', `${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
  const list = Array.isArray(document) ? document : (membersOf(document)['columns'] ?? membersOf(document)['fields']);
  const fields = Array.isArray(list) ? list.map(membersOf) : [];
  if (fields.length === 0 || !fields.every(({ name, type }) => typeof name === 'string' && typeof type === 'string'))
    throw new Problem('invalid-request', `${file} is no schema of Mockaroo: its "columns" are a list of { "name", "type" }.`);
  return fields;
}

/** The line of each field, by its name in the order of the file. */
class Lines {
  private at = 0;
  private readonly text: string;
  private readonly file: string;

  constructor(text: string, file: string) {
    this.text = text;
    this.file = file;
  }

  of(name: string): { file: string; line: number } {
    const found = this.text.indexOf(JSON.stringify(name), this.at);
    if (found >= 0) this.at = found + 1;
    return { file: this.file, line: this.text.slice(0, Math.max(0, found)).split('\n').length };
  }
}

function withNulls(cell: CellValue, field: Field): CellValue {
  const percent = Number(field['null_percentage'] ?? field['percentBlank'] ?? 0);
  if (!(percent > 0)) return cell;
  const nullShare = percent / 100;
  if (cell.kind === 'generator') return { ...cell, nullShare };
  if (cell.kind !== 'choice') return cell;
  const sum = cell.values.reduce((all, { weight }) => all + weight, 0);
  return {
    kind: 'choice',
    values: [...cell.values.map(({ value, weight }) => ({ value, weight: (weight / sum) * (1 - nullShare) })), { value: null, weight: nullShare }],
  };
}

const unknown = (why: string): CellValue => ({ kind: 'unknown', why });

function cellOf(type: string, field: Field): CellValue {
  if (typeof field['formula'] === 'string' && field['formula'] !== '')
    return unknown(`has a formula (${field['formula'].replace(/\s+/g, ' ').slice(0, 60)}): write it as an expression, see docs/manual/expressions.md`);
  if (/^(?:Row Number|Sequence|GUID|ULID|MongoDB ObjectID)$/.test(type)) return { kind: 'own', why: `${type}: Seedbed makes keys itself` };
  if (type === 'Blank') return { kind: 'literal', value: null };
  if (type === 'Custom List') return listOf(field);
  const number = (name: string): number | undefined =>
    field[name] === undefined || field[name] === null || field[name] === '' ? undefined : Number(field[name]);
  const [min, max] = [number('min'), number('max')];
  if (type === 'Number') {
    const decimals = number('decimals') ?? 0;
    const bounds = { min: min ?? 1, max: max ?? 100 };
    return {
      kind: 'generator',
      generator: decimals > 0 ? { kind: 'number.float', parameters: { ...bounds, fractionDigits: decimals } } : { kind: 'number.int', parameters: bounds },
    };
  }
  if (type === 'Money') return { kind: 'generator', generator: { kind: 'number.float', parameters: { min: min ?? 0, max: max ?? 10, fractionDigits: 2 } } };
  if (/^(?:Datetime|Date|Timestamp)$/.test(type)) {
    const [from, to] = [field['min'], field['max']].map(dayOf);
    return from && to
      ? { kind: 'generator', generator: { kind: 'date.between', parameters: { from, to } } }
      : { kind: 'own', why: `${type}: the column keeps its generator` };
  }
  if (type === 'Normal Distribution')
    return {
      kind: 'generator',
      generator: {
        kind: 'distribution',
        parameters: { distribution: 'normal', mean: number('mean') ?? 0, deviation: number('sd') ?? number('standardDeviation') ?? 1 },
      },
    };
  if (type === 'Regular Expression' && typeof field['value'] === 'string')
    return { kind: 'generator', generator: { kind: 'pattern', parameters: { regex: field['value'] } } };
  if (/^(?:Boolean|Words|Sentences|Paragraphs|Time|Hex Color|JSON Array|Password)$/.test(type))
    return { kind: 'own', why: `${type}: the column keeps its generator` };
  return Object.hasOwn(MOCKAROO_KINDS, type)
    ? { kind: 'generator', generator: { kind: MOCKAROO_KINDS[type]! } }
    : unknown(`there is no generator like Mockaroo's ${type}`);
}

function listOf({ values, selectionStyle, selection_style: style }: Field): CellValue {
  const all = Array.isArray(values) ? values.map(String) : typeof values === 'string' ? values.split(',').map((each) => each.trim()) : [];
  if (all.length === 0) return unknown('its list is not in the file');
  const weights = membersOf((selectionStyle ?? style) === 'custom' ? values : undefined);
  return { kind: 'choice', values: all.map((value) => ({ value, weight: Number(weights[value] ?? 1) })) };
}

/** `05/25/2024` as Mockaroo writes it, or an ISO date. */
function dayOf(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(text) ?? [];
  if (year) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : undefined;
}
