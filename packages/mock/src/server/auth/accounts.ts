import { createHash } from 'node:crypto';
import { MockFault, objectOf, type Cond, type Json, type MockColumn, type Query, type Result } from '../../core/index.ts';
import type { People } from './people.ts';

export type Run = (query: Query) => Promise<Result>;

/** A person of the dataset. */
export type Account = {
  readonly id: string;
  readonly email: string;
  /** Names of the person, by column. */
  readonly names: Readonly<Record<string, Json>>;
  /** The person's memberships, by column. */
  readonly belongs: Readonly<Record<string, Json>>;
  /** What the person said at the sign-up. */
  readonly metadata: Readonly<Record<string, Json>>;
};

/** The person with an e-mail address; capitals do not matter. */
export async function accountByEmail(people: People, email: string, run: Run): Promise<Account | null> {
  return (await accountWhere(people, people.email, email, run)) ?? (await accountWhere(people, people.email, email.toLowerCase(), run));
}

/** The first e-mail address of a person. */
export function firstEmail({ table, email }: People, run: (query: Query) => Result): string | null {
  const select = [{ kind: 'column' as const, column: email.name }];
  const where: Cond = { kind: 'not', of: { kind: 'column', column: email.name, op: 'is', value: 'null' } };
  const [row] = run({ table: table.name, schema: table.schema, verb: 'read', select, where, limit: 1 }).rows;
  return typeof row?.[0] === 'string' ? row[0] : null;
}

export function accountById(people: People, id: string, run: Run): Promise<Account | null> {
  return accountWhere(people, people.id, id, run);
}

async function accountWhere(people: People, by: MockColumn, value: string, run: Run): Promise<Account | null> {
  const { table, id, email, names, belongs, metadata } = people;
  const columns = [...new Set([id, email, ...names, ...belongs, ...(metadata ? [metadata] : [])])];
  const where: Cond = { kind: 'column', column: by.name, op: 'eq', value };
  const select = columns.map(({ name }) => ({ kind: 'column' as const, column: name }));
  const result = await run({ table: table.name, schema: table.schema, verb: 'read', select, where, limit: 1 }).catch((error: unknown) => {
    // A text that is invalid for the column's type identifies no row.
    if (error instanceof MockFault && error.code === '22P02') return null;
    throw error;
  });
  const row = result?.rows[0];
  if (!result || !row) return null;
  const values = objectOf(result.fields, row);
  const part = (of: readonly MockColumn[]) => Object.fromEntries(of.map(({ name }) => [name, values[name] ?? null]));
  const said = metadata && values[metadata.name];
  return {
    id: String(values[id.name]),
    email: String(values[email.name] ?? ''),
    names: part(names),
    belongs: part(belongs),
    metadata: said !== null && typeof said === 'object' && !Array.isArray(said) ? (said as Readonly<Record<string, Json>>) : {},
  };
}

/** How many key values to try in its form, if earlier ones are rejected or taken. */
const MAX_TRIES = 20;
/** A CHECK, a unique key, or a length. */
const REFUSED: ReadonlySet<string> = new Set(['23514', '23505', '22001']);

/**
 * Adds a person. Omitted required columns copy the table's first row, or follow from the address: keys that cannot contain its name get a
 * value in the form of the first row's (`SW0000001` → `SW5816204`). Throws `MockFault`.
 */
export async function addAccount(people: People, email: string, data: Readonly<Record<string, unknown>>, run: Run): Promise<void> {
  const { table, id } = people;
  const first = await run({ table: table.name, schema: table.schema, verb: 'read', limit: 1 });
  const model = first.rows[0] ? objectOf(first.fields, first.rows[0]) : {};
  const said = people.metadata && { [people.metadata.name]: data };
  const given = Object.fromEntries(table.columns.filter(({ name }) => Object.hasOwn(data, name)).map(({ name }) => [name, data[name]]));
  const required = table.columns.filter(
    (column) => column.notNull && column.default === null && column.identity === null && column.generated === null && column.sequence === null,
  );
  const made = (turn: number) =>
    required.map((column): [string, unknown] => {
      const isKey = table.keys.some((key) => key.columns.includes(column));
      if (column.type.base === 'uuid' && column === id) return [column.name, uuidOf(email)];
      if (isKey && /^(text|varchar|bpchar|citext)$/.test(column.type.base)) {
        const own = model[column.name];
        return [column.name, turn === 0 || typeof own !== 'string' ? email.split('@')[0] : inFormOf(own, `${email} ${column.name} ${turn}`)];
      }
      return [column.name, isKey ? undefined : model[column.name]];
    });
  let refused: unknown;
  for (let turn = 0; turn <= MAX_TRIES; turn++) {
    const row = { ...Object.fromEntries(made(turn).filter(([, value]) => value !== undefined)), ...given, ...said, [people.email.name]: email };
    try {
      await run({ table: table.name, schema: table.schema, verb: 'insert', select: [], write: { rows: [row], missing: 'default' } });
      return;
    } catch (error) {
      if (!(error instanceof MockFault) || !REFUSED.has(error.code)) throw error;
      refused ??= error;
    }
  }
  throw refused;
}

/** A text with other digits, and if it has none with other letters; the same for the same seed. */
function inFormOf(text: string, seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  const kinds = /\d/.test(text) ? /\d/g : /[A-Za-z]/g;
  let at = 0;
  return text.replace(kinds, (letter) => {
    const byte = bytes[at++ % bytes.length]!;
    if (/\d/.test(letter)) return String(byte % 10);
    return String.fromCharCode((letter < 'a' ? 65 : 97) + (byte % 26));
  });
}

/** The same address gets the same key after a reset. */
function uuidOf(email: string): string {
  const hex = createHash('sha256').update(email).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
