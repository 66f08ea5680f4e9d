import { ID, link } from '../../../src/plan/testing/blueprint-of.ts';

type Specs = Parameters<typeof import('../../../src/plan/testing/blueprint-of.ts').blueprintOf>[0];

const by = (type: string, expression: string) => ({ type, nullable: true, generator: { kind: 'expression', parameters: { expression } } });
const over = (type: string, aggregate: string, column?: string) => ({
  type,
  nullable: true,
  generator: { kind: 'derived', parameters: { relation: 'items', aggregate, ...(column === undefined ? {} : { column }) } },
});
const lookup = (type: string, relation: string, column: string) => ({
  type,
  nullable: true,
  generator: { kind: 'lookup', parameters: { relation, column } },
});
const maybe = (type: string, rate: number) => ({ type, nullable: true, nullRate: rate });

/**
 * Values through relations: sums over children, look-ups of parents, of grandparents and of rows of the same table,
 * totals split over children.
 */
export function derivedTables(): { tables: Specs; relations: ReturnType<typeof link>[] } {
  return {
    tables: {
      buyers: {
        rows: 60,
        primaryKey: ['id'],
        columns: {
          id: ID,
          name: { type: 'text', generator: { kind: 'person.fullName' } },
          joined: 'date',
          budget: { type: 'numeric(12,2)', domain: { min: 1000, max: 9000 } },
          spent: by('numeric(14,2)', 'sum(orders, total)'),
          orders: by('integer', 'count(orders)'),
          last_order: by('timestamp with time zone', 'max(orders, placed)'),
        },
      },
      goods: {
        rows: 25,
        primaryKey: ['id'],
        columns: {
          id: ID,
          name: 'text',
          price: { type: 'numeric(8,2)', domain: { min: 1, max: 200 } },
          sold: by('bigint', 'sum(items, quantity)'),
          last_sale: by('integer', 'last(items, id)'),
        },
      },
      orders: {
        primaryKey: ['id'],
        columns: {
          id: ID,
          buyer_id: 'integer',
          placed: 'timestamp with time zone',
          total: by('numeric(12,2)', 'sum(items, quantity * price)'),
          lines: over('bigint', 'count'),
          pieces: over('bigint', 'sum', 'quantity'),
          mean_price: over('numeric(12,4)', 'avg', 'price'),
          cheapest: over('numeric(8,2)', 'min', 'price'),
          dearest: over('numeric(8,2)', 'max', 'price'),
          noted: by('bigint', 'count(items, note)'),
          first_price: over('numeric(8,2)', 'first', 'price'),
          last_note: by('text', 'last(items, note)'),
          has_items: by('boolean', 'exists(items)'),
          has_bulk: by('boolean', 'exists(items, quantity > 7)'),
          share: { type: 'numeric(12,2)', generator: { kind: 'split', parameters: { relation: 'buyer', column: 'budget' } } },
          buyer_name: lookup('text', 'buyer', 'name'),
          big: by('boolean', 'total > 500.0 && lines > 1'),
          label: by('text', 'upper(buyer.name) + " #" + string(id)'),
          rest: by('numeric(12,2)', 'coalesce(buyer.budget, 0.0) - coalesce(total, 0.0)'),
        },
      },
      items: {
        primaryKey: ['id'],
        columns: {
          id: ID,
          order_id: 'integer',
          good_id: { type: 'integer', nullable: true },
          quantity: { type: 'integer', domain: { min: 1, max: 9 } },
          price: lookup('numeric(8,2)', 'good', 'price'),
          note: maybe('text', 0.5),
          buyer_id: lookup('integer', 'order', 'buyer_id'),
          buyer_name: lookup('text', 'order', 'buyer_name'),
        },
      },
      // The subject of a comment: an order or a buyer, never both.
      comments: {
        rows: 150,
        primaryKey: ['id'],
        columns: {
          id: ID,
          order_id: { type: 'integer', nullable: true },
          buyer_id: { type: 'integer', nullable: true },
          about: { type: 'text', domain: { in: ['order', 'buyer'] } },
          order_total: lookup('numeric(12,2)', 'comment_order', 'total'),
          name: by('text', 'coalesce(comment_buyer.name, comment_order.buyer_name)'),
        },
        groups: [
          {
            columns: ['about', 'order_id', 'buyer_id'],
            tier: 'C',
            variants: [
              { weight: 2, columns: { about: { domain: { in: ['order'] } }, order_id: { notNull: true }, buyer_id: { null: true } } },
              { columns: { about: { domain: { in: ['buyer'] } }, order_id: { null: true }, buyer_id: { notNull: true } } },
            ],
          },
        ],
      },
      staff: {
        rows: 50,
        primaryKey: ['id'],
        columns: {
          id: ID,
          boss_id: { type: 'integer', nullable: true },
          name: { type: 'text', generator: { kind: 'person.fullName' } },
          boss_name: lookup('text', 'boss', 'name'),
          team: by('bigint', 'count(staff)'),
        },
      },
    },
    relations: [
      link('orders.buyer_id', 'buyers.id', { name: 'buyer', owner: true, fanOut: { kind: 'geometric', mean: 3 }, childless: 0.2 }),
      link('items.order_id', 'orders.id', { name: 'order', owner: true, fanOut: { kind: 'uniform', min: 0, max: 5 } }),
      link('items.good_id', 'goods.id', { name: 'good', fanOut: { kind: 'zipf', exponent: 1 }, nullShare: 0.1 }),
      link('comments.order_id', 'orders.id', { name: 'comment_order' }),
      link('comments.buyer_id', 'buyers.id', { name: 'comment_buyer' }),
      link('staff.boss_id', 'staff.id', { name: 'boss', self: true, fanOut: { kind: 'fixed', count: 3 } }),
    ],
  };
}
