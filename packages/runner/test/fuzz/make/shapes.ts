import { addColumn, addTable, key, need, refuseUnless, type Draft, type TableDraft } from './draft.ts';
import { letters } from './values.ts';

/** Special tables: partitioned or inheriting ones; and code that guards tables. */

export function partitioned(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  const id = addColumn(draft, table, { type: 'bigint', of: 'whole', name: 'id', notNull: true }, (_, i) => String(i + 1));
  const part = (n: number, bound: string): string => `CREATE TABLE ${table.name}_part${n} PARTITION OF ${table.name} ${bound}`;
  const withDefault = dice.chance(0.3) ? [part(9, 'DEFAULT')] : [];
  switch (dice.below(4)) {
    case 0: {
      const at = addColumn(draft, table, { type: 'date', of: 'day', notNull: true }, () => `2024-${dice.pick(['01', '02', '04'])}-${dice.between(10, 28)}`);
      const range = (from: string, to: string): string => `FOR VALUES FROM ('2024-${from}-01') TO ('2024-${to}-01')`;
      table.suffix = `PARTITION BY RANGE (${at.name})`;
      table.partitions = [part(1, range('01', '02')), part(2, range('02', '03')), part(3, range('04', '06')), ...withDefault];
      table.keeps = [at.name];
      return key(draft, table, [id.name, at.name], 'PRIMARY KEY');
    }
    case 1: {
      const kind = addColumn(draft, table, { type: 'text', of: 'text', notNull: dice.chance(0.6) }, () => dice.pick(['eu', 'us', 'asia']));
      table.suffix = `PARTITION BY LIST (${kind.name})`;
      table.partitions = [part(1, "FOR VALUES IN ('eu', 'us')"), part(2, "FOR VALUES IN ('asia')"), ...withDefault];
      table.keeps = [kind.name];
      return key(draft, table, [id.name, kind.name], 'UNIQUE');
    }
    case 2: {
      table.suffix = `PARTITION BY HASH (${id.name})`;
      table.partitions = [0, 1, 2].map((n) => part(n, `FOR VALUES WITH (MODULUS 3, REMAINDER ${n})`));
      table.keeps = [id.name];
      return key(draft, table, [id.name], 'PRIMARY KEY');
    }
    default: {
      const code = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, () => String(dice.between(0, 29)));
      table.suffix = `PARTITION BY RANGE (${code.name}, ${id.name})`;
      table.partitions = [part(1, 'FOR VALUES FROM (0, MINVALUE) TO (10, MAXVALUE)'), part(2, 'FOR VALUES FROM (11, 0) TO (30, MAXVALUE)'), part(9, 'DEFAULT')];
      table.keeps = [code.name, id.name];
    }
  }
}

/** A table that has another's columns, and its own. */
export function inheriting(draft: Draft, name: string, rows: number): TableDraft | undefined {
  const { dice } = draft;
  const parents = draft.tables.filter(
    (table) => !table.suffix && table.rows.length > 0 && !table.columns.some((one) => one.suffix?.includes('IDENTITY') || one.type === 'serial'),
  );
  if (parents.length === 0) return undefined;
  const parent = dice.pick(parents);
  const table = addTable(draft, name, rows);
  const copied = table.rows.map((_, i) => parent.rows[i % parent.rows.length]!);
  table.columns = parent.columns.map((one) => ({ ...one, inherited: true }));
  table.rows.forEach((row, i) => Object.assign(row, copied[i]));
  table.suffix = `INHERITS (${parent.name})`;
  table.parent = parent.name;
  addColumn(draft, table, { type: 'text', of: 'text', name: 'extra' }, () => letters(dice, 5));
  return table;
}

/** A trigger that raises an error for rows unlike the hidden ones. */
export function guarded(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  switch (dice.below(4)) {
    case 0: {
      const a = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, () => String(dice.between(1, 50)));
      return refuseUnless(draft, table, (at) => `${at}${a.name} BETWEEN 1 AND 50`, [a.name]);
    }
    case 1: {
      const a = addColumn(draft, table, { type: 'text', of: 'text', notNull: true }, () => dice.pick(['north', 'south']));
      return refuseUnless(draft, table, (at) => `${at}${a.name} IN ('north', 'south')`, [a.name]);
    }
    case 2: {
      const a = addColumn(draft, table, { type: 'date', of: 'day' }, () => null);
      return refuseUnless(draft, table, (at) => `${at}${a.name} IS NULL`, [a.name]);
    }
    default: {
      const a = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, () => String(dice.between(1, 9)));
      const b = addColumn(draft, table, { type: 'integer', of: 'whole', notNull: true }, (row) => String(Number(row[a.name]) + dice.below(5)));
      return refuseUnless(draft, table, (at) => `${at}${b.name} >= ${at}${a.name}`, [a.name, b.name]);
    }
  }
}

/** A column without new information: filled by default, or a composite value. */
export function defaulted(draft: Draft, table: TableDraft): void {
  const { dice } = draft;
  switch (dice.below(3)) {
    case 0:
      return void addColumn(draft, table, { type: 'timestamptz', of: 'moment', notNull: true, suffix: 'DEFAULT now()' }, () => '2024-01-01 10:00+00');
    case 1:
      return void addColumn(draft, table, { type: 'text', of: 'text', notNull: true, suffix: "DEFAULT 'new'" }, () => 'new');
    default:
      need(draft, { name: 'amount_of', statement: 'CREATE TYPE amount_of AS (value numeric(8,2), currency char(3))' });
      return void addColumn(draft, table, { type: 'amount_of', of: 'number' }, () => `(${dice.below(90)}.50,EUR)`);
  }
}
