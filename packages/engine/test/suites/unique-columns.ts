import type { Blueprint, BlueprintColumn } from '@seedbed/contract';
import { encode, generate, type Plan } from '../../src/index.ts';
import { blueprintOf, ID, link } from '../../src/plan/testing/blueprint-of.ts';

type Column = Omit<BlueprintColumn, 'name'>;
const text = (kind: string, parameters?: Record<string, unknown>, type = 'text'): Column => ({
  type,
  generator: { kind, ...(parameters ? { parameters } : {}) },
});

/** Every way in which a single column becomes unique, each with room for ten million rows. */
const ALONE: Readonly<Record<string, Column>> = {
  sequence: { type: 'bigint', generator: { kind: 'sequence' } },
  permutation: { type: 'bigint', generator: { kind: 'permutation' } },
  'whole number': { type: 'integer', generator: { kind: 'number.int' } },
  decimal: { type: 'numeric(14,2)', generator: { kind: 'finance.amount' } },
  moment: { type: 'timestamp with time zone', generator: { kind: 'date.past' } },
  uuid: { type: 'uuid', generator: { kind: 'string.uuid' } },
  'e-mail': text('internet.email'),
  'user name': text('internet.username'),
  'user name in 14 letters': text('internet.username', undefined, 'character varying(14)'),
  'user name, case folded': { ...text('internet.username'), foldCase: true },
  slug: text('commerce.slug'),
  pattern: text('pattern', { regex: '[A-Z]{3}-\\d{5}' }),
  template: text('template', { template: '{{person.lastName}} {{company.name}}' }),
  'category with a tail': text('text.category'),
  'name with a tail': text('person.fullName'),
  'list with a tail': text('values', { values: ['small', 'medium', 'large'] }),
  letters: { type: 'character(6)' },
  address: { type: 'inet', generator: { kind: 'internet.ip' } },
};

export const UNIQUE: readonly string[] = [...Object.keys(ALONE), 'place within a parent', 'text within a parent', 'two parents', 'three columns'];

/** One table whose key is unique in the named way, with at most `rows` rows. */
export function uniqueBlueprint(name: string, rows: number): Blueprint {
  const alone = ALONE[name];
  if (alone) return blueprintOf({ t: { rows, columns: { x: alone }, uniqueKeys: [{ columns: ['x'] }] } });
  const parents = { rows: Math.ceil(rows / 3), columns: { id: ID }, primaryKey: ['id'] };
  const owner = link('t.a', 'parents.id', { owner: true, fanOut: { kind: 'uniform', min: 0, max: 6 } });
  const tables: Record<string, Blueprint> = {
    'place within a parent': blueprintOf({ parents, t: { columns: { a: 'integer', line: 'smallint' }, primaryKey: ['a', 'line'] } }, [owner]),
    'text within a parent': blueprintOf({ parents, t: { columns: { a: 'integer', name: text('text.category') }, primaryKey: ['a', 'name'] } }, [owner]),
    'two parents': blueprintOf({ parents, tags: { ...parents, rows: 1000 }, t: { rows, columns: { a: 'integer', b: 'integer' }, primaryKey: ['a', 'b'] } }, [
      link('t.a', 'parents.id'),
      link('t.b', 'tags.id'),
    ]),
    'three columns': blueprintOf({
      t: { rows, columns: { day: 'date', n: { type: 'integer', domain: { min: 1, max: 999 } }, on: 'boolean' }, uniqueKeys: [{ columns: ['day', 'n', 'on'] }] },
    }),
  };
  return tables[name]!;
}

/**
 * Rows of table `t` whose value also occurs in another row: 0 if the key holds. Compares 53-bit hashes of each row's
 * bytes, and the bytes themselves if two hashes are equal.
 */
export function repeatedRows(plan: Plan): number {
  const { rows } = plan.table('t');
  const hashes = new Float64Array(rows);
  let row = 0;
  visitLines(plan, (bytes, from, to) => (hashes[row++] = hashOf(bytes, from, to)));
  hashes.sort();
  const twice = new Set<number>();
  for (let i = 1; i < rows; i++) if (hashes[i] === hashes[i - 1]) twice.add(hashes[i]!);
  if (twice.size === 0) return 0;
  const seen = new Set<string>();
  let repeated = 0;
  visitLines(plan, (bytes, from, to) => {
    if (!twice.has(hashOf(bytes, from, to))) return;
    const line = Buffer.from(bytes.subarray(from, to)).toString();
    if (seen.has(line)) repeated++;
    seen.add(line);
  });
  return repeated;
}

/** The bytes of each row, without the line's end. Folded columns compare without case. */
function visitLines(plan: Plan, visit: (bytes: Uint8Array, from: number, to: number) => void): void {
  const table = plan.table('t');
  const folded = plan.blueprint.tables.some((each) => each.columns.some((column) => column.foldCase));
  for (const chunk of encode('copy-text', table, generate(plan, table, 0, table.rows))) {
    if (folded) for (let i = 0; i < chunk.length; i++) if (chunk[i]! >= 65 && chunk[i]! <= 90) chunk[i]! += 32;
    for (let from = 0; from < chunk.length;) {
      const to = chunk.indexOf(10, from);
      visit(chunk, from, to);
      from = to + 1;
    }
  }
}

function hashOf(bytes: Uint8Array, from: number, to: number): number {
  let a = 0x811c9dc5;
  let b = 0x2545f491;
  for (let i = from; i < to; i++) {
    a = Math.imul(a ^ bytes[i]!, 0x01000193);
    b = Math.imul(b + bytes[i]!, 0x5bd1e995) ^ (b >>> 15);
  }
  a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d);
  b = Math.imul(b ^ (b >>> 13), 0x297a2d39);
  return ((a ^ (a >>> 12)) >>> 0) * 2_097_152 + ((b ^ (b >>> 15)) >>> 11);
}
