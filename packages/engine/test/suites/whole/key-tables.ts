import { ID, link } from '../../../src/plan/testing/blueprint-of.ts';

type Specs = Parameters<typeof import('../../../src/plan/testing/blueprint-of.ts').blueprintOf>[0];

const flag = { type: 'boolean' };
const term = (column: string, coefficient = 1) => ({ column, coefficient });

/** Every way in which keys, partial keys, exclusions and groups are satisfied. */
export function keyTables(): { tables: Specs; relations: ReturnType<typeof link>[] } {
  return {
    tables: {
      unique_values: {
        rows: 400,
        columns: {
          serial: ID,
          shuffled: { type: 'bigint', generator: { kind: 'permutation' } },
          uuid: 'uuid',
          email: { type: 'text', generator: { kind: 'internet.email' } },
          user_name: { type: 'character varying(12)', generator: { kind: 'internet.username' } },
          folded: { type: 'text', generator: { kind: 'internet.username' }, foldCase: true },
          pattern: { type: 'text', generator: { kind: 'pattern', parameters: { regex: '[A-Z]{2}-\\d{4}' } } },
          template: { type: 'text', generator: { kind: 'template', parameters: { template: '{{person.lastName}} & {{company.name}}' } } },
          tailed: { type: 'text', generator: { kind: 'text.category' } },
          narrow: 'character(2)',
          day: 'date',
          moment: 'timestamp with time zone',
          amount: 'numeric(8,2)',
          address: 'inet',
        },
        uniqueKeys: 'serial shuffled uuid email user_name folded pattern template tailed narrow day moment amount address'
          .split(' ')
          .map((column) => ({ columns: [column] })),
      },
      products_of: { rows: 60, columns: { x: flag, y: 'public.mood', z: { type: 'integer', domain: { min: 1, max: 10 } } }, primaryKey: ['x', 'y', 'z'] },
      lines: {
        columns: { order_id: 'integer', line: 'smallint', code: 'text' },
        primaryKey: ['order_id', 'line'],
        uniqueKeys: [{ columns: ['order_id', 'code'] }],
      },
      defaults: {
        rows: 300,
        columns: { id: ID, parent_id: 'integer', is_default: flag, slot: { type: 'smallint', nullable: true, nullRate: 0.4 } },
        uniqueKeys: [
          { columns: ['parent_id'], when: { is_default: 'true' } },
          { columns: ['parent_id', 'slot'], nullsNotDistinct: true },
        ],
      },
      bookings: {
        rows: 200,
        columns: { parent_id: 'integer', during: 'tstzrange', from_day: 'date', to_day: { type: 'date', nullable: true, nullRate: 0.3 } },
        exclusions: [
          { equal: ['parent_id'], span: ['during'] },
          { equal: ['parent_id'], span: ['from_day', 'to_day'] },
        ],
      },
      versions: { columns: { parent_id: 'integer', valid: 'daterange' }, uniqueKeys: [{ columns: ['parent_id', 'valid'], withoutOverlaps: true }] },
      states: {
        rows: 200,
        columns: {
          status: { type: 'text', generator: { kind: 'values', parameters: { values: ['new', 'paid', 'sent'] } } },
          paid_at: { type: 'date', nullable: true, nullRate: 0.5 },
          amount: { type: 'integer', nullable: true, nullRate: 0.3 },
          net: { type: 'numeric(10,2)', domain: { min: 0, max: 500 } },
          tax: { type: 'numeric(10,2)', domain: { min: 0, max: 500 } },
          gross: { type: 'numeric(10,2)', domain: { min: 0, max: 2000 } },
          low: { type: 'integer', domain: { min: 0, max: 100 } },
          high: { type: 'integer', domain: { min: 0, max: 100 } },
          one: 'text',
          two: { type: 'text', nullable: true },
        },
        groups: [
          {
            columns: ['status', 'paid_at', 'amount'],
            tier: 'C',
            variants: [
              { weight: 1, columns: { status: { domain: { in: ['new'] } }, paid_at: { null: true } } },
              { weight: 3, columns: { status: { domain: { in: ['paid', 'sent'] } }, paid_at: { notNull: true }, amount: { domain: { min: 500, max: 600 } } } },
            ],
          },
          { columns: ['net', 'tax', 'gross'], tier: 'D', order: [{ terms: [term('net'), term('tax'), term('gross', -1)], operator: '=', value: 0 }] },
          { columns: ['low', 'high'], tier: 'D', order: [{ terms: [term('low'), term('high', -1)], operator: '<=', value: -10 }] },
          {
            columns: ['one', 'two'],
            tier: 'E',
            rows: [
              ['1', 'a'],
              ['2', 'b'],
              ['3', null],
            ],
          },
        ],
      },
    },
    relations: [
      link('lines.order_id', 'parents.id', { owner: true, fanOut: { kind: 'geometric', mean: 2 } }),
      link('defaults.parent_id', 'parents.id'),
      link('bookings.parent_id', 'parents.id'),
      link('versions.parent_id', 'parents.id', { owner: true, fanOut: { kind: 'fixed', count: 2 } }),
    ],
  };
}
